//! The tree a search grows: nodes in one growing list, each with the actions that were ever legal there. What it may
//! take of memory is bounded; a full tree goes on learning but grows no further.

use crate::values::Values;
use tianxia_core::MAX_SEATS;

/// The most memory the tree of one search takes, in bytes.
pub const MEMORY: usize = 256 << 20;

/// An action out of a node: its figures count over all worlds in which it was legal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// The node it leads to; [`Tree::ROOT`] if it was not grown yet, for nothing leads back to the root.
    pub(crate) child: u32,
    /// How often it was played.
    pub(crate) visits: u32,
    /// How often it could have been played.
    pub(crate) available: u32,
    /// How promising it is beside its siblings, as tickets in a lottery.
    pub(crate) tickets: f32,
    /// The values of all plays, added up.
    pub(crate) total: Values,
}

/// A decision as far as it is told by the actions that led to it.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    pub(crate) visits: u32,
    pub(crate) total: Values,
    pub(crate) edges: Vec<Edge<A>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    bytes: usize,
    limit: usize,
}

impl<A: Copy> Tree<A> {
    pub(crate) const ROOT: u32 = 0;

    pub(crate) fn new(limit: usize) -> Self {
        Tree { nodes: vec![Node::new()], bytes: size_of::<Node<A>>(), limit }
    }

    pub(crate) fn node(&self, node: u32) -> &Node<A> {
        &self.nodes[node as usize]
    }

    pub(crate) fn node_mut(&mut self, node: u32) -> &mut Node<A> {
        &mut self.nodes[node as usize]
    }

    /// The node behind an edge, grown now if it has to be; `None` when the tree may not grow any more.
    pub(crate) fn child(&mut self, node: u32, edge: usize) -> Option<u32> {
        let child = self.node(node).edges[edge].child;
        if child != Self::ROOT {
            return Some(child);
        }
        // A growing list may hold twice what it needs for a moment, so room for two nodes is asked for one.
        if self.bytes + 2 * size_of::<Node<A>>() > self.limit {
            return None;
        }
        self.bytes += 2 * size_of::<Node<A>>();
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::new());
        self.node_mut(node).edges[edge].child = child;
        Some(child)
    }

    /// Is there room for this many more actions at one node?
    pub(crate) fn has_room(&self, edges: usize) -> bool {
        self.bytes + 2 * edges * size_of::<Edge<A>>() <= self.limit
    }

    pub(crate) fn add(&mut self, node: u32, action: A, tickets: f32) -> u32 {
        let edges = &mut self.nodes[node as usize].edges;
        let before = edges.capacity();
        edges.push(Edge { action, child: Self::ROOT, visits: 0, available: 0, tickets, total: [0.0; MAX_SEATS] });
        self.bytes += (edges.capacity() - before) * size_of::<Edge<A>>();
        edges.len() as u32 - 1
    }

    /// The memory it holds.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }
}

impl<A> Node<A> {
    fn new() -> Self {
        Node { visits: 0, total: [0.0; MAX_SEATS], edges: Vec::new() }
    }

    /// The mean value of one seat over all visits.
    pub(crate) fn mean(&self, seat: usize) -> Option<f32> {
        (self.visits > 0).then(|| self.total[seat] / self.visits as f32)
    }
}

impl<A> Edge<A> {
    /// The mean value of one seat over all plays.
    pub(crate) fn mean(&self, seat: usize) -> Option<f32> {
        (self.visits > 0).then(|| self.total[seat] / self.visits as f32)
    }

    /// The mean values of all seats.
    pub(crate) fn means(&self) -> Values {
        self.total.map(|total| total / self.visits.max(1) as f32)
    }
}

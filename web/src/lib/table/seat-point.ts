// Where a seat stands on the screen, in the measure of a drawing: trails of moves begin there.

/** The middle of the edge of a seat's card that is nearer to the drawing, or nothing where the card cannot be seen. */
export function seatPoint(seat: number, drawing: SVGGraphicsElement): [x: number, y: number] | null {
  const cards = [...document.querySelectorAll(`[data-seat="${seat}"], [data-point="seat:${seat}"]`)]
  const box = cards.map((card) => card.getBoundingClientRect()).find(({ width }) => width > 0)
  const matrix = drawing.getScreenCTM()?.inverse()
  if (!box || !matrix) return null
  const board = drawing.ownerSVGElement?.getBoundingClientRect()
  const edge = board && box.right <= board.left + board.width / 2 ? box.right : box.left
  const { x, y } = new DOMPoint(edge, box.top + box.height / 2).matrixTransform(matrix)
  return [x, y]
}

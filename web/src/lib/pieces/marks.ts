// Icons of the games' things, filled with the colour of the text, on a field of 26 by 26 around its middle: the five offices, the
// symbols of persons, events, and what a table says in figures.

export const MARKS = {
  yellow:
    '<path d="M-6.4 3.6V-1.6Q-6.4-5-3.8-5.6V-8.4Q-3.8-11.8 0-11.8 3.8-11.8 3.8-8.4V-5.6Q6.4-5 6.4-1.6V3.6Z"/><path d="M-13.4-1.6Q-13.6-3.2-12-3.2L-7.4-1.4V1L-12.2.6Q-13.4.4-13.4-1.6ZM13.4-1.6Q13.6-3.2 12-3.2L7.4-1.4V1L12.2.6Q13.4.4 13.4-1.6Z"/><path d="M-6.8 4.9H6.8V8H-6.8Z"/>',
  red: '<path d="M0-12.5 2.9-6.6 1.2-4.4V11.5H-1.2V-4.4L-2.9-6.6Z"/><path d="M2-4.6Q7.4-5 8.2-10 12-2.6 6.4 2 4.4 3.4 2 3.2Z"/><path d="M-2-3.6Q-6.4-2.6-6.2 4.6-3.6 3.4-2 .6Z"/>',
  blue: '<path d="M-.8 12Q-1.8 1 1.4-8L3-7.4Q.4 1 1.2 12Z"/><ellipse cx="3.4" cy="-9.6" rx="2" ry="3.1" transform="rotate(24 3.4 -9.6)"/><ellipse cx="-2.6" cy="-6.4" rx="2" ry="3.3" transform="rotate(-28 -2.6 -6.4)"/><ellipse cx="6" cy="-4.6" rx="2" ry="3.3" transform="rotate(46 6 -4.6)"/><ellipse cx="-4.2" cy="-.6" rx="2" ry="3.4" transform="rotate(-36 -4.2 -.6)"/><ellipse cx="4.9" cy="1.2" rx="2" ry="3.4" transform="rotate(42 4.9 1.2)"/><ellipse cx="-4.4" cy="5.4" rx="2" ry="3.4" transform="rotate(-42 -4.4 5.4)"/><ellipse cx="4.6" cy="7" rx="2" ry="3.4" transform="rotate(44 4.6 7)"/>',
  green:
    '<path fill-rule="evenodd" d="M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10ZM0-7.9A7.9 7.9 0 1 0 0 7.9 7.9 7.9 0 1 0 0-7.9Z"/><path fill-rule="evenodd" d="M0-6.6A6.6 6.6 0 1 1 0 6.6 6.6 6.6 0 1 1 0-6.6ZM-2.7-2.7V2.7H2.7V-2.7Z"/>',
  white:
    '<path fill-rule="evenodd" d="M-4.2-12H4.2V-9.8H2.8Q2.8-7.8 6-6 9.8-3.4 9-.6 8.2 6.4 5 11.8H-5Q-8.2 6.4-9-.6-9.8-3.4-6-6-2.8-7.8-2.8-9.8H-4.2ZM-7.2-2.6-6.9-.6Q-3.5-2.6 0-.6 3.5 1.4 6.9-.6L7.2-2.6Q3.5-.6 0-2.6-3.5-4.6-7.2-2.6ZM-5.8 4.4-5.2 6H5.2L5.8 4.4Z"/>',
  buddha:
    '<path d="M0-9.5Q3.6-4.6 2.6 3.4 1.6 5.6 0 6.4-1.6 5.6-2.6 3.4-3.6-4.6 0-9.5Z"/><path d="M-4-6Q-4.6 1-2.8 5.4-8.2 4-8.8-3.6-6.2-4-4-6ZM4-6Q4.6 1 2.8 5.4 8.2 4 8.8-3.6 6.2-4 4-6Z"/><path d="M-12 0Q-9.4.2-8.4 1.6-6.6 6.4 0 7.6 6.6 6.4 8.4 1.6 9.4.2 12 0 11 8.6 0 9.8-11 8.6-12 0Z"/>',
  rocket:
    '<path d="M2.4-11.6Q6-8.4 5.4-4.6L-.6 3.4-4.6.4 1-8.2Q1.4-10.4 2.4-11.6Z"/><path d="M-5.6 1.4-1.6 4.4-4 6.6-7.2 4.2Z"/><path d="M-7.6 5.4-5.6 7-11 12.2Z"/><path d="M7-1.4 9.4-1 8 1ZM9 3.4 11.6 5 9.4 6.6ZM4 3.6 6 6.4 3 6.8ZM5.4 9 8 10 6 12Z"/>',
  helmet:
    '<path d="M-.9-12H.9V-9.4Q8-8 8.4 0H-8.4Q-8-8-.9-9.4Z"/><path d="M-10 1H10L10.6 3.4H-10.6Z"/><path d="M-9.4 4.4H-3.6L-4.2 11.6Q-8.6 10-9.4 4.4ZM9.4 4.4H3.6L4.2 11.6Q8.6 10 9.4 4.4Z"/>',
  mortar:
    '<path d="M-9.6-1.6H9.6Q9.4 5 4.6 7.4L6.4 11H-6.4L-4.6 7.4Q-9.4 5-9.6-1.6Z"/><path d="M1-3 7-12 9.8-10 4.4-3Z"/>',
  book: '<path fill-rule="evenodd" d="M-8.6-10.6H8.6V10.6H-8.6ZM-6.6-8.8V8.8H-5V-8.8ZM-1.6-7V3H4.6V-7Z"/>',
  hammer: '<path d="M-9-10H6L10-6.8V-3H-9Z"/><path d="M-2.4-2H2.2V11.6H-2.4Z"/>',
  coin: '<path fill-rule="evenodd" d="M0-10.4A10.4 10.4 0 1 1 0 10.4 10.4 10.4 0 1 1 0-10.4ZM-3.4-3.4V3.4H3.4V-3.4Z"/>',
  roof: '<path d="M0-9Q5-4 12-3.4L10.4 0H-10.4L-12-3.4Q-5-4 0-9Z"/><path d="M-7.6 1H7.6V9.6H3V4.4H-3V9.6H-7.6Z"/>',
  sun: '<circle r="5.6"/><path d="M-1.2-12H1.2V-7.4H-1.2ZM-1.2 12H1.2V7.4H-1.2ZM-12-1.2V1.2H-7.4V-1.2ZM12-1.2V1.2H7.4V-1.2ZM-9.4-7.6-7.6-9.4-4.4-6-6-4.4ZM9.4-7.6 7.6-9.4 4.4-6 6-4.4ZM-9.4 7.6-7.6 9.4-4.4 6-6 4.4ZM9.4 7.6 7.6 9.4 4.4 6 6 4.4Z"/>',
  lantern:
    '<path d="M-3.4-9.6H3.4V-7.8H-3.4ZM-.7-12H.7V-9.6H-.7Z"/><path fill-rule="evenodd" d="M0-7.2C7-7.2 9.4-4 9.4-.6 9.4 3 7 6 0 6-7 6-9.4 3-9.4-.6-9.4-4-7-7.2 0-7.2ZM-4.4-5.2C-6-2.4-6 1.4-4.4 4L-3.2 4.4C-4.6 1.4-4.6-2.6-3.2-5.6ZM4.4-5.2C6-2.4 6 1.4 4.4 4L3.2 4.4C4.6 1.4 4.6-2.6 3.2-5.6Z"/><path d="M-3.4 6.6H3.4V8.2H-3.4ZM-2 8.6H-.8V12H-2ZM.8 8.6H2V12H.8Z"/>',
  bow: '<path d="M-7-11.4Q9.6-7 9.6 0 9.6 7-7 11.4L-7.4 9.8Q6.4 5.4 6.4 0 6.4-5.4-7.4-9.8Z"/><path d="M-7.6-10.6H-6.4V10.6H-7.6Z"/><path d="M-11-.8H8V-2.8L12 0 8 2.8V.8H-11Z"/>',
  incense:
    '<path fill-rule="evenodd" d="M-9.4 0H9.4Q9 6.4 4.6 8.6L5.6 11.6H-5.6L-4.6 8.6Q-9 6.4-9.4 0Z"/><path d="M-.8-3H.8V-.8H-.8Z"/><path d="M-.6-3.8Q-4.4-6 0-8 2.6-9.6.4-12 5.2-9.4 1.2-7-1.6-5.4.6-3.8Z"/>',
  knot: '<path fill-rule="evenodd" d="M0-11 7.6-3.4 4.2 0 7.6 3.4 0 11-7.6 3.4-4.2 0-7.6-3.4ZM0-7.4-4-3.4 0 .6 4-3.4ZM0 3-1.8 4.6 0 7 1.8 4.6Z"/>',
  step: '<path d="M-10 8V3H-4V-2H2V-7H9V-10L13-5.4 9-.8V-3.6H5.4V1.4H-.6V6.4H-6.6V8Z"/>',
  hextile:
    '<path fill-rule="evenodd" d="M0-11.6 10-5.8V5.8L0 11.6-10 5.8V-5.8ZM0-9.2-8-4.6V4.6L0 9.2 8 4.6V-4.6Z"/><path d="M0-6 5.2-3V3L0 6-5.2 3V-3Z"/>',
  card: '<path fill-rule="evenodd" d="M-7-11.4H7Q8.6-11.4 8.6-9.8V9.8Q8.6 11.4 7 11.4H-7Q-8.6 11.4-8.6 9.8V-9.8Q-8.6-11.4-7-11.4ZM0-7.6A3.9 3.9 0 1 0 0 .2 3.9 3.9 0 1 0 0-7.6ZM-6 8.6H6Q6 1.6 0 1.6-6 1.6-6 8.6Z"/>',
  wall: '<path d="M-12-9H-8V-5H-4V-9H0V-5H4V-9H8V-5H12V9H-12ZM-12 0H12V1H-12ZM-5 1H-4V9H-5ZM4-5H5V0H4Z" fill-rule="evenodd"/>',
  quake: '<path d="M-12 2-6-9-2-2 3-11 12 2H4L1-3-2 4-6-1-8 2ZM-12 5H12V7H-12ZM-8 9H8V11H-8Z"/>',
  wave: '<path d="M-12 4Q-8-9 2-9 9-8 9-1 5-6 1-3-2 0 1 4 6 8 12 4V10H-12Z"/>',
  moon: '<path d="M4-11A11 11 0 1 0 4 11 9 9 0 1 1 4-11Z"/>',
  peak: '<path d="M-12 11-3-4H3L12 11ZM-1-12H1V-6H-1ZM-7-10-5-11-3-6-4-5ZM7-10 5-11 3-6 4-5Z"/>',
  gust: '<path d="M-11-8H10V-5H-11ZM-8-3H8V0H-8ZM-5 2H6V5H-5ZM-2 7H4V10H-2Z"/>',
  blade: '<path d="M-2-12 2-12 2 3-2 3ZM-7 4H7V6.5H-7ZM-2 7H2V12H-2Z"/>',
  hands: '<path d="M-12-4-5-7 0-4 5-7 12-4V3L4 9-1 5-6 7-12 3Z"/>',
  granary: '<path d="M0-12 12-4H9V11H-9V-4H-12ZM-5-1V2H5V-1ZM-5 5V8H5V5Z" fill-rule="evenodd"/>',
  bandit:
    '<path d="M0-12Q9-12 9-2 9 4 6 8L4 12H-4L-6 8Q-9 4-9-2-9-12 0-12ZM-8-3V1H8V-3Z" fill-rule="evenodd"/><circle cx="-3.6" cy="-1" r="1.3"/><circle cx="3.6" cy="-1" r="1.3"/>',
} as const

export type Mark = keyof typeof MARKS

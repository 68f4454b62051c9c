// The answers of a decision as the API sends them, in groups that are alike but for the places they name, one by one: what tests that
// speak with the server choose from. The client's own reading of them is `src/lib/protocol/legal.ts`.

export const choicesOf = ({ groups, effects: all }) =>
  groups.flatMap(({ notation, numbers, places, effects }) =>
    numbers.map((number, index) => ({
      number,
      notation: filled(notation, places?.[index]),
      effect: all[effects[index] ?? -1],
    })),
  )

const filled = (notation, places = '') => notation.replace(/\*(\d+)/g, (_, place) => places.split(' ')[place - 1])

// The choices of a decision. The API sends them in groups, as columns of the fields that differ. Tests that talk to the server choose from this
// list. The client has its own reader in `src/lib/protocol/legal.ts`.

export const choicesOf = ({ groups, effects: all }) =>
  groups.flatMap(({ notation, action, numbers, columns = {}, effects }) =>
    numbers.map((number, index) => {
      const fields = Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, column[index]]))
      return {
        number,
        notation: notation.replace(/{(\w+)}/g, (_, field) => [fields[field]].flat().join(' ')),
        // An action without fields of its own may be a plain word.
        action: Object.keys(fields).length ? { ...action, ...fields } : action,
        effect: all[effects[index] ?? -1],
      }
    }),
  )

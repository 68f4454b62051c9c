// The answers of the deciding seat, unpacked. They travel in groups that are alike but for the places they name, with each effect once; here they become
// one choice each, with the types of their game.

import type { Choice, GameId } from '$lib/games'
import type { Group, Legal } from './types'

export function unpack<G extends GameId>(legal: Legal): Choice<G>[] {
  return legal.groups.flatMap((group) => {
    const action = JSON.stringify(group.action)
    return group.numbers.map((number, index) => choice<G>(legal, group, action, number, index))
  })
}

function choice<G extends GameId>(
  legal: Legal,
  group: Group,
  action: string,
  number: number,
  index: number,
): Choice<G> {
  const places = group.places?.[index]?.split(' ') ?? []
  const filled = (text: string, quote = '') =>
    places.reduce(
      (text, place, place_index) => text.replaceAll(`${quote}*${place_index + 1}${quote}`, quote + place + quote),
      text,
    )
  return {
    number,
    notation: filled(group.notation),
    free: group.free,
    action: JSON.parse(filled(action, '"')) as Choice<G>['action'],
    effect: legal.effects[group.effects[index] ?? -1] as Choice<G>['effect'],
  }
}

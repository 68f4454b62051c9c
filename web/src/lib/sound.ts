// The sounds of a table, made in the browser as they are needed: wood on paper, a drum, a gong, two strokes on a wood block.

import { settings } from '$lib/settings.svelte'

export type Sound = 'tile' | 'war' | 'event' | 'turn'

/** One note: when it begins, how high, how long and how loud it is. */
interface Note {
  at: number
  pitch: number
  /** Where the pitch slides to. */
  to: number
  lasts: number
  loud: number
  wave: OscillatorType
}

const note = (at: number, pitch: number, to: number, lasts: number, loud: number, wave: OscillatorType = 'sine') =>
  ({ at, pitch, to, lasts, loud, wave }) satisfies Note

const SOUNDS: Record<Sound, Note[]> = {
  tile: [note(0, 320, 140, 0.07, 0.22, 'triangle'), note(0, 1500, 900, 0.025, 0.06, 'square')],
  war: [note(0, 130, 52, 0.32, 0.5), note(0.2, 130, 52, 0.32, 0.4), note(0.34, 150, 50, 0.5, 0.55)],
  // A gong is no chord: its partials stand in no simple ratio.
  event: [
    note(0, 196, 194, 1.4, 0.2),
    note(0, 317, 313, 1.1, 0.12),
    note(0, 523, 517, 0.8, 0.07),
    note(0, 98, 97, 1.6, 0.2),
  ],
  turn: [note(0, 740, 370, 0.16, 0.26, 'triangle'), note(0.13, 988, 494, 0.16, 0.26, 'triangle')],
}

let audio: AudioContext | undefined

/** Plays a sound, as loud as the person likes; nothing where sounds are off. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0) return
  // Before the first click or key a browser lets no page sound, and complains of one that tries.
  if (!audio && navigator.userActivation?.hasBeenActive === false) return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') return void audio.resume()
    for (const one of SOUNDS[sound]) strike(audio, one)
  } catch {
    // A page without sound plays as well.
  }
}

function strike(audio: AudioContext, { at, pitch, to, lasts, loud, wave }: Note): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  const begin = audio.currentTime + at
  tone.type = wave
  tone.frequency.setValueAtTime(pitch, begin)
  tone.frequency.exponentialRampToValueAtTime(to, begin + lasts)
  volume.gain.setValueAtTime(loud * settings.volume, begin)
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + lasts)
  tone.connect(volume).connect(audio.destination)
  tone.start(begin)
  tone.stop(begin + lasts + 0.02)
}

import type { Sound } from "./score.ts"

/** −18 dB. */
const VOLUME = 0.126

/** A tone: its successive pitches, the duration of each, and its timbre. */
interface Tone {
  pitches: readonly number[]
  seconds: number
  wave: OscillatorType
}

/** Band-pass noise: centre frequency and duration. */
interface Noise {
  band: number
  seconds: number
}

const C5 = 523.25
const E5 = 659.26
const G5 = 783.99
const C6 = 1046.5

const TONES: Readonly<Record<Sound, { tone?: Tone; noise?: Noise }>> = {
  draw: { noise: { band: 2400, seconds: 0.06 } },
  land: { tone: { pitches: [90], seconds: 0.12, wave: "sine" }, noise: { band: 300, seconds: 0.05 } },
  cast: { tone: { pitches: [C5, G5], seconds: 0.09, wave: "triangle" } },
  countered: { tone: { pitches: [E5, C5], seconds: 0.1, wave: "triangle" } },
  tap: { noise: { band: 3800, seconds: 0.012 } },
  attack: { tone: { pitches: [110, 82], seconds: 0.07, wave: "sine" }, noise: { band: 180, seconds: 0.14 } },
  damage: { tone: { pitches: [70], seconds: 0.1, wave: "square" }, noise: { band: 500, seconds: 0.1 } },
  life: { tone: { pitches: [E5, G5], seconds: 0.08, wave: "sine" } },
  priority: { tone: { pitches: [E5], seconds: 0.08, wave: "sine" } },
  won: { tone: { pitches: [C5, E5, G5, C6], seconds: 0.14, wave: "triangle" } },
  lost: { tone: { pitches: [E5, C5], seconds: 0.22, wave: "triangle" } },
}

let context: AudioContext | null = null

/** Synthesizes and plays a sound; `after`: seconds from now. Silent if the browser has no audio. */
export function play(sound: Sound, after = 0): void {
  if (!("AudioContext" in globalThis)) return
  context ??= new AudioContext()
  // Browsers mute audio until the first interaction; missed sounds aren't played later.
  if (context.state === "suspended") return void context.resume()
  const { tone, noise } = TONES[sound]
  const at = context.currentTime + after
  if (tone !== undefined) playTone(context, tone, at)
  if (noise !== undefined) playNoise(context, noise, at)
}

function playTone(audio: AudioContext, { pitches, seconds, wave }: Tone, at: number): void {
  pitches.forEach((pitch, i) => {
    const oscillator = new OscillatorNode(audio, { type: wave, frequency: pitch })
    through(audio, oscillator, at + i * seconds, seconds * 1.6)
  })
}

function playNoise(audio: AudioContext, { band, seconds }: Noise, at: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: band, Q: 0.8 })
  source.connect(filter)
  envelope(audio, filter, at, seconds)
  source.start(at)
}

function through(audio: AudioContext, oscillator: OscillatorNode, at: number, seconds: number): void {
  envelope(audio, oscillator, at, seconds)
  oscillator.start(at)
  oscillator.stop(at + seconds)
}

/** A sound starts at once and decays. */
function envelope(audio: AudioContext, node: AudioNode, at: number, seconds: number): void {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(VOLUME, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  node.connect(gain).connect(audio.destination)
}

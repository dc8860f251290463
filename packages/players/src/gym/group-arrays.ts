import { writeSync } from "node:fs"
import type { Tables } from "./observe.ts"
import type { ArraySchema, Schema } from "./schema.ts"

interface Outcome {
  toPlay: number
  rewards: readonly number[]
  terminated: boolean
  truncated: boolean
}

/** The byte offset of an array in the shared file. */
export interface Place {
  name: string
  offset: number
}

type Numbers = Int32Array | Uint8Array | Float32Array
const TYPES = { int32: Int32Array, uint8: Uint8Array, float32: Float32Array }

/** The arrays of a group: each holds all environments contiguously, and is written to the file as a whole. */
export class GroupArrays {
  readonly #arrays: Readonly<Record<string, Numbers>>
  readonly #strides: Readonly<Record<string, number>>
  readonly #tables: Tables[]
  #file = -1
  #places: readonly Place[] = []

  constructor({ arrays }: Schema, envs: number) {
    this.#strides = Object.fromEntries(arrays.map(({ name, shape }) => [name, product(shape)]))
    this.#arrays = Object.fromEntries(
      arrays.map((one) => [one.name, new TYPES[one.dtype](envs * product(one.shape))]),
    )
    this.#tables = Array.from({ length: envs }, (_, env) => ({
      globals: this.#ints("globals", env),
      players: this.#ints("players", env),
      objects: this.#ints("objects", env),
      options: this.#ints("options", env),
      mask: this.#bytes("mask", env),
    }))
  }

  tables(env: number): Tables {
    return this.#tables[env]
  }

  /** Clears the tables of an environment in which nobody is asked. */
  clear(env: number): void {
    for (const table of Object.values(this.#tables[env])) table.fill(0)
  }

  outcome(env: number, { toPlay, rewards, terminated, truncated }: Outcome): void {
    this.#arrays.to_play[env] = toPlay
    this.#arrays.rewards.set(rewards, env * this.#strides.rewards)
    this.#arrays.terminated[env] = terminated ? 1 : 0
    this.#arrays.truncated[env] = truncated ? 1 : 0
  }

  /** Makes `flush` write to these places of a file. */
  shareAt(file: number, places: readonly Place[]): void {
    this.#file = file
    this.#places = places
  }

  /** Writes all arrays to the shared file, where processes mapping it see them. */
  flush(): void {
    for (const { name, offset } of this.#places) {
      const array = this.#arrays[name]
      writeSync(this.#file, array, 0, array.byteLength, offset)
    }
  }

  #ints(name: string, env: number): Int32Array {
    const array = this.#arrays[name]
    const stride = this.#strides[name]
    return new Int32Array(array.buffer, env * stride * 4, stride)
  }

  #bytes(name: string, env: number): Uint8Array {
    const stride = this.#strides[name]
    return new Uint8Array(this.#arrays[name].buffer, env * stride, stride)
  }
}

function product(shape: ArraySchema["shape"]): number {
  return shape.reduce((all, one) => all * one, 1)
}

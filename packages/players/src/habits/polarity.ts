import { type Ability, characteristics, type ObjectId, type State } from "@apnap/engine"

/** What an effect does to what it is aimed at. */
export type Polarity = "good" | "bad"

const BAD =
  /"do":"(damage|destroy|counter|tap|fight|discard|mill|loseLife|sacrifice|freeze|exileUntil)"|"to":"(exile|graveyard|hand|library)"|"do":"change"[^}]*"control/
const WEAKENING = /"(power|toughness)":-|"cant"|cantAttack|cantBlock|doesntUntap/
const BENIGN = /"to":"battlefield"/

const known = new WeakMap<readonly Ability[], Polarity>()

/** Whether an object's ability that asks for targets helps or harms them, read from its effects; the ability's own text goes first. */
export function polarityOf(s: State, source: ObjectId): Polarity {
  const ability = s.objects[source]?.stack?.ability
  return read(ability ? [ability] : characteristics(s, source).abilities)
}

function read(abilities: readonly Ability[]): Polarity {
  let found = known.get(abilities)
  if (found === undefined) {
    const text = JSON.stringify(abilities.filter((a) => a.ability !== "activated" || !a.mana))
    found = WEAKENING.test(text) || (BAD.test(text) && !BENIGN.test(text)) ? "bad" : "good"
    known.set(abilities, found)
  }
  return found
}

const DAMAGE = /"do":"damage","amount":(\d+)/
const amounts = new WeakMap<object, number | null>()

/** The damage that the object's ability deals, where its text names a number; null otherwise. */
export function damageOf(s: State, source: ObjectId): number | null {
  const key = s.objects[source]?.stack?.ability ?? characteristics(s, source).abilities
  let found = amounts.get(key)
  if (found === undefined) {
    const amount = DAMAGE.exec(JSON.stringify(key))?.[1]
    found = amount === undefined ? null : Number(amount)
    amounts.set(key, found)
  }
  return found
}

/** Whether an object's effects counter something on the stack. */
export function counters(s: State, id: ObjectId): boolean {
  return characteristics(s, id).abilities.some((a) => a.ability === "spell" && COUNTERS.test(effectText(a)))
}

const COUNTERS = /"do":"counter"/
const texts = new WeakMap<Ability, string>()

function effectText(a: Ability): string {
  let text = texts.get(a)
  if (text === undefined) {
    text = JSON.stringify(a)
    texts.set(a, text)
  }
  return text
}

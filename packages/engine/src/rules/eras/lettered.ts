/**
 * Lettered rules among which others came later, each letter with the day it came, or none if it was there in 2009. What stands after one
 * that had not come yet was a letter earlier.
 */
const CAME: Readonly<Record<string, string>> = {
  // Special actions: companions, foretell, the planar die, conspiracies, plot, Rooms.
  "116.2": "a b c d e f g:2020-06-01 h:2021-02-05 i:2009-09-04 j:2014-06-06 k:2024-04-19 m:2024-09-27",
  // Counters: keyword, shield, stun, defense, finality, rad.
  "122.1": "a b:2020-04-17 c:2022-04-29 d:2022-09-09 e f g:2023-04-21 h:2023-11-17 i:2024-03-08",
  // Read ahead.
  "714.3": "a b:2022-09-09 c",
  // A commander whose color is chosen, back faces, alternative characteristics.
  "903.4": "a b:2020-11-20 c d:2011-09-30 e:2019-10-04 f",
}

/** The rules' letters on a day where they differ from today's, in the sections that `numbers` gives. */
export function letteredOn(day: string, numbers: Readonly<Record<string, string>>): Record<string, string> {
  const out: Record<string, string> = {}
  for (const [rule, letters] of Object.entries(CAME)) {
    const section = rule.slice(0, 3)
    const there = letters
      .split(" ")
      .map((one) => one.split(":"))
      .filter(([, came = ""]) => came <= day)
    there.forEach(([letter], i) => {
      const then = LETTERS[i]
      if (then !== letter) out[rule + letter] = `${numbers[section] ?? section}${rule.slice(3)}${then}`
    })
  }
  return out
}

/** As the rules use them: without l and o. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz"

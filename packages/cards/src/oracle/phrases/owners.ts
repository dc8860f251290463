import { ORACLE } from "../oracle.ts"

const OWNERS = ["its owner 's", "their owners '", "their owner 's", "your", "their", "that player 's"]
const OTHER_CONTROLLERS = ["its controller 's", "their controllers '", "their controller 's", "their"]

/** Words that the rules make certain anyway: read and spelled in any form, and of no value. */
export function certain(symbol: string, forms: readonly string[]): void {
  const split = forms.map((form) => form.split(" "))
  ORACLE.symbol(symbol).handwritten = {
    begins: (word) => split.some((form) => form[0] === word),
    read: (reader, at) =>
      split
        .filter((form) => form.every((word, i) => reader.tokens[at + i] === word))
        .map((form) => ({ end: at + form.length, value: undefined })),
    spell: () => split,
  }
}

const THEIRS = OWNERS.map((form) => form.split(" ")).reverse()
const YOURS = [["your"], ...THEIRS.filter(([word]) => word !== "your")]
/** Whose library a player searches or hand a player discards is that player's own, who may be told first. */
ORACLE.symbol("own").handwritten = {
  begins: (word) => OWNERS.some((form) => form.split(" ")[0] === word),
  read: (reader, at) => reader.read("owners", at),
  spell: (_value, context) => (context.told === true ? THEIRS : YOURS),
}

/** Whose hand or library a card goes to is always its owner's (400.3). */
certain("owners", OWNERS)
/** Whose untap step a permanent untaps in is always its controller's (502.3). */
certain("controllers", ["your", ...OTHER_CONTROLLERS])
/** Of one untap step only "its controller's" is certain: by then it may be another player's, but "your next untap step" is not theirs. */
certain("other controllers", OTHER_CONTROLLERS)
/** Who may pay against being countered is always the controller of the spell or ability. */
certain("its controller", ["its controller", "that player", "their controllers"])

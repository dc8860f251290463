import { ORACLE } from "../../oracle.ts"

const OWNERS = ["its owner 's", "their owners '", "their owner 's", "your", "their", "that player 's"]
const OTHER_CONTROLLERS = ["its controller 's", "their controllers '", "their controller 's", "their"]

/**
 * Words implied by the rules: read and spelled in any of these forms, and without a value. `told`: the same forms in the order for a
 * player who was named before.
 */
export function certain(symbol: string, forms: readonly string[], { told = forms } = {}): void {
  const split = forms.map((form) => form.split(" "))
  const splitTold = told.map((form) => form.split(" "))
  ORACLE.symbol(symbol).handwritten = {
    begins: (word) => split.some((form) => form[0] === word),
    read: (reader, at) =>
      split
        .filter((form) => form.every((word, i) => reader.tokens[at + i] === word))
        .map((form) => ({ end: at + form.length, value: undefined })),
    spell: (_value, context) => (context.told === true ? splitTold : split),
  }
}

const THEIRS = OWNERS.map((form) => form.split(" ")).reverse()
const YOURS = [["your"], ...THEIRS.filter(([word]) => word !== "your")]
/** A player searches their own library and discards from their own hand; the player may be named before. */
ORACLE.symbol("own").handwritten = {
  begins: (word) => OWNERS.some((form) => form.split(" ")[0] === word),
  read: (reader, at) => reader.read("owners", at),
  spell: (_value, context) => (context.told === true ? THEIRS : YOURS),
}

/** A card always goes to its owner's hand or library (400.3). */
certain("owners", OWNERS)
certain("library", [...OWNERS, "that"])
/** A permanent always untaps during its controller's untap step (502.3). */
certain("controllers", ["your", ...OTHER_CONTROLLERS])
/** For a single untap step only "its controller's" is certain: the controller may change, and "your next untap step" isn't theirs. */
certain("other controllers", OTHER_CONTROLLERS)
/** Only the controller of the spell or ability can pay to prevent its being countered. */
certain("its controller", ["its controller", "that player", "their controllers"])

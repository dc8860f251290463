/** The Oracle grammar, card file importers, deck lists and the embedded cards. */
export {}

/** Replaces the tables' choices for a picture. */
export interface Override {
  figure?: string
  emblem?: string
  attribute?: string
}

/** Cards whose expected figure differs from the tables' choice, by name; a single word applies to all names containing it. */
export const OVERRIDE: Readonly<Record<string, Override>> = {
  Thragtusk: { figure: "rhinoceros-horn" },
  "Leatherback Baloth": { figure: "bestial-fangs" },
  "Blood Moon": { figure: "eclipse" },
  "Baleful Strix": { figure: "owl" },
  "Gisela, Blade of Goldnight": { figure: "winged-sword" },
  "Meren of Clan Nel Toth": { figure: "raise-skeleton" },
  "Talrand, Sky Summoner": { figure: "triton-head" },
  "Goblin Grenade": { figure: "unlit-bomb" },
  "Goblin Balloon Brigade": { attribute: "air-balloon" },
  "Flametongue Kavu": { figure: "salamander" },
}

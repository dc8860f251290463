/** What a picture shows, where the tables would choose otherwise. */
export interface Override {
  figure?: string
  emblem?: string
  attribute?: string
}

/** Cards of which a person would expect another figure than the tables choose, by name; words of a name count for all that bear them. */
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

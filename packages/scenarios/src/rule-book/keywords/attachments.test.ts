import { describe } from "vitest"
import { bear, giant, kill } from "../testing/cards.ts"
import { act, at, aura, card, cast, has, inGraveyard, size, there, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("attachments", () => {
  shows(
    "702.5c: with two instances of enchant an Aura asks for what both say",
    {
      a: {
        on: [bear, [giant, "tapped"]],
        hand: [aura("Narrow", "Enchant creature\nEnchant tapped creature\nEnchanted creature gets +1/+1.")],
      },
      script: [at({ illegal: true }, cast("Narrow", "Old Bear"))],
    },
    {
      a: { on: [bear], hand: [aura("Wide", "Enchant creature\nEnchanted creature gets +1/+1.")] },
      script: [cast("Wide", "Old Bear"), wait],
      then: [size("Old Bear", 3, 3)],
    },
  )
  shows("702.67a: fortify: a Fortification on a land of one's own, as a sorcery", {
    a: {
      on: [
        "Forest",
        card("Keep", "Artifact — Fortification", "Fortified land has indestructible.\nFortify {0}"),
      ],
    },
    script: [act("Keep", "Fortify", "Forest"), wait],
    then: [has("Forest", "indestructible")],
  })
  shows("702.89a: umbra armor: the Aura is destroyed instead, and damage goes", {
    a: {
      on: [bear],
      hand: [aura("Shadow Robe", "Enchant creature\nEnchanted creature gets +1/+1.\nUmbra armor"), kill],
    },
    script: [cast("Shadow Robe", "Old Bear"), wait, cast("Kill", "Old Bear")],
    then: [there("A", "Old Bear"), inGraveyard("A", "Shadow Robe")],
  })
  shows("702.163a: for Mirrodin!: a Rebel comes with the Equipment", {
    a: {
      hand: [
        card("Banner", "Artifact — Equipment", "For Mirrodin!\nEquipped creature gets +1/+1.\nEquip {5}"),
      ],
    },
    script: [cast("Banner"), wait],
    then: [size("Rebel Token", 3, 3)],
  })
  shows("702.182a: job select: a Hero comes with the Equipment", {
    a: {
      hand: [card("Staff", "Artifact — Equipment", "Job select\nEquipped creature gets +1/+1.\nEquip {5}")],
    },
    script: [cast("Staff"), wait],
    then: [size("Hero Token", 2, 2)],
  })
  shows("702.92a: living weapon: a Germ comes with the Equipment", {
    a: {
      hand: [
        card("Skull", "Artifact — Equipment", "Living weapon\nEquipped creature gets +4/+4.\nEquip {5}"),
      ],
    },
    script: [cast("Skull"), wait],
    then: [size("Phyrexian Germ Token", 4, 4)],
  })
})

import { french } from "../../say.ts"

// What has happened this turn or the turn before.

french("condition", {
  "~ hasn't been exerted this turn": "{~!} n'a pas été [surmené] ce tour-ci",
  "you gained or lost life this turn": "{vous!} <avoir> gagné ou perdu des points de vie ce tour-ci",
  "{n:number} or more {t:card things} were put into graveyards from anywhere this turn":
    "au moins {n} {t} ont été [mis:t] dans des cimetières d'où que ce soit ce tour-ci",
  "you haven't activated a {k:ability keyword} ability this turn":
    "vous n'avez pas activé de capacité {k} ce tour-ci",
  "you descended this turn": "vous êtes descendu ce tour-ci",
  "a {t:card thing} was put into your graveyard from anywhere this turn":
    "{t:un} a été [mis:t] dans votre cimetière ce tour-ci",
  "a {t:card thing} was put into exile this turn": "{t:un} a été [mis:t] en exil ce tour-ci",
  "a {t:card thing} left your graveyard this turn": "{t:un} a quitté votre cimetière ce tour-ci",
  "{n:number} or more {t:card things} left your graveyard this turn":
    "au moins {n} {t} ont quitté votre cimetière ce tour-ci",
  "you've cast {n:number} or more spells this turn": "{vous!} <avoir> lancé au moins {n} sorts ce tour-ci",
  "you've cast {n:number} or more {s:spell things} this turn":
    "{vous!} <avoir> lancé au moins {n} {s} ce tour-ci",
  "you've been attacked this step": "{vous!} <avoir> été attaqué pendant cette étape",
  "no spells were cast last turn": "aucun sort n'a été lancé au tour précédent",
  "this is the second time this ability has resolved this turn":
    "c'est la deuxième fois que cette capacité se résout ce tour-ci",
  "this is the third time this ability has resolved this turn":
    "c'est la troisième fois que cette capacité se résout ce tour-ci",
  "this is the fourth time this ability has resolved this turn":
    "c'est la quatrième fois que cette capacité se résout ce tour-ci",
  "this is the first time this ability has resolved this turn":
    "c'est la première fois que cette capacité se résout ce tour-ci",
})
for (const [english, said] of [
  ["damage", "blessures"],
  ["combat damage", "blessures de combat"],
  ["non combat damage", "blessures non-combat"],
])
  french("condition", {
    [`{s:source things} dealt {n:digits} or more ${english} this turn`]: `au moins {n} ${said} ont été infligées par les {s} ce tour-ci`,
  })
french("condition", {
  "you've cast a {a:spell thing} and a {b:spell thing} this turn":
    "vous avez lancé {a:un} et {b:un} ce tour-ci",
  "a creature you controlled died this turn": "une créature que vous contrôliez <être> morte ce tour-ci",
})

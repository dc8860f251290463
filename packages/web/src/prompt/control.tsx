import type { Prompt, Table } from "../protocol/table.ts"
import { Attackers } from "./controls/attackers.tsx"
import { Blockers } from "./controls/blockers.tsx"
import { Choose } from "./controls/choose.tsx"
import { Confirm } from "./controls/confirm.tsx"
import { Distribute } from "./controls/distribute.tsx"
import { Name } from "./controls/name.tsx"
import { NumberOf } from "./controls/number-of.tsx"
import { Options } from "./controls/options.tsx"
import { Order } from "./controls/order.tsx"
import { OrderTriggers } from "./controls/order-triggers.tsx"
import { Priority } from "./controls/priority.tsx"

export function Control({ table, prompt }: { table: Table; prompt: Prompt }) {
  const { decision } = prompt
  switch (decision.kind) {
    case "priority":
      return <Priority table={table} prompt={prompt} decision={decision} />
    case "choose":
      return <Choose table={table} decision={decision} />
    case "option":
      return <Options table={table} prompt={prompt} decision={decision} />
    case "number":
      return <NumberOf prompt={prompt} decision={decision} />
    case "order":
      return decision.purpose === "triggers" ? (
        <OrderTriggers table={table} prompt={prompt} decision={decision} />
      ) : (
        <Order table={table} prompt={prompt} decision={decision} />
      )
    case "distribute":
      return <Distribute table={table} decision={decision} />
    case "attackers":
      return <Attackers table={table} decision={decision} />
    case "blockers":
      return <Blockers table={table} decision={decision} />
    case "confirm":
      return <Confirm table={table} decision={decision} />
    case "name":
      return <Name table={table} decision={decision} />
  }
}

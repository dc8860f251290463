import { createReadStream, writeFileSync } from "node:fs"
import { compileCard, readCards, Coverage } from "./index.ts"
import { printFaceInFrench } from "./french/index.ts"
const out: string[] = []
const cov = new Coverage()
for await (const fc of readCards(createReadStream("/work/shared/cards/oracle-cards.jsonl") as any, () => {})) {
  if (fc.aside || !cov.isNew(fc)) continue
  const c = fc.card as any
  const r = compileCard(fc.card)
  const whole = r.missing.length === 0
  let fr: any = null
  if (whole && process.env.F) fr = r.definition.faces.map((f: any) => { try { return printFaceInFrench(f) } catch (e) { return "ERR " + e } })
  out.push(JSON.stringify({ name: c.name, whole, text: (c.card_faces ?? [c]).map((f: any) => [f.name, f.mana_cost, f.type_line, f.power !== undefined ? f.power + "/" + f.toughness : f.loyalty ?? f.defense ?? "", f.oracle_text].join("\t")), def: r.definition, missing: r.missing, fr }))
}
writeFileSync(process.argv[2], out.join("\n") + "\n")
console.log(out.length, out.filter((l) => l.includes('"whole":true')).length)

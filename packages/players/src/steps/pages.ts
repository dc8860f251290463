import { option, type Stepped, type Stepping } from "./stepping.ts"

/** The same step with a limited number of indices: if there are more, a page is chosen first, then one of its options. */
export function inPages(step: Stepping, most: number): Stepping {
  const take = (index: number): Stepped => paged(step.take(index), most)
  if (step.options.length <= most) return { ...step, take }
  const size = Math.ceil(step.options.length / most)
  const pages = Array.from({ length: Math.ceil(step.options.length / size) }, (_, i) =>
    step.options.slice(i * size, (i + 1) * size),
  )
  return {
    options: pages.map((page, i) =>
      option("page", { value: i * size, legal: page.some(({ legal }) => legal) }),
    ),
    subject: step.subject,
    take: (i) => ({
      next: inPages({ options: pages[i], subject: step.subject, take: (j) => step.take(i * size + j) }, most),
    }),
  }
}

/** Applies `inPages` to what follows a step. */
export function paged(stepped: Stepped, most: number): Stepped {
  return "next" in stepped ? { next: inPages(stepped.next, most) } : stepped
}

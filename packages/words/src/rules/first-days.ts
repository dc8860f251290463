import { rowsOf } from "../rows.ts"

/** For each day the rules that came then, by the beginnings of their numbers. Days of sets, where no text tells another. */
const DAYS = `
2004-10-01	704.5n 710. 723.
2007-10-12	122.1e 209. 306. 606. 704.5i 704.5q
2009-07-11	704.5h 704.5p 704.5r 704.6a 704.6b 704.7
2009-09-04	107.11 107.12 116.2i 311. 800.4p 801.18 901.
2010-04-23	711.
2010-06-18	314. 703.4e 704.6e 904.
2011-05-13	727.
2011-06-17	704.6c 903.
2011-09-30	107.13 204. 707.8 712. 713.
2012-02-03	704.8
2012-06-01	312. 704.6f
2013-09-27	700.5
2014-06-06	116.2j 315. 905.
2016-07-22	712.4 712.5 712.8b 712.8g 712.14c 712.21 903.3b 903.9c
2016-08-26	725.
2016-09-30	107.14
2016-11-11	508.7
2017-04-28	603.12
2018-04-27	107.15 700.6 703.4f 704.5s 714. 903.12
2018-07-13	713.2b
2019-08-23	724.2
2019-10-04	111.10 715. 903.4e
2020-04-17	122.1b 730. 903.3c
2020-06-01	116.2g
2020-07-03	603.2d 704.6 704.6d
2020-09-25	608.3f 700.8 712.3 712.8f 712.11b 712.12 712.14b 713.2c
2020-11-20	903.13
2021-02-05	116.2h
2021-06-18	707.13
2021-07-23	107.16 309. 704.5t 706. 711.7 716.
2021-09-24	703.4b 731.
2021-11-19	111.10g
2022-02-18	700.9 700.10
2022-04-29	122.1c
2022-06-10	700.8d 726.
2022-09-09	122.1d 714.3b
2022-10-07	107.17 123. 703.4g 704.5u 706.5 706.8 707.14 717.
2022-11-18	111.10h 712.5d 712.5e 712.5f 718.
2023-04-21	111.10i 122.1g 210. 310. 704.5v 704.5w 704.5x
2023-09-08	111.10j 111.10k 111.10m 111.10n 111.10p 111.10q 111.10r 704.5y
2023-11-17	111.10s 122.1h 700.11
2024-02-09	719.
2024-03-08	111.10t 122.1i 728.
2024-04-19	116.2k 500.10 700.2h 700.12 700.13
2024-08-02	107.18 700.2i 700.14 700.15
2024-09-27	116.2m 709.5 904.13
2025-02-07	704.5z
2025-04-11	720.
2025-06-13	705.3 712.5g 714.1a
2025-08-01	111.10u 721.
2025-12-31	508.4d
2026-03-06	111.10v
2026-04-17	722.
`

const FIRST_DAYS: readonly (readonly [start: string, day: string])[] = rowsOf(DAYS).flatMap(([day, starts]) =>
  starts.split(" ").map((start) => [start, day] as const),
)

/** The first day of a rule that came later than the others; undefined where none is known. */
export function firstDay(rule: string): string | undefined {
  // What names most of the number is the nearest: 704.6c is older than the collection of such rules in 704.6.
  const fitting = FIRST_DAYS.filter(([start]) => rule.startsWith(start))
  const longest = Math.max(...fitting.map(([start]) => start.length))
  return fitting.findLast(([start]) => start.length === longest)?.[1]
}

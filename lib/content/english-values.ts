import type { Content } from './content'

type Facts = Pick<Content, 'overview' | 'units' | 'location' | 'site' | 'english'>

const COUNT = new Intl.NumberFormat('en-GB')
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** No line break within a distance or a time. */
const ABOUT = 'about\u00a0'

/** @param distance as in content/location.ts, e.g. `약 2.4km` @returns `about 2.4 km`; null for another format */
export function distanceInEnglish(distance: string): string | null {
  const [, about, number, unit] = /^(약\s?)?([\d.,]+)\s?(m|km)$/.exec(distance) ?? []
  return number === undefined ? null : `${about ? ABOUT : ''}${number}\u00a0${unit}`
}

/** @param time as in content/location.ts, e.g. `약 6분` @returns `about 6 minutes`; null for another format */
export function timeInEnglish(time: string): string | null {
  const [, about, minutes] = /^(약\s?)?(\d+)분$/.exec(time) ?? []
  return minutes === undefined ? null : `${about ? ABOUT : ''}${minutes}\u00a0${minutes === '1' ? 'minute' : 'minutes'}`
}

/** Placeholders of the English texts with their values from the Korean content. */
export function englishValues({ overview: { facts }, units, location, site, english }: Facts): Readonly<Record<string, string>> {
  const travel = (english?.location.travelTimes ?? []).flatMap(({ id }, index): [string, string][] => {
    const row = location?.travelTimes[index]
    return row
      ? [
          [`${id}.distance`, distanceInEnglish(row.distance) ?? ''],
          [`${id}.time`, timeInEnglish(row.time) ?? ''],
        ]
      : []
  })
  return {
    rental: COUNT.format(facts.rentalHouseholds),
    total: COUNT.format(facts.totalHouseholds),
    buildings: COUNT.format(facts.buildings),
    floors: COUNT.format(facts.floors),
    basement: COUNT.format(facts.basementFloors),
    min: COUNT.format(facts.exclusiveMin),
    max: COUNT.format(facts.exclusiveMax),
    year: String(facts.occupancyYear),
    complexes: LIST.format(facts.complexes.map(String)),
    types: COUNT.format(units.types.length),
    phone: site.phone,
    ...Object.fromEntries(travel),
  }
}

const NAME = /\{([\w.-]+)\}/g

/** Names in braces of a text. */
export const namesIn = (text: string): string[] => [...text.matchAll(NAME)].map(([, name = '']) => name)

/** @returns the same texts, however nested, with placeholders replaced by their values */
export function fillTexts<T>(texts: T, values: Readonly<Record<string, string>>): T {
  if (typeof texts === 'string') return texts.replace(NAME, (whole, name: string) => values[name] ?? whole) as T
  if (Array.isArray(texts)) return texts.map((each: unknown) => fillTexts(each, values)) as T
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, fillTexts<unknown>(value, values)])) as T
}

import { eachText } from './check-all'
import type { Content } from './content'
import type { PlacedText } from './place'
import { checkEach } from './invalid-part'

/** Texts that are addresses, names of files or keys, not sentences. */
const NOT_PROSE = new Set([
  'id',
  'slug',
  'key',
  'href',
  'link',
  'beside',
  'subMenu',
  'picture',
  'image',
  'banner',
  'social',
  'poster',
  'gallery',
  'tall',
  'hash',
])
const WITHOUT_PROSE: readonly (keyof Content)[] = ['pictureFiles', 'panoramaFiles', 'theme', 'consentVersions']
const isProse = ({ part, key }: PlacedText) => !WITHOUT_PROSE.includes(part) && !NOT_PROSE.has(key)
/** A smaller number before 세대 counts generations or flats of a staircase, not a supply. */
const MIN_HOUSEHOLDS = 10

/** Every sum of some of these, because a text may add up complexes. */
const sums = (values: readonly number[]): number[] => values.reduce<number[]>((found, value) => [...found, ...found.map((sum) => sum + value)], [0])

const numberOf = (digits: string) => Number(digits.replaceAll(',', ''))

/** Counts of households in the facts: of all, of complexes together, of types, of sizes. */
function knownHouseholds({ overview: { facts, byComplex }, units }: Content): Set<number> {
  const bySize = new Map<number, number>()
  for (const { areas, households } of units.types) {
    const size = Math.floor(areas.exclusive)
    bySize.set(size, (bySize.get(size) ?? 0) + (households ?? 0))
  }
  return new Set([
    facts.rentalHouseholds,
    facts.totalHouseholds,
    facts.totalHouseholds - facts.rentalHouseholds,
    ...(facts.brandTownHouseholds === null ? [] : [facts.brandTownHouseholds]),
    ...sums(byComplex.map(({ rentalHouseholds }) => rentalHouseholds)),
    ...sums(byComplex.map(({ totalHouseholds }) => totalHouseholds)),
    ...byComplex.flatMap(({ rentalByType }) => Object.values(rentalByType)),
    ...units.types.flatMap(({ households }) => households ?? []),
    ...bySize.values(),
  ])
}

interface Known {
  readonly isKnown: (found: number) => boolean
  /** The right number. */
  readonly expected: string
}

interface Rule {
  /** The number in its first group. */
  readonly pattern: RegExp
  /** A quick test for a text with such a number. */
  readonly known: (content: Content) => Known
}

const equals = (value: number, where: string): Known => ({ isKnown: (found) => found === value, expected: `${where} ${value}` })

/** Separately, so that an invalid fact hides no other. */
const RULES: readonly Rule[] = [
  {
    pattern: /(?<![\d,.])(\d[\d,]*)\s?세대(?!당)/g,
    known: (content) => {
      const { facts } = content.overview
      const households = knownHouseholds(content)
      return {
        isKnown: (found) => found < MIN_HOUSEHOLDS || households.has(found),
        expected: `content/overview.ts 와 units.ts 의 세대수 (임대 ${facts.rentalHouseholds}, 전체 ${facts.totalHouseholds})`,
      }
    },
  },
  {
    pattern: /(?<![\d,.])(\d[\d,]*)\s?개\s?동/g,
    known: ({ overview: { facts, byComplex } }) => {
      const buildings = sums(byComplex.map((row) => row.buildings))
      return {
        isKnown: (found) => buildings.includes(found),
        expected: `content/overview.ts 의 동 수 (전체 ${facts.buildings}, 단지별 ${byComplex.map((row) => row.buildings).join(', ')})`,
      }
    },
  },
  {
    pattern: /지하 (\d+)층\s?~\s?지상 \d+층/g,
    known: ({ overview: { facts } }) => equals(facts.basementFloors, 'content/overview.ts › facts.basementFloors'),
  },
  { pattern: /(?:지하 \d+층\s?~\s?지상|최고) (\d+)층/g, known: ({ overview: { facts } }) => equals(facts.floors, 'content/overview.ts › facts.floors') },
  { pattern: /(?<!\d)(\d{1,3})개 타입/g, known: ({ units }) => equals(units.types.length, 'content/units.ts 의 타입 수') },
  {
    pattern: /(?<!\d)(\d{1,3})개 단지/g,
    known: ({ overview: { byComplex } }) => equals(byComplex.length, 'content/overview.ts › byComplex 의 단지 수'),
  },
]

type TextCheck = (content: Content, text: PlacedText) => string[]

const numberFaults: TextCheck = (content, { at, text }) =>
  checkEach(RULES, ({ pattern, known }) => {
    const numbers = [...text.matchAll(pattern)]
    if (numbers.length === 0) return []
    const { isKnown, expected } = known(content)
    return numbers.filter(([, digits = '']) => !isKnown(numberOf(digits))).map(([found]) => `${at}: '${found}', ${expected} 과 맞아야 합니다`)
  })

/** A single number may be a neighbour's; a list is our own. */
const complexListFaults: TextCheck = ({ overview }, { at, text }) =>
  [...text.matchAll(/(?<![\d,.])\d(?:·\d)+(?=단지)/g)]
    .filter(([found]) => !found.split('·').every((each) => overview.facts.complexes.includes(Number(each))))
    .map(([found]) => `${at}: '${found}단지', content/overview.ts › facts.complexes (${overview.facts.complexes.join('·')}단지) 에 있는 단지여야 합니다`)

const phoneFaults: TextCheck = ({ site }, { at, text }) =>
  [...text.matchAll(/(?<!\d)1[56]\d{2}-?\d{4}(?!\d)/g)]
    .filter(([found]) => found !== site.phone)
    .map(([found]) => `${at}: '${found}', content/site.ts › phone '${site.phone}' 이어야 합니다`)

/** Numbers in sentences must equal content/overview.ts, units.ts and site.ts. */
export const proseNumberChecks = eachText((content, placed) =>
  isProse(placed) ? checkEach([numberFaults, complexListFaults, phoneFaults], (check) => check(content, placed)) : [],
)

/** Sentences and alternative texts may name only offered types: 84A; 84타입 is a size. */
export const typeNameChecks = eachText((content, placed) => {
  if (!isProse(placed)) return []
  const types = content.units.types.map(({ id }) => id)
  return [...placed.text.matchAll(/(?<![\w-/])\d{2,3}[A-Z](?![\w-])/g)]
    .filter(([found]) => !types.includes(found))
    .map(([found]) => `${placed.at}: '${found}' 타입이 content/units.ts 에 없습니다. ${types.join(', ')} 가운데 하나여야 합니다`)
})

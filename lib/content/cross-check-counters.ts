import { koreanNumeral } from '@/lib/messages/ko/numeral'
import { eachText, type Check } from './check-all'
import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import type { PlacedText } from './place'

/* Numbers before 곳, 장 and 층, and in English: only where a list holds what they count. Ignores 면, which counts the sides of a
   room or spaces of a car park. */

const MAX_NUMERAL = 99
const VALUES = new Map(Array.from({ length: MAX_NUMERAL }, (_, index) => [koreanNumeral(index + 1), index + 1]))
// Longer ones first: 열두 before 열.
const NUMBER = `(\\d+|${[...VALUES.keys()].sort((a, b) => b.length - a.length).join('|')})`
const valueOf = (number: string): number => VALUES.get(number) ?? Number(number)

interface Counted {
  /** With the number as its only group. */
  readonly pattern: RegExp
  readonly count: number
  /** `most`: a part may be counted, as with 보행 출입구를 세 곳. */
  readonly how: 'exactly' | 'most'
  readonly where: string
}

/** What the site plan draws: all where the number follows the noun; possibly a part after a particle. */
const places = (noun: string, count: number, where: string): Counted[] => [
  { pattern: new RegExp(`${noun} ${NUMBER} ?곳`, 'g'), count, how: 'exactly', where },
  { pattern: new RegExp(`${noun}[을를이가은는] ${NUMBER} ?곳`, 'g'), count, how: 'most', where },
]

const SITE_PLAN = `content/${CONTENT_FILES.sitePlan}`

function countedIn(content: Content, { part, at }: PlacedText): Counted[] {
  const { sitePlan, overview, community, interiors, tours } = content
  const gates = (kind: string) => sitePlan.gates.filter((gate) => gate.kind === kind).length
  // The item of a list that contains a text, by its name in brackets.
  const item = /› (?:tabs)?\[([^\]]+)\]/.exec(at)?.[1]
  const rooms = part === 'interiors' ? interiors.find(({ slug }) => slug === item)?.rooms.length : undefined
  const gallery = part === 'tours' ? tours?.tabs.find(({ key }) => key === item)?.gallery.length : undefined
  const pictures = rooms ?? gallery
  return [
    ...places('차량 출입구', gates('vehicle'), `${SITE_PLAN} › gates`),
    ...places('보행 출입구', gates('pedestrian'), `${SITE_PLAN} › gates`),
    ...places('지하주차장 진입로', sitePlan.ramps.length, `${SITE_PLAN} › ramps`),
    ...places('놀이터', sitePlan.playgrounds.length, `${SITE_PLAN} › playgrounds`),
    ...(community ? places('커뮤니티(?: 시설)?', community.facilities.length, `content/${CONTENT_FILES.community} › facilities`) : []),
    { pattern: new RegExp(`최고 ${NUMBER} 층`, 'g'), count: overview.facts.floors, how: 'exactly', where: 'content/overview.ts › facts.floors' },
    {
      pattern: new RegExp(`지하 ${NUMBER} (?:개 )?층`, 'g'),
      count: overview.facts.basementFloors,
      how: 'most',
      where: 'content/overview.ts › facts.basementFloors',
    },
    ...(pictures === undefined
      ? []
      : [
          {
            pattern: new RegExp(`(?:그림|사진|이미지) ${NUMBER} ?장`, 'g'),
            count: pictures,
            how: 'exactly',
            where: rooms === undefined ? 'gallery' : 'rooms',
          } as const,
        ]),
  ]
}

const differs = (counted: Counted, value: number) => (counted.how === 'most' ? value > counted.count : value !== counted.count)

/** A quick test for all patterns of `countedIn`, which few texts pass. */
const COUNTER = new RegExp(`${NUMBER} ?(?:개 )?[곳장층]`)

const koreanCounterChecks = eachText((content, placed) =>
  placed.part === 'english' || !COUNTER.test(placed.text)
    ? []
    : countedIn(content, placed).flatMap((counted) =>
        [...placed.text.matchAll(counted.pattern)]
          .filter(([, number = '']) => differs(counted, valueOf(number)))
          .map(([found]) => `${placed.at}: '${found}', ${counted.where} 의 수 ${counted.count} ${counted.how === 'most' ? '이하여야' : '과 맞아야'} 합니다`),
      ),
)

const WORDS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]
const ENGLISH = new RegExp(
  `\\b(\\d+|${WORDS.toReversed().join('|')}) (complexes|buildings|layouts|(?:unit )?types|bedrooms|bathrooms|(?:community )?facilities)\\b`,
  'gi',
)

/** Actual counts by English noun; for rooms, the number that some type has. */
function englishCounts({ overview: { facts, byComplex }, units: { types }, community }: Content, noun: string): readonly number[] | null {
  const kind = noun.split(' ').at(-1)
  if (kind === 'complexes') return [byComplex.length]
  if (kind === 'buildings') return [facts.buildings, ...byComplex.map(({ buildings }) => buildings)]
  if (kind === 'layouts' || kind === 'types') return [types.length]
  if (kind === 'bedrooms') return types.map(({ rooms }) => rooms)
  if (kind === 'bathrooms') return types.map(({ baths }) => baths)
  return community && [community.facilities.length]
}

const englishCounterChecks = eachText((content, { part, at, text }) =>
  part !== 'english'
    ? []
    : [...text.matchAll(ENGLISH)].flatMap(([found, number = '', noun = '']) => {
        const word = WORDS.indexOf(number.toLowerCase())
        const counts = englishCounts(content, noun.toLowerCase())
        return !counts || counts.includes(word < 0 ? Number(number) : word + 2)
          ? []
          : [`${at}: '${found}', 한국어 내용의 수 ${[...new Set(counts)].join(', ')} 과 맞아야 합니다`]
      }),
)

/** Checks numbers of what the site plan, the pictures of a type and the facts count, in Korean and in English. */
export const counterChecks: readonly Check[] = [...koreanCounterChecks, ...englishCounterChecks]

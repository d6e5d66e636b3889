import { koreanNumeral } from '@/lib/messages/ko/numeral'
import { eachText } from './check-all'
import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import type { PlacedText } from './place'
import { checkEach } from './invalid-part'

/** Ignores 한: 한 단지에서, 한 타입에만. */
const MIN_NUMERAL = 2
const MAX_NUMERAL = 99
const NUMERALS = new Map(Array.from({ length: MAX_NUMERAL - MIN_NUMERAL + 1 }, (_, index) => [koreanNumeral(MIN_NUMERAL + index), MIN_NUMERAL + index]))
// Longer ones first: 열두 before 열.
const ANY_NUMERAL = [...NUMERALS.keys()].sort((a, b) => b.length - a.length).join('|')

/** A numeral before a word: a quick test that few texts pass before the pattern of each counter. */
const BEFORE_A_WORD = new RegExp(`(?<![가-힣])(?:${ANY_NUMERAL}) `)

/** Finds every `여섯 타입` of a text, with the number of its numeral. */
function counted(text: string, counter: string): { found: string; count: number }[] {
  const pattern = new RegExp(`(?<![가-힣])(${ANY_NUMERAL}) (?:개 )?(?:${counter})`, 'g')
  return [...text.matchAll(pattern)].map(([found, numeral = '']) => ({ found, count: NUMERALS.get(numeral) ?? 0 }))
}

const sums = (values: readonly number[]): number[] => values.reduce<number[]>((found, value) => [...found, ...found.map((sum) => sum + value)], [0])

interface Rule {
  readonly counter: string
  readonly allowed: readonly number[]
  /** The right number. */
  readonly expected: string
}

/** Types that a text names, each once: 59A, 84A, 84B 세 타입. */
const namedTypes = (text: string) => new Set([...text.matchAll(/(?<![\w-])\d{2,3}[A-Z]\d?(?![\w-])/g)].map(([id]) => id)).size
/** Complexes that a text names together: 1·2단지. */
const namedComplexes = (text: string) => [...text.matchAll(/\d(?:·\d)+(?=단지)/g)].map(([list]) => list.split('·').length)

const RULES: readonly ((content: Content, text: string) => Rule)[] = [
  ({ units: { types } }, text) => ({
    counter: '타입',
    allowed: [types.length, namedTypes(text), types.length - namedTypes(text)],
    expected: `content/units.ts 의 타입 수 ${types.length}`,
  }),
  ({ overview: { byComplex } }, text) => ({
    counter: '단지',
    allowed: [byComplex.length, ...namedComplexes(text)],
    expected: `content/overview.ts › byComplex 의 단지 수 ${byComplex.length}`,
  }),
  ({ overview: { facts, byComplex } }) => ({
    // 두 동 사이 gives a place, not a count.
    counter: '동(?! 사이)(?=[이의을은과,. ]|$)',
    allowed: sums(byComplex.map(({ buildings }) => buildings)),
    expected: `content/overview.ts 의 동 수 ${facts.buildings}`,
  }),
]

/** Checks counts in the title, description and banner of a page against the page's lists. */
const LISTS: Readonly<Record<string, (content: Content) => { counter: string; count: number | undefined; where: string }>> = {
  brandIntro: ({ brand }) => ({ counter: '가지', count: brand?.values.length, where: 'content/brand.ts › values' }),
  locationIntro: ({ location }) => ({ counter: '가지|항목', count: location?.highlights.length, where: 'content/location.ts › highlights' }),
  complexCommunity: ({ community }) => ({ counter: '가지|시설|곳', count: community?.facilities.length, where: 'content/community.ts › facilities' }),
  unitVideos: ({ videos }) => ({ counter: '편', count: videos.tabs.length, where: 'content/videos.ts › tabs' }),
  subscriptionGuide: ({ subscriptionGuide }) => ({
    counter: '단계',
    count: subscriptionGuide?.steps.length,
    where: 'content/guides.ts › subscriptionGuide.steps',
  }),
}

function listRules(content: Content, { part, at }: PlacedText): Rule[] {
  const id = /› (\w+)\./.exec(at)?.[1] ?? ''
  if (part !== 'pages' || !Object.hasOwn(LISTS, id)) return []
  const list = LISTS[id]?.(content)
  return list?.count ? [{ counter: list.counter, allowed: [list.count], expected: `${list.where} 의 수 ${list.count}` }] : []
}

/** Checks counts of the community facilities anywhere: '커뮤니티: 다섯 가지 시설'. */
const communityRules = ({ community }: Content, { at, text }: PlacedText): Rule[] =>
  community && `${at} ${text}`.includes('커뮤니티')
    ? [
        {
          counter: '가지|시설',
          allowed: [community.facilities.length],
          expected: `content/${CONTENT_FILES.community} › facilities 의 수 ${community.facilities.length}`,
        },
      ]
    : []

/** Parts whose numerals count something else. */
const ELSEWHERE: readonly (keyof Content)[] = ['privacy', 'registration']

/** Checks numbers in words: types, complexes and buildings against the facts, items against the page's lists. */
export const numberWordChecks = eachText((content, placed) => {
  if (ELSEWHERE.includes(placed.part) || !BEFORE_A_WORD.test(placed.text)) return []
  const faults = ({ counter, allowed, expected }: Rule) =>
    counted(placed.text, counter)
      .filter(({ count }) => !allowed.includes(count))
      .map(({ found }) => `${placed.at}: '${found}', ${expected} 과 맞아야 합니다`)
  const found = [
    ...checkEach(RULES, (ruleOf) => faults(ruleOf(content, placed.text))),
    ...checkEach([listRules, communityRules], (rulesOf) => rulesOf(content, placed).flatMap(faults)),
  ]
  return [...new Set(found)]
})

import { eachText, type Check } from './check-all'
import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import { checkEach } from './invalid-part'
import type { PageContent } from './schemas/pages'

/* Sentences tell of the home and never say the same thing twice: docs/korean-style.md. */

const leadFault = (at: string, { heading, lead }: Pick<PageContent, 'heading' | 'lead'>): string[] =>
  lead.startsWith(heading) ? [`${at}.lead: 제목 '${heading}' 을 되풀이합니다. 제목이 말하지 않은 것을 적어 주세요`] : []

const HOME_SECTIONS = ['business', 'location', 'complex', 'units', 'interest'] as const

/** A subtitle that repeats its title. */
const leadFaults: Check = ({ pages, home }) => [
  ...checkEach(Object.entries(pages), ([id, page]) => leadFault(`content/${CONTENT_FILES.pages} › ${id}`, page)),
  ...checkEach(HOME_SECTIONS, (id) => leadFault(`content/${CONTENT_FILES.home} › ${id}`, home[id])),
]

/** Readers take two totals in one text for a mistake. */
const totalChecks = eachText((content: Content, { at, text }) => {
  const { totalHouseholds, brandTownHouseholds } = content.overview.facts
  if (brandTownHouseholds === null || brandTownHouseholds === totalHouseholds) return []
  const [total, town] = [totalHouseholds, brandTownHouseholds].map((count) => `${count.toLocaleString('ko-KR')}세대`) as [string, string]
  return text.includes(total) && text.includes(town) ? [`${at}: '${total}' 와 '${town}' 를 한 글에 적지 않습니다. 무엇이 다른지 따로 적어 주세요`] : []
})

/** Not the lanes of a road: 왕복 8차로. */
const BY_CAR = /(?:(?<![\d가-힣])(?<!\d\s)차로|자동차로|승용차).*\d\s?분/

/** Minutes on foot beside minutes by car in headings of one form read as one kind of distance. */
const wayFaults: Check = ({ location }) => {
  const headings = location?.premium?.blocks.map(({ heading }) => heading) ?? []
  const byCar = headings.find((heading) => BY_CAR.test(heading))
  return byCar !== undefined && headings.some((heading) => /(걸어서|도보).*\d\s?분/.test(heading))
    ? [`content/${CONTENT_FILES.location} › premium.blocks: '${byCar}', 걸어서 걸리는 시간과 차로 걸리는 시간을 같은 모양의 제목에 적지 않습니다`]
    : []
}

export const voiceChecks: readonly Check[] = [leadFaults, ...totalChecks, wayFaults]

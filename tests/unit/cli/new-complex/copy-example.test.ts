import { pathsOf } from '@/lib/content/all-paths'
import { checkAll } from '@/lib/content/check-all'
import { CHECKS } from '@/lib/content/checks'
import { contentSchemas, type Content } from '@/lib/content/content'
import { CONTENT_FILES } from '@/lib/content/content-files'
import { draftsIn } from '@/lib/content/drafts'
import { parseContent } from '@/lib/content/parse'
import type { ContentSources } from '@/lib/content/parse-all'
import { copyExample } from '@/lib/cli/new-complex/copy-example'
import { OPTIONAL_PAGES, readFacts, type Facts } from '@/lib/cli/new-complex/facts'
import { pressListPath, siteCustomerPath } from '@/lib/routes'
import { factsOf, loadCopy } from '@/tests/support/copied-complex'

const TODAY = '2027-03-10'
const ANSWERS = {
  name: '한빛마루 센트럴',
  nameLatin: 'HANBIT MARU',
  place: '경기도 솔빛시 새벽들지구 C-1',
  builder: '온새미주택',
  operator: '해든개발',
  phone: '1600-4321',
  supply: '분양',
  buildings: '9, 9',
  floors: '2, 25',
  types: '59K 59.95 400, 84K 84.94 520, 101P 101.2 60',
  modelHouse: '솔빛시 해오름로 31',
  opens: '2027-03-06',
  occupancy: '2029-05',
  colour: '#6B2D8C',
}

/** Facts that share no word and no number with the example's. */
const OTHERS = {
  name: '한빛마루 센트럴',
  nameLatin: 'HANBIT MARU',
  place: '경기도 솔누리시 한가람지구 C-1',
  builder: '다온주택',
  operator: '마루개발',
  phone: '1600-8765',
  supply: '임대',
  buildings: '5, 4, 2',
  floors: '2, 25',
  types: '74K 74.95 400, 101P 101.2 60',
  modelHouse: '솔누리시 달맞이로 7',
  opens: '2028-10-06',
  occupancy: '2031-11',
}

const factsWith = (changes: Record<string, unknown> = {}): Facts => factsOf({ ...ANSWERS, ...changes })

/** The content that a folder would load as, with every error in it. */
function loaded(facts: Facts): { content: Content; faults: string[] } {
  const sources: ContentSources = { ...loadCopy(facts, TODAY).parts, panoramaFiles: {} }
  const faults: string[] = []
  const parsed: Partial<Content> = Object.fromEntries(
    (Object.keys(contentSchemas) as (keyof Content)[]).map((part) => [part, parseContent(CONTENT_FILES[part], contentSchemas[part], sources[part], faults)]),
  )
  return { content: parsed as Content, faults: [...faults, ...checkAll(parsed, CHECKS)] }
}

describe('a copy of the example for other facts', () => {
  it.each<[string, Record<string, unknown>]>([
    ['two complexes of nine buildings and three types', {}],
    ['one building with one type of one home a floor', { buildings: '1', floors: '0, 5', types: '84A 84.95 5' }],
    ['more buildings than lines of full height', { buildings: '40', floors: '0, 30', types: '39A 39.5 60' }],
    ['homes to let, with every optional page', { supply: '임대', pages: OPTIONAL_PAGES.join(',') }],
    [
      'thousands of homes of nine types',
      { types: Array.from({ length: 9 }, (_, index) => `${51 + index * 9}${'ABCDEFGHI'[index]} ${51.3 + index * 9} ${400 + index}`).join(',') },
    ],
    ['the smallest and the largest home', { types: '30A 30 60, 250A 250 60' }],
    ['a short name', { name: '봄빛', nameLatin: 'BOM' }],
    ['a long name', { name: '솔빛 새벽들지구 해든마루 온빌 이차', place: '중부특별자치도 솔빛특례시 새벽들언덕지구 공동주택용지 B-3' }],
    ['a pale brand', { colour: '#F2D6E0' }],
    ['a grey brand', { colour: '#777777' }],
  ])('%s: has no fault', (_name, changes) => {
    expect(loaded(factsWith(changes)).faults).toEqual([])
  })

  it('says what the facts say, home by home', () => {
    const { content } = loaded(factsWith())
    expect(content.overview.byComplex.map(({ buildings }) => buildings)).toEqual([9, 9])
    expect(content.units.types.map(({ id, households }) => [id, households])).toEqual([
      ['59K', 400],
      ['84K', 520],
      ['101P', 60],
    ])
    expect(content.overview.byComplex.reduce((sum, { rentalByType }) => sum + (rentalByType['101P'] ?? 0), 0)).toBe(60)
    expect(content.site.legal.operator).toEqual({ label: '시행사', value: '해든개발' })
    expect(content.schedule?.steps[0]).toMatchObject({ when: '2027년 3월', done: true })
  })

  it('has no optional page unless it was asked for', () => {
    expect(Object.keys(loaded(factsWith()).content.pages)).not.toEqual(expect.arrayContaining(['locationIntro']))
    expect(loaded(factsWith({ pages: 'location' })).content.pages).toHaveProperty('locationIntro')
    const bare = pathsOf(loaded(factsWith()).content).filter((path) => /\/(?:press|customer)$/.test(path))
    expect(bare).toEqual([])
    const { content } = loaded(factsWith({ pages: 'press, reservation' }))
    expect(pathsOf(content)).toEqual(expect.arrayContaining([pressListPath(content.site.defaultPressSite), siteCustomerPath(content.site.defaultPressSite)]))
  })

  it('marks as drafts what the facts do not say, every picture among it', () => {
    const { content } = loaded(factsWith())
    const places = draftsIn(content).map(({ at }) => at)
    expect(places).toEqual(expect.arrayContaining(['content/home.ts › hero.heading', 'content/privacy.ts › officer.name', 'content/pictures.ts › hero.alt']))
    expect(places.filter((at) => at.startsWith('content/pictures.ts'))).toHaveLength(Object.keys(content.pictureTexts).length)
  })

  it('holds no word of the shipped complex', () => {
    const written = JSON.stringify(copyExample(factsWith({ pages: OPTIONAL_PAGES.join(',') }), TODAY).files)
    const foreign = ['가람', '너울', '한들', '리버파크', '1533-8848', '080-000-8848', "'59A'", "'84C'"]
    expect(foreign.filter((word) => written.includes(word))).toEqual([])
  })

  it('says nothing of the example complex that the facts say otherwise', () => {
    const changes = { ...OTHERS, pages: OPTIONAL_PAGES.join(',') }
    // The day on which the law was read is no fact of the example.
    const written = JSON.stringify(copyExample(factsWith(changes), TODAY).files).replaceAll(/checked: '[\d-]+'/g, '')
    const foreign = [
      '해든',
      '온새미',
      'HAEDEUN',
      '솔빛',
      '새벽들',
      '해오름',
      '1600-4321',
      '2026-11',
      '2029',
      '180세대',
      '3개 동',
      '59K',
      '59㎡',
      '분양',
      '입주자 모집',
      '시행사',
    ]
    expect(foreign.filter((word) => written.includes(word))).toEqual([])
  })

  it('keeps quotes, backslashes and braces of a name as they were typed', () => {
    const name = "'온' `빌` ${b} \\"
    expect(loaded(factsWith({ name })).content.site.name).toBe(name)
  })

  it('writes name, builder and phone once, in site.ts', () => {
    const { files } = copyExample(factsWith({ pages: OPTIONAL_PAGES.join(',') }), TODAY)
    const holders = Object.keys(files).filter((file) => /한빛마루 센트럴|온새미주택|1600-4321/.test(files[file] ?? ''))
    expect(holders).toEqual(['site.ts'])
  })
})

describe('answers', () => {
  it('that are missing, unknown or wrong are listed together', () => {
    const read = readFacts({ ...ANSWERS, name: '', phone: '전화', types: '84 84.95 5', floor: '3' })
    expect(read).toEqual({
      faults: [
        { name: 'floor', message: '모르는 항목입니다' },
        { name: 'name', message: '답이 없습니다' },
        { name: 'phone', message: '전화번호 (예: 1533-8848)' },
        { name: 'types', message: "'84A 84.95 282' 처럼 타입, 전용면적(㎡), 세대수" },
      ],
    })
  })

  it('of a building without a home are refused', () => {
    expect(readFacts({ ...ANSWERS, types: '84A 84.95 17' })).toEqual({ faults: [{ name: 'types', message: '18개 동에 17세대: 동마다 한 세대 이상' }] })
  })

  it('may be lists, in a file of answers', () => {
    expect(factsWith({ buildings: [9, 9], floors: [2, 25] })).toEqual(factsWith())
  })
})

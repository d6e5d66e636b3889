import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import ComparisonPage, { generateMetadata } from '@/app/(visitor)/FloorPlan/compare/page'
import { content } from '@/lib/content/load'
import { redirectFor } from '@/lib/content/redirects'
import { comparisonPath } from '@/lib/routes'

const asked = (type?: string | string[]) => ({ searchParams: Promise.resolve(type === undefined ? {} : { type }) })
const shown = async (type?: string | string[]) => parse(renderToStaticMarkup(await ComparisonPage(asked(type))))
const ticked = (page: ReturnType<typeof parse>) => page.querySelectorAll('input[checked]').map((input) => input.getAttribute('value'))
const { types } = content.units

test('two types stand beside each other on one scale, with areas, rooms, households and what only one has', async () => {
  const page = await shown(['59A', '84A'])
  expect(page.querySelector('h1')?.text).toBe('59A, 84A 비교')
  const drawings = page.querySelectorAll('svg[role=img]')
  expect(drawings.map((drawing) => drawing.querySelector('title')?.text)).toEqual(['59A 타입 평면도', '84A 타입 평면도'])
  const sizes = drawings.map((drawing) => drawing.getAttribute('viewBox')?.split(' ').slice(2).join(' '))
  expect(new Set(sizes).size).toBe(1)
  const rows = new Map(page.querySelectorAll('tbody tr').map((row) => [row.querySelector('th')?.text, row.querySelectorAll('td').map((cell) => cell.text)]))
  expect(rows.get('전용면적')).toEqual(['59.95㎡\n(약 18.1평)', '84.95㎡\n(약 25.7평)'])
  expect(rows.get('팬트리')).toEqual(['없음', '3.6㎡'])
  expect(rows.get('임대 세대수')).toEqual(['220세대', '316세대'])
  expect(rows.get('임대보증금과 월 임대료')).toEqual(['추후 공개', '추후 공개'])
  expect(page.text).toContain('임대보증금과 월 임대료: 2027년 2월 임차인 모집공고')
  expect(rows.get('향')).toEqual(['남향', '남향'])
  expect(page.text).toContain('84A 타입에만 있는 공간: 팬트리')
  expect(page.text).toContain('84A 타입은 59A 타입보다 전용면적이 25.0㎡(7.6평) 넓습니다.')
})

test('the choice stands above the drawings, what differs before the table, and what is alike closed below it', async () => {
  const page = await shown(['59A', '84A'])
  const places = ['form', 'svg[role=img]', '#differences', '#table', '#table details'].map((selector) => page.querySelector(selector)?.range[0] ?? -1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  const rowsIn = (selector: string) => page.querySelectorAll(`${selector} tbody th`).map(({ text }) => text)
  expect(rowsIn('#table details')).toEqual(['구성', '구조', '향', '공급 단지'])
  expect(page.querySelector('#table summary')?.text).toBe('서로 같은 항목 4가지: 구성, 구조, 향, 공급 단지')
  expect(page.querySelectorAll('#table button').map(({ text }) => text)).toEqual(['주소 복사'])
})

test('what is not announced is never among what is alike; areas that read alike are', async () => {
  const [first] = types
  if (!first) throw new Error('content has no type')
  const alike = (slug: string, exclusive: number) => ({ ...first, slug, households: null, areas: { ...first.areas, exclusive } })
  jest.replaceProperty(content.units, 'types', [alike('T1', 84.971), alike('T2', 84.972)])
  const page = await shown(['T1', 'T2'])
  const rows = page.querySelectorAll('#table tbody tr').map((row) => [row.querySelector('th')?.text, row.closest('details') !== null])
  expect(rows).toContainEqual(['전용면적', true])
  expect(rows).toContainEqual(['임대 세대수', false])
  expect(rows).toContainEqual(['임대보증금과 월 임대료', false])
  expect(rows.filter(([, isAlike]) => !isAlike)).toHaveLength(2)
  jest.restoreAllMocks()
})

test('where one type’s cost is known, the other’s stands beside it as not announced, and no row asks again', async () => {
  jest.replaceProperty(content.units, 'terms', { types: [{ type: '59A', deposit: 120_000_000, rent: 380_000, instalments: [], options: [] }] })
  const page = await shown(['59A', '84A'])
  const costs = page.querySelectorAll('#table tbody tr').filter(({ text }) => text.includes('임대보증금') || text.includes('추후 공개'))
  expect(costs.map((row) => row.querySelectorAll('td').map(({ text }) => text))).toEqual([[expect.stringContaining('1억 2,000만 원'), '추후 공개']])
  jest.restoreAllMocks()
})

test('what the compared types cost is said once, and asked no more', async () => {
  const rental = (type: string, rent: number) => ({ type, deposit: 120_000_000, rent, instalments: [], options: [] })
  jest.replaceProperty(content.units, 'terms', { types: [rental('59A', 380_000), rental('84A', 0)] })
  const page = await shown(['59A', '84A'])
  const table = page.querySelector('#table')
  expect(table?.querySelectorAll('tbody tr').filter((row) => row.text.includes('임대보증금'))).toHaveLength(1)
  expect(table?.text).toContain('임대보증금 1억 2,000만 원, 월 임대료 없음')
  expect(page.text).not.toContain('추후 공개')
  jest.restoreAllMocks()
})

test('an area reads as on the page of its type, which rounds up 59.955', async () => {
  const page = await shown(['59A', '59B'])
  expect(page.text).toContain('59.96㎡')
  expect(page.text).not.toContain('59B 전용면적 59.95')
})

test('a type is found by its address part and by its name, each once, in the order of the menu; an unknown one is left out', async () => {
  const page = await shown(['84C', '114A', '59A', '<script>'])
  expect(page.querySelector('h1')?.text).toBe('59A, 84C 비교')
  expect(ticked(page)).toEqual(['59A', '114A'])
})

test('homes without a difference have no section for it; their notices stay', async () => {
  const [first] = types
  if (!first) throw new Error('content has no type')
  jest.replaceProperty(
    content.units,
    'types',
    ['T1', 'T2'].map((slug) => ({ ...first, slug })),
  )
  const page = await shown(['T1', 'T2'])
  expect(page.querySelector('#differences')).toBeNull()
  expect(page.querySelectorAll('h2').map(({ text }) => text)).not.toContain('다른 점')
  expect(page.text).toContain(content.units.modelHouseNotice[0])
  jest.restoreAllMocks()
})

test('one type, or none, leads to the choice, with what was chosen; a fourth is named', async () => {
  expect((await shown()).querySelectorAll('input[type=checkbox]')).toHaveLength(types.length)
  const one = await shown('84B')
  expect(one.text).toContain('84B 타입을 골랐습니다.')
  expect(ticked(one)).toEqual(['84B'])
  const many = await shown(types.map(({ slug }) => slug))
  expect(many.querySelectorAll('svg[role=img]')).toHaveLength(3)
  expect(many.text).toContain('84B, 84C, 84D 타입은 바로 아래에서 바꿔 고를 수 있습니다.')
})

test('each type to choose shows its plan, all on one scale; above a comparison the names suffice', async () => {
  const plans = (await shown()).querySelectorAll('form label svg')
  expect(plans).toHaveLength(types.length)
  expect(new Set(plans.map((plan) => plan.getAttribute('viewBox'))).size).toBe(1)
  expect(plans.map((plan) => plan.querySelector('image')?.getAttribute('width'))).toContainEqual(expect.stringMatching(/^\d+$/))
  expect((await shown(['59A', '84A'])).querySelectorAll('form svg')).toHaveLength(0)
})

test('the form sends the address that a link to the same comparison has; search engines keep none of them', async () => {
  const form = (await shown(['59A', '114B'])).querySelector('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/FloorPlan/compare', 'get'])
  expect(comparisonPath(['59A', '114B'])).toBe('/FloorPlan/compare?type=59A&type=114B')
  expect(redirectFor('/floorplan/Compare')).toEqual({ to: '/FloorPlan/compare', permanent: true })
  expect((await generateMetadata(asked(['59A', '84A']))).robots).toEqual({ index: false, follow: true })
})

test('a complex of one type has nothing to compare; of eight, any three', async () => {
  const [first] = types
  if (!first) throw new Error('content has no type')
  jest.replaceProperty(content.units, 'types', [first])
  await expect(ComparisonPage(asked('59A'))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  jest.replaceProperty(
    content.units,
    'types',
    Array.from({ length: 8 }, (_, index) => ({ ...first, slug: `T${index}` })),
  )
  expect((await shown(['T1', 'T5', 'T7'])).querySelectorAll('svg[role=img]')).toHaveLength(3)
  jest.restoreAllMocks()
})

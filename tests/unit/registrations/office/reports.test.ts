import { unzipSync } from 'fflate'
import { countFigures, type Reading } from '@/lib/registrations/office/reports/figures'
import { FIGURE_COLUMNS, minutesText } from '@/lib/registrations/office/reports/figure-text'
import { countFunnel } from '@/lib/registrations/office/reports/funnel'
import { funnelTexts } from '@/lib/registrations/office/reports/funnel-text'
import { daySheet, daySheetText } from '@/lib/registrations/office/reports/day-sheet'
import { reportFile } from '@/lib/registrations/office/reports/report-file'
import { reportPeriod, reportQuery } from '@/lib/registrations/office/reports/report-period'
import { reportView } from '@/lib/registrations/office/reports/report-view'
import { content } from '@/lib/content/load'
import { koreanInstant } from '@/lib/korean-time'
import type { Arrival, Outcome } from '@/lib/registrations/report-store'
import type { Store } from '@/lib/store/store'
import { createVisitBooking } from '@/lib/visits/visit-booking'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { eventOf, savedRegistration } from '@/tests/support/registration-events'
import { MORNING } from '@/tests/support/registrations'
import { openingHours } from '@/tests/support/visits'

/** Tuesday; the office is open from ten to six. */
const DAY = '2026-11-24'
const at = (time: string, day = DAY) => koreanInstant(`${day}T${time}`)
const audit = { at: MORNING, actor: null, address: null, action: 'registration.result', subject: null, detail: null } as const

describe('figures', () => {
  const arrival = (id: string, came: string, contacted: string | null = null, changes: Partial<Arrival> = {}): Arrival => ({
    id,
    createdAt: at(came),
    contactedAt: contacted === null ? null : at(contacted),
    booked: false,
    channel: null,
    assignee: null,
    unit: null,
    ...changes,
  })
  const outcome = (id: string, kind: Outcome['kind'], time: string, changes: Partial<Outcome> = {}): Outcome => ({
    id,
    kind,
    at: at(time),
    channel: null,
    assignee: null,
    unit: null,
    ...changes,
  })
  const count = (arrivals: Arrival[], outcomes: Outcome[] = [], changes: Partial<Reading> = {}) =>
    countFigures({ arrivals, outcomes, days: openingHours, asOf: at('18:00'), ...changes }, { all: () => 'all', unit: ({ unit }) => unit ?? '' })

  test('measures the first contact in office hours, from the opening for arrivals at night', async () => {
    const { all } = await count([
      arrival('night', '03:00', '10:20'),
      arrival('slow', '11:00', '11:31'),
      arrival('quick', '11:00', '11:30'),
      arrival('waits', '17:00'),
      arrival('just came', '17:45'),
    ])
    expect(all.get('all')).toMatchObject({ arrived: 5, contacted: 3, inTime: 2, decided: 4, medianMinutes: 30 })
  })

  test('leaves out what happened after the time that it counts up to', async () => {
    const { all } = await count([arrival('one', '11:00', '11:10'), arrival('two', '11:00', '14:00')], [], { asOf: at('12:00') })
    expect(all.get('all')).toMatchObject({ arrived: 2, contacted: 1, inTime: 1, decided: 2, medianMinutes: 10 })
  })

  test('counts a walk-in as contacted, but not for the speed of calls', async () => {
    const { all } = await count([arrival('there', '11:00', '11:00', { channel: 'walk-in' }), arrival('slow', '11:00', '12:00')])
    expect(all.get('all')).toMatchObject({ arrived: 2, contacted: 2, inTime: 0, decided: 1, medianMinutes: 60 })
  })

  test('counts a registration once for each kind, including a visit that it came with, and each part separately', async () => {
    const { all, unit } = await count(
      [arrival('one', '11:00', null, { booked: true, unit: '84A' }), arrival('two', '12:00')],
      [outcome('one', 'booked', '12:00', { unit: '84A' }), outcome('two', 'visited', '13:00'), outcome('old', 'contract', '14:00', { unit: '59A' })],
    )
    expect(all.get('all')).toMatchObject({ booked: 1, visited: 1, noShow: 0, contracts: 1 })
    expect([...unit].map(([part, { arrived, booked, contracts }]) => [part, arrived, booked, contracts])).toEqual([
      ['84A', 1, 1, 0],
      ['', 1, 0, 0],
      ['59A', 0, 0, 1],
    ])
  })

  test('has no share and no median of nothing', async () => {
    expect((await count([])).all.size).toBe(0)
    const { all } = await count([arrival('just came', '17:50')])
    expect(FIGURE_COLUMNS.map(({ text }) => text(all.get('all')!))).toEqual(['1', '0', '–', '–', '0', '0', '0', '0'])
  })

  test.each([
    [null, '–'],
    [0, '0분'],
    [59.4, '59분'],
    [59.6, '1시간'],
    [125, '2시간 5분'],
  ])('%p minutes read %s', (minutes, text) => expect(minutesText(minutes)).toBe(text))
})

describe('a funnel', () => {
  const counts = [
    { day: DAY, page: '/', channel: 'kakao', views: 30, popups: 4, registrations: 1 },
    { day: DAY, page: '/', channel: 'direct', views: 10, popups: 1, registrations: 0 },
    { day: '2026-11-25', page: '/Brand/intro', channel: 'kakao', views: 15, popups: 0, registrations: 1 },
  ]
  const came = (...channels: (string | null)[]) => channels.map((channel) => ({ channel }))
  const labels = { page: (path: string) => `page ${path}`, channel: (channel: string | null) => channel ?? 'none' }
  const NOTHING = { counts: [], arrivals: [] }
  const texts = (row: ReturnType<typeof countFunnel>['total'], inProgress: boolean) =>
    funnelTexts(row, inProgress).map(({ now, before, change }) => [now, before, change].filter((part) => part !== null).join(' | '))
  const rows = ({ parts, inProgress }: ReturnType<typeof countFunnel>) =>
    Object.fromEntries(parts.map((part) => [part.id, part.rows.map((row) => [row.label, ...texts(row, inProgress)])]))

  test('shows views and popup openings beside registrations of the same channel, and those counted for a page', () => {
    const funnel = countFunnel({ counts, arrivals: came('kakao', 'kakao', 'kakao', 'naver', null) }, NOTHING, labels, false)
    expect(funnel.total).toEqual({ label: '합계', now: { views: 55, popups: 5, registrations: 5 }, before: null })
    expect(rows(funnel)).toEqual({
      'funnel-channels': [
        ['kakao', '45', '4', '3', '8.89%', '6.67%'],
        ['direct', '10', '1', '0', '10%', '0%'],
        ['naver', '0', '0', '1', '–', '–'],
        ['none', '0', '0', '1', '–', '–'],
      ],
      'funnel-pages': [
        ['page /', '40', '5', '1', '12.5%', '2.5%'],
        ['page /Brand/intro', '15', '0', '1', '0%', '6.67%'],
      ],
    })
  })

  test('shows each figure beside the week before, with its change, by channel too', () => {
    const earlier = [
      { day: '2026-11-17', page: '/', channel: 'kakao', views: 30, popups: 4, registrations: 1 },
      { day: '2026-11-17', page: '/', channel: 'meta', views: 10, popups: 1, registrations: 0 },
    ]
    const before = { counts: earlier, arrivals: came('kakao', 'walk-in') }
    const funnel = countFunnel({ counts, arrivals: came('kakao', 'kakao', 'direct') }, before, labels, false)
    expect(texts(funnel.total, false)).toEqual(['55 | 40 | +38%', '5 | 5', '3 | 1 | +200%', '9.09% | 12.5% | −3.41%p', '5.45% | 2.5% | +2.95%p'])
    expect(rows(funnel)['funnel-channels']).toEqual([
      ['kakao', '45 | 30 | +50%', '4 | 4', '2 | 1 | +100%', '8.89% | 13.33% | −4.44%p', '4.44% | 3.33% | +1.11%p'],
      ['direct', '10 | 0', '1 | 0', '1 | 0', '10% | –', '10% | –'],
      ['meta', '0 | 10 | −100%', '0 | 1 | −100%', '0 | 0', '– | 10%', '– | 0%'],
    ])
    // A day in progress is compared with a whole one: rates only.
    expect(texts(countFunnel({ counts, arrivals: came('kakao') }, before, labels, true).total, true)).toEqual([
      '55 | 40',
      '5 | 5',
      '1 | 1',
      '9.09% | 12.5% | −3.41%p',
      '1.82% | 2.5% | −0.68%p',
    ])
  })

  test('leaves out walk-ins, who saw no page', () => {
    expect(countFunnel({ counts, arrivals: came('walk-in', 'kakao') }, NOTHING, labels, false).total.now.registrations).toBe(1)
  })

  test('knows only the registrations of a time without page counts', () => {
    expect(countFunnel({ counts: [], arrivals: came('kakao') }, NOTHING, labels, false)).toEqual({
      total: { label: '합계', now: { views: 0, popups: 0, registrations: 1 }, before: null },
      parts: [],
      inProgress: false,
    })
  })
})

test.each([
  [undefined, undefined, { day: DAY, span: 'day' }, [DAY]],
  ['2026-11-22', 'week', { day: '2026-11-22', span: 'week' }, ['2026-11-16', '2026-11-22']],
  ['2026-11-16', 'week', { day: '2026-11-16', span: 'week' }, ['2026-11-16', '2026-11-22']],
  ['2026-11-25', 'month', { day: DAY, span: 'day' }, [DAY]],
  ['2026-02-30', undefined, { day: DAY, span: 'day' }, [DAY]],
  ["'; DROP", undefined, { day: DAY, span: 'day' }, [DAY]],
])('an address with day %p and span %p asks for %p', (day, span, query, ends) => {
  const asked = reportQuery({ day, span }, DAY)
  expect(asked).toEqual(query)
  const { days, from, until } = reportPeriod(asked)
  expect([...new Set([days[0], days.at(-1)])]).toEqual(ends)
  expect((until.getTime() - from.getTime()) / 3_600_000).toBe(24 * days.length)
})

describe('a report', () => {
  let store: Store
  beforeEach(async () => {
    store = await freshSqliteStore()
    for (const [id, name] of [['kim', '=김상담']] as const)
      await store.accounts.add({ id, email: `${id}@example.com`, name, role: 'counsellor', createdAt: MORNING, disabledAt: null, passwordHash: '' })
  })
  afterEach(() => store.close())

  let now = at('14:30')
  const services = () => ({ store, now: () => now, visits: createVisitBooking(store.visits, openingHours, () => '') })
  let phones = 0
  const register = async (registeredAt: Date, channel: string | null = null) => {
    const { id } = await savedRegistration(store, { phone: `0101111${String((phones += 1)).padStart(4, '0')}` }, registeredAt)
    if (channel !== null)
      await store.registrations.setChannel(
        id,
        channel,
        { id: `why ${id}`, registrationId: id, at: registeredAt, actor: 'kim@example.com', text: '사유' },
        registeredAt,
        audit,
      )
    return id
  }
  const record = (id: string, ...[kind, changes]: [Parameters<typeof eventOf>[1], Parameters<typeof eventOf>[2]]) =>
    store.registrations.record(eventOf(id, kind, changes), audit)

  const fill = async () => {
    now = at('14:30')
    const [one, two] = [await register(at('10:00'), 'kakao'), await register(at('10:30'), 'utm:=cmd|calc')]
    await record(one, 'absent', { at: at('10:05') })
    await record(one, 'wished', { subject: 'unit=84A', at: at('10:06') })
    await record(two, 'booked', { at: at('11:40'), dueAt: at('14:00') })
    await store.registrations.assign(one, { to: 'kim', actor: null }, at('10:07'), audit)
    // A week before: one at a time of day already reached, one later.
    const before = '2026-11-17'
    const earlier = await register(at('10:15', before), 'kakao')
    await record(earlier, 'reached', { at: at('16:00', before) })
    await register(at('15:00', before), 'naver')
  }

  test('compares a day in progress with the week before up to the same time, in total and in parts', async () => {
    await fill()
    const view = await reportView(services(), { day: DAY, span: 'day' })
    expect([view.title, view.period, view.comparedWith, view.asOf, view.cut]).toEqual(['일일보고', '11월 24일(화)', '11월 17일(화)', '14:30', false])
    expect(view.total).toMatchObject({
      now: { arrived: 2, contacted: 2, inTime: 1, decided: 2, medianMinutes: 37.5, booked: 1 },
      before: { arrived: 1, contacted: 0, inTime: 0, decided: 1 },
    })
    const rows = Object.fromEntries(
      view.parts.map(({ id, rows: parts }) => [id, parts.map(({ label, now: { arrived }, before }) => [label, arrived, before.arrived])]),
    )
    expect(rows).toEqual({
      hours: [
        ['10시', 2, 1],
        ['11시', 0, 0],
      ],
      channels: [
        ['카카오', 1, 1],
        ['=cmd|calc', 1, 0],
      ],
      units: [
        ['84A', 1, 0],
        ['모름', 1, 1],
      ],
      counsellors: [
        ['담당 없음', 1, 1],
        ['=김상담', 1, 0],
      ],
    })
    expect([view.previous, view.next]).toEqual([{ day: '2026-11-23', span: 'day' }, null])
  })

  test('is sent as a sheet of the day: figures of calls and visits, the total, and who brought them', async () => {
    await fill()
    const view = await reportView(services(), { day: DAY, span: 'day' })
    const byStatus = { new: 1, absent: 1, called: 2, booked: 1_200, visited: 0, closed: 0 }
    const sheet = daySheet(view, { site: '한 단지', author: '최팀장', byStatus })
    expect(sheet.head).toEqual(['한 단지', '일일보고서 11월 24일(화)', '14:30 기준', '작성 최팀장'])
    expect(Object.fromEntries(sheet.totals.map(({ label, ofDay }) => [label, ofDay]))).toMatchObject({
      '신규 등록': '2',
      부재중: '1',
      방문예약: '1',
      거절: '0',
    })
    expect(sheet.totals[0]?.total).toBe('1,204')
    const text = daySheetText(sheet)
    expect(text).toContain('[한 단지] 일일보고서 11월 24일(화)')
    expect(text).toContain('관심 타입별: 84A 1, 모름 1')
    expect(text).toContain('=김상담 신규 1·연락 1·부재중 1')
    expect(text).toContain('현재 고객 상태: ')
    expect(sheet.counts).toContain('오늘 접수된 고객')
  })

  test('of a past day is sent without the present total and statuses, which were others then', async () => {
    await fill()
    now = at('09:00', '2026-11-25')
    const sheet = daySheet(await reportView(services(), { day: DAY, span: 'day' }), { site: '한 단지', author: '최팀장', byStatus: null })
    expect(sheet.totals[0]).toEqual({ label: '신규 등록', ofDay: '2', total: null })
    expect([sheet.statuses, sheet.head[2]]).toEqual([[], '하루 전체'])
    expect(`${sheet.counts} ${daySheetText(sheet)}`).not.toMatch(/오늘|누계|현재/)
    expect(sheet.counts).toContain('그날 접수된 고객')
  })

  test('a week has its days so far, and a finished day is compared with a whole one', async () => {
    await fill()
    const week = await reportView(services(), { day: DAY, span: 'week' })
    expect(week.parts[0]).toMatchObject({ id: 'days', rows: [{ label: '11월 23일(월)' }, { label: '11월 24일(화)' }] })
    expect([week.period, week.comparedWith]).toEqual(['11월 23일(월) ~ 11월 29일(일)', '11월 16일(월) ~ 11월 22일(일)'])
    now = at('09:00', '2026-11-30')
    expect((await reportView(services(), { day: DAY, span: 'week' })).parts[0]?.rows).toHaveLength(7)
    now = at('09:00', '2026-11-25')
    const day = await reportView(services(), { day: DAY, span: 'day' })
    expect([day.asOf, day.total.before.arrived, day.total.before.contacted, day.next]).toEqual([null, 2, 1, { day: '2026-11-25', span: 'day' }])
  })

  test('shows zeros for an empty day, and no parts', async () => {
    const view = await reportView(services(), { day: '2026-10-01', span: 'day' })
    expect([view.total.now.arrived, view.total.before.arrived, view.parts]).toEqual([0, 0, []])
  })

  test('has the page counts of its days, also in its workbook, under the names of pages and channels', async () => {
    await fill()
    const counted = (day: string, page: string, channel: string, views: number) =>
      store.pageCounts.add([{ day, page, channel, views, popups: 1, registrations: 0 }])
    await counted(DAY, '/', 'kakao', 7)
    await counted(DAY, '/', 'other', 2)
    await counted(DAY, '/nowhere', 'utm:=cmd|calc', 3)
    await counted('2026-11-23', '/', 'kakao', 100)
    await counted('2026-11-25', '/', 'kakao', 1000)
    await counted('2026-11-17', '/', 'kakao', 5)
    const view = await reportView(services(), { day: DAY, span: 'day' })
    expect(view.funnel.total).toMatchObject({ now: { views: 12, popups: 3, registrations: 2 }, before: { views: 5, popups: 1, registrations: 2 } })
    expect(view.funnel.parts[0]?.rows.map(({ label, now: { views, registrations } }) => [label, views, registrations])).toEqual([
      ['카카오', 7, 1],
      ['=cmd|calc', 3, 1],
      ['그 밖', 2, 0],
      ['네이버', 0, 0],
    ])
    expect(view.funnel.parts[1]?.rows.map(({ label, now: { views } }) => [label, views])).toEqual([
      [content.pages.home.title, 9],
      ['/nowhere', 3],
    ])
    const { bytes } = await reportFile(view)
    const all = Object.values(unzipSync(bytes))
      .map((file) => new TextDecoder().decode(file))
      .join('')
    expect(all).toContain('페이지별 조회')
    expect(all).toContain('지난주 등록률(%)')
    expect(all).not.toMatch(/<f[ >]/)
    const week = (await reportView(services(), { day: DAY, span: 'week' })).funnel.total
    // Of the week before, only the days reached this week.
    await counted('2026-11-19', '/', 'kakao', 50)
    expect([week.now.views, week.before?.views]).toEqual([1_112, 5])
  })

  test('a workbook has a sheet for all and one for each part; input is text, figures are numbers, and nothing is computed', async () => {
    await fill()
    const { name, bytes } = await reportFile(await reportView(services(), { day: DAY, span: 'day' }))
    expect(name).toBe('report-day-2026-11-24.xlsx')
    const files = Object.entries(unzipSync(bytes)).map(([path, file]) => [path, new TextDecoder().decode(file)] as const)
    const all = files.map(([, text]) => text).join('')
    expect(all).not.toMatch(/<f[ >]/)
    expect(all).toContain('=cmd|calc</t>')
    expect(all).toContain('=김상담</t>')
    const workbook = files.find(([path]) => path === 'xl/workbook.xml')![1]
    expect([...workbook.matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, sheet]) => sheet)).toEqual([
      '요약',
      '시간대별',
      '유입 경로별',
      '관심 타입별',
      '상담사별',
    ])
    const summary = files.find(([path]) => path === 'xl/worksheets/sheet1.xml')![1]
    expect([...summary.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => value)).toEqual(expect.arrayContaining(['2', '38', '50']))
  })
})

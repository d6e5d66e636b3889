/** @jest-environment node */
import { firstScreenAnswers, type FirstScreenContent } from '@/lib/content/first-screen'
import { writtenContent } from '@/lib/content/load'
import { shownFirstScreen, FIRST_SCREEN_TAG } from '@/lib/facts/shown-first-screen'
import { PHASE_RULES, PHASES, type Phase } from '@/lib/phases'
import { interiorPath, routes } from '@/lib/routes'

const { site, schedule, undecided, home } = writtenContent
const NOW = new Date('2026-11-29T12:00+09:00')

const inPhase = (phase: Phase): FirstScreenContent => ({ ...writtenContent, site: { ...site, phase } })
const announcedTerms = { text: '만 19세 이상 무주택자', link: { label: '모집공고', href: routes.announcement } }
const withPeriod = (period: (typeof site)['modelHouse']['period']): FirstScreenContent => ({
  ...writtenContent,
  site: { ...site, modelHouse: { ...site.modelHouse, period } },
})
const step = (content: FirstScreenContent, now: Date) => firstScreenAnswers(content, now).find(({ kind }) => kind === 'step')
const modelHouse = (content: FirstScreenContent, now: Date) => firstScreenAnswers(content, now).find(({ kind }) => kind === 'model-house')

test('before the announcement: who may apply as planned, what comes next, what is open, where the model house is', () => {
  expect(firstScreenAnswers(writtenContent, NOW)).toEqual([
    { kind: 'terms', isPlanned: true, ...home.terms },
    { kind: 'step', label: '공급신고', when: '2027년 1월 예정', state: 'next', href: routes.businessPlan },
    { kind: 'undecided', id: 'rent', title: '임대보증금과 월 임대료', expected: undecided!.items[0]!.expected },
    { kind: 'model-house', address: '한들시 너울중앙로 22', opens: undefined, href: `${routes.modelHouse}#visit` },
  ])
})

test('every phase answers what holds in it, and nothing else', () => {
  const shown = (phase: Phase) =>
    firstScreenAnswers({ ...inPhase(phase), home: { ...home, announcedTerms } }, NOW).map((answer) =>
      answer.kind === 'terms' ? `terms${answer.isPlanned ? ', planned' : ''}` : answer.kind === 'step' ? `${answer.state} ${answer.label}` : answer.kind,
    )
  expect(Object.fromEntries(PHASES.filter((phase) => PHASE_RULES[phase].only !== 'sale').map((phase) => [phase, shown(phase)]))).toEqual({
    plan: ['terms, planned', 'next 공급신고', 'undecided', 'model-house'],
    registered: ['terms, planned', 'next 공급신고', 'undecided', 'model-house'],
    reported: ['terms, planned', 'next 임차인 모집공고', 'undecided', 'model-house'],
    announced: ['terms', 'next 청약 접수', 'model-house'],
    applying: ['terms', 'now 청약 접수', 'model-house'],
    drawn: ['next 계약', 'model-house'],
    contracting: ['now 계약', 'model-house'],
    'first-come': ['terms', 'next 1·2단지 입주', 'model-house'],
    closed: ['next 1·2단지 입주'],
    'moving-in': ['now 1·2단지 입주'],
  })
})

test('what was planned is not shown as announced: the answer waits for the announced terms', () => {
  const terms = (content: FirstScreenContent) => firstScreenAnswers(content, NOW).find(({ kind }) => kind === 'terms')
  expect(terms(inPhase('announced'))).toBeUndefined()
  expect(terms({ ...inPhase('announced'), home: { ...home, announcedTerms } })).toEqual({ kind: 'terms', isPlanned: false, ...announcedTerms })
})

test('a month that passes without its step is no longer promised', () => {
  expect(step(writtenContent, new Date('2027-01-31T23:59+09:00'))).toMatchObject({ state: 'next' })
  expect(step(writtenContent, new Date('2027-02-01T00:00+09:00'))).toMatchObject({ state: 'late', when: '2027년 1월 예정' })
  // Of several months the last one counts.
  const spans = { ...writtenContent, schedule: { ...schedule!, steps: [{ label: '공고', when: '2026년 12월~2027년 1월 예정', detail: '', done: false }] } }
  expect(step(spans, new Date('2027-01-31T12:00+09:00'))).toMatchObject({ state: 'next' })
  expect(step(spans, new Date('2027-02-01T12:00+09:00'))).toMatchObject({ state: 'late' })
  // What goes on is not late, and a step without a month cannot be.
  expect(step(inPhase('contracting'), new Date('2027-06-01T12:00+09:00'))).toMatchObject({ state: 'now', label: '계약' })
  const someday = { ...writtenContent, schedule: { ...schedule!, steps: [{ label: '착공', when: '추후 공개', detail: '', done: false }] } }
  expect(step(someday, new Date('2090-01-01T12:00+09:00'))).toMatchObject({ state: 'next' })
})

test('the model house has its opening day until it opens, and no line after its last day', () => {
  const period = { from: '2026-12-05', until: '2027-03-31' }
  expect(modelHouse(withPeriod(period), NOW)).toMatchObject({ opens: '2026-12-05' })
  expect(modelHouse(withPeriod(period), new Date('2026-12-05T00:00+09:00'))).toMatchObject({ opens: undefined })
  expect(modelHouse(withPeriod(period), new Date('2027-03-31T23:59+09:00'))).toBeDefined()
  expect(modelHouse(withPeriod(period), new Date('2027-04-01T00:00+09:00'))).toBeUndefined()
})

test('what a complex does not have is left out', () => {
  const { businessPlan: _plan, modelHouse: _house, ...pages } = writtenContent.pages
  expect(
    firstScreenAnswers(
      {
        ...writtenContent,
        pages,
        undecided: null,
        home: { ...home, terms: undefined },
        schedule: { ...schedule!, status: 'comingSoon' },
      },
      NOW,
    ),
  ).toEqual([{ kind: 'model-house', address: '한들시 너울중앙로 22', opens: undefined, href: undefined }])
  expect(step({ ...writtenContent, pages }, NOW)).toMatchObject({ href: undefined })
})

test('the page is rendered anew when time or the office changes an answer', async () => {
  let now = NOW
  let current: FirstScreenContent = writtenContent
  const { written, read } = shownFirstScreen(
    writtenContent,
    () => current,
    () => now,
  )
  const held = async () => (await read()).get(FIRST_SCREEN_TAG)
  expect(await held()).toBe(written.get(FIRST_SCREEN_TAG))
  now = new Date('2027-02-01T00:00+09:00')
  const late = await held()
  expect(late).not.toBe(written.get(FIRST_SCREEN_TAG))
  current = inPhase('reported')
  expect(await held()).not.toBe(late)
})

test('every question leads to a block of the guide that answers it, the last to the living room of 84A, and the terms to theirs', () => {
  const { subscriptionGuide, salesGuide } = writtenContent
  const anchors = [
    ...subscriptionGuide!.blocks.map(({ id }) => `${routes.subscriptionGuide}#${id}`),
    ...salesGuide!.blocks.map(({ id }) => `${routes.salesGuide}#${id}`),
  ]
  const questions = home.questions.map((question) => question.href)
  expect(questions).toHaveLength(6)
  expect(questions.pop()).toBe(interiorPath('84A'))
  for (const href of [home.terms!.link.href, ...questions]) expect(anchors).toContain(href)
})

/** @jest-environment node */
import { writtenContent } from '@/lib/content/load'
import type { Content } from '@/lib/content/content'
import { phaseFaults } from '@/lib/content/cross-check-phase'
import { closedNotice, firstScreenPhase, menusInPhase, noVisitsNotice, registrationInPhase, stepStates } from '@/lib/content/phase-content'
import { LEGAL_FACTS, type LegalFact } from '@/lib/legal-facts'
import { phaseWords } from '@/lib/messages/ko/phase'
import { PHASE_RULES, PHASES, type Phase } from '@/lib/phases'
import { routes } from '@/lib/routes'
import { createStaleness } from '@/lib/visits/message-staleness'

const { site, announcement, schedule, menus, pages, registration } = writtenContent
const PHONE = site.phone

/** Content in a phase, with these legal numbers. */
function contentIn(phase: Phase, numbers: readonly LegalFact[] = [], announced: string | null = null, supply = site.supply): Content {
  const items = site.legal.items.map((item) => ({ ...item, value: item.fact && numbers.includes(item.fact) ? '2027-한들-0012' : null }))
  return {
    ...writtenContent,
    site: { ...site, phase, supply, legal: { ...site.legal, items } },
    announcement: announcement && { ...announcement, announced },
  }
}

test('the phase of the shipped content changes nothing', () => {
  expect(site.phase).toBe('plan')
  expect(phaseFaults(writtenContent)).toEqual([])
  expect(menusInPhase(menus, writtenContent)).toEqual({ menus, opensForm: true })
  expect(registrationInPhase(registration, site)).toBe(registration)
  expect([firstScreenPhase(writtenContent), closedNotice('plan', PHONE), noVisitsNotice('plan', PHONE)]).toEqual([undefined, null, null])
  expect(stepStates(schedule!.steps, 'plan')).toEqual(['done', 'done', 'done', 'next', ...Array<string>(6).fill('ahead')])
})

test.each<[Phase, LegalFact[], string | null, string | null]>([
  ['registered', [], null, '임대사업자 등록번호'],
  ['registered', ['registration'], null, null],
  ['reported', ['registration', 'report'], null, '임대보증금 보증'],
  ['reported', [...LEGAL_FACTS], null, null],
  ['announced', [...LEGAL_FACTS], null, '모집공고 (공고일)'],
  ['first-come', [], null, '임대사업자 등록번호, 공급신고번호, 임대보증금 보증, 모집공고 (공고일)'],
  ['first-come', [...LEGAL_FACTS], '2027-02-10', null],
])('%s with %j and the announcement of %s lacks %s', (phase, numbers, announced, missing) => {
  expect(phaseFaults(contentIn(phase, numbers, announced))).toEqual(
    missing === null ? [] : [`content/site.ts › phase: '${phaseWords.names[phase]}' 단계로 가려면 먼저 있어야 합니다. 없는 것: ${missing}`],
  )
})

test('homes that are sold have phases of their own, and need every number of their site', () => {
  expect(phaseFaults(contentIn('approved', [...LEGAL_FACTS]))).toEqual([expect.stringContaining("'분양승인' 단계는 '임대' 단지에 없습니다")])
  expect(phaseFaults(contentIn('reported', [...LEGAL_FACTS], null, '분양'))).toEqual([expect.stringContaining("'공급신고' 단계는 '분양' 단지에 없습니다")])
  expect(phaseFaults(contentIn('approved', ['registration'], null, '분양'))).toEqual([expect.stringContaining('없는 것: 공급신고번호, 임대보증금 보증')])
  expect(phaseFaults(contentIn('approved', [...LEGAL_FACTS], null, '분양'))).toEqual([])
})

test('the schedule does not run ahead of the phase', () => {
  const ahead = {
    ...writtenContent,
    schedule: { ...schedule!, steps: schedule!.steps.map((step) => ({ ...step, done: step.done || step.phase === 'drawn' })) },
  }
  expect(phaseFaults(ahead)).toEqual([expect.stringContaining("'계획'은 그보다 앞선 단계입니다")])
})

test('the schedule stands where the phase is', () => {
  const current = (phase: Phase) => {
    const states = stepStates(schedule!.steps, phase)
    const at = states.findIndex((state) => state === 'now' || state === 'next')
    return `${states[at]} ${schedule!.steps[at]?.label}`
  }
  expect(Object.fromEntries(PHASES.filter((phase) => PHASE_RULES[phase].only !== 'sale').map((phase) => [phase, current(phase)]))).toEqual({
    plan: 'next 공급신고',
    registered: 'next 공급신고',
    reported: 'next 임차인 모집공고',
    announced: 'next 청약 접수',
    applying: 'now 청약 접수',
    drawn: 'next 계약',
    contracting: 'now 계약',
    'first-come': 'next 1·2단지 입주',
    closed: 'next 1·2단지 입주',
    'moving-in': 'now 1·2단지 입주',
  })
})

test('buttons, forms and the first screen follow the phase', () => {
  const shown = (phase: Phase) => menusInPhase(menus, { pages, site: { ...site, phase } })
  expect(shown('announced')).toMatchObject({ menus: { reservation: { label: '모집공고 보기', href: routes.announcement } }, opensForm: false })
  expect(shown('first-come')).toEqual({ menus, opensForm: true })
  const { visits, takesVisits, heading, customerPage } = registrationInPhase(registration, { ...site, phase: 'contracting' })
  expect([visits, takesVisits, heading, customerPage.heading]).toEqual([undefined, false, '관심고객 등록', '지금은 방문예약을 받지 않습니다'])
  expect(noVisitsNotice('contracting', PHONE)?.message).toContain(PHONE)
  expect([closedNotice('contracting', PHONE), closedNotice('moving-in', PHONE)?.heading]).toEqual([null, '모집을 마감했습니다'])
  expect(firstScreenPhase({ pages, site: { ...site, phase: 'first-come' } })).toEqual({
    text: '남은 세대를 선착순으로 계약하고 있습니다',
    href: routes.businessPlan,
  })
})

test('the SMS about remaining homes is sent in 선착순 only', async () => {
  const message = { registrationId: 'one', kind: 'remainingUnits' as const, visitVersion: undefined }
  const reason = (phase: Phase) =>
    createStaleness(
      { find: () => Promise.reject(new Error('not asked')) },
      null,
      () => new Date(),
      () => PHASE_RULES[phase].remainingHomes,
    )(message)
  expect(PHASES.filter((phase) => PHASE_RULES[phase].remainingHomes)).toEqual(['first-come'])
  expect([await reason('plan'), await reason('first-come')]).toEqual(['not-in-phase', null])
})

import { recruitingOn, stoppedRecruiting } from '@/lib/recruiting'
import { legalSchema, type Legal } from '@/lib/content/schemas/legal'
import type { LegalFact } from '@/lib/legal-facts'
import { content } from '@/lib/content/load'
import { stoppedNotice, registrationWhileStopped } from '@/lib/content/stopped-content'

const rule = { from: '2027-03-09', law: '민간임대주택에 관한 특별법 제42조 제8항', checked: '2026-11-29', override: null }
const legal = (present: readonly LegalFact[], recruiting: Legal['recruiting'] = rule): Legal => ({
  lead: '진행 상태',
  operator: { label: '임대사업자', value: '가람누리건설' },
  items: (['registration', 'report', 'guarantee'] as const).map((fact) => ({ fact, label: fact, value: present.includes(fact) ? '2027-1' : null })),
  recruiting,
})
const ALL: readonly LegalFact[] = ['registration', 'report', 'guarantee']

test.each([
  ['2027-03-08', [], 'ahead'],
  ['2027-03-09', [], 'stopped'],
  ['2027-03-10', [], 'stopped'],
  ['2027-03-08', ALL, 'open'],
  ['2027-03-09', ALL, 'open'],
  ['2027-03-10', ALL, 'open'],
  ['2027-03-09', ['registration', 'report'], 'stopped'],
  ['2027-03-09', ['report', 'guarantee'], 'stopped'],
] as const)('on %s with %j recruiting is %s', (today, present, kind) => {
  expect(recruitingOn(legal(present), today).kind).toBe(kind)
})

test('counts the days that are left, and names what is missing', () => {
  expect(recruitingOn(legal(['report']), '2026-12-09')).toMatchObject({ kind: 'ahead', days: 90, missing: ['registration', 'guarantee'] })
  expect(recruitingOn(legal(['report']), '2027-03-08')).toMatchObject({ kind: 'ahead', days: 1 })
})

test('a fact that content does not list is missing', () => {
  expect(stoppedRecruiting({ items: [{ label: '등록번호', value: '2027-1' }], recruiting: rule }, '2027-03-09')?.missing).toEqual(ALL)
})

test('homes that are sold are not concerned', () => {
  expect(recruitingOn(legal([], null), '2027-03-09').kind).toBe('open')
})

test('only a named person with a reason overrides the rule, and only from its day', () => {
  const override = { person: '한도윤', reason: '법률 검토를 마쳤습니다', decided: '2027-03-02' }
  const decided = legal([], { ...rule, override })
  expect(recruitingOn(decided, '2027-03-08').kind).toBe('ahead')
  expect(recruitingOn(decided, '2027-03-09')).toMatchObject({ kind: 'overridden', override })
  for (const part of ['person', 'reason', 'decided'])
    expect(legalSchema.safeParse({ ...decided, recruiting: { ...rule, override: { ...override, [part]: '' } } }).success).toBe(false)
})

test('the notice closes the form, says why in either language, and names the number to call', () => {
  const stopped = stoppedRecruiting(legal(['report']), '2027-03-09')!
  const korean = stoppedNotice(stopped, '1533-8848')
  expect(registrationWhileStopped(content.registration, korean)).toMatchObject({ open: false, closedMessage: korean.message, heading: korean.heading })
  expect(korean.message).toMatch(/^2027년 3월 9일부터.*제42조 제8항.*임대사업자 등록번호, 임대보증금 보증.*1533-8848/)
  expect(stoppedNotice(stopped, '1533-8848', 'en').message).toMatch(
    /^From 9 March 2027, .*Article 42 \(8\).*registration of the rental operator, deposit guarantee.*1533-8848/,
  )
})

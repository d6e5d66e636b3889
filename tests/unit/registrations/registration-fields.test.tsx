import { renderToStaticMarkup } from 'react-dom/server'
import { RegistrationForm } from '@/components/registration/registration-form'
import { exportColumns } from '@/lib/registrations/office/export/export-columns'
import { registrationFacts, toCard } from '@/lib/registrations/office/registration-view'
import { composeMessages } from '@/lib/registrations/compose-messages'
import { recordConsent } from '@/lib/registrations/consent'
import { parseRegistration } from '@/lib/registrations/registration'
import { keptValues } from '@/lib/registrations/result-flash'
import { newRegistration } from '@/lib/registrations/stored-registration'
import type { Visit } from '@/lib/visits/booking'
import { sealRegistration } from '@/lib/store/sealed-fields'
import { MORNING, registrationContent, registrationTestPolicy, SITE, testVault, validBody } from '../../support/registrations'

const whole = { visitDate: '2026-12-01', message: '문의합니다', email: 'a@example.com', residence: '한들시' }
const parsed = parseRegistration(validBody(whole), { sites: [SITE], now: MORNING })
if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors))
const consent = recordConsent(registrationTestPolicy().consentTexts, { privacy: true, marketing: false, night: false }, MORNING)
const registration = newRegistration('id', parsed.input, { at: MORNING, consent, quarantine: null })

// Formats that other programs read keep their names and order; a new field is appended.

test('a repeated request has the digest of the first one, also across a release', () => {
  expect(JSON.stringify(parsed.input)).toBe(
    `{"site":"${SITE}","source":"popup","name":"홍길동","phone":"01012345678","birthdate":"950527","message":"문의합니다","visitDate":"2026-12-01","email":"a@example.com","residence":"한들시","marketingConsent":false,"nightConsent":false}`,
  )
})

test('the copy for a form-collection service', () => {
  const [, forward] = composeMessages(registration, registrationTestPolicy({ forward: true }), MORNING)
  expect(Object.keys(JSON.parse(forward!.body) as object)).toEqual([
    'id',
    'site',
    'source',
    'name',
    'phone',
    'birthdate',
    'message',
    'visitDate',
    'email',
    'residence',
    'registeredAt',
  ])
})

test('the encrypted value of a record', () => {
  expect(testVault.open(sealRegistration(registration, testVault), 'registration:id')).toBe(
    '{"name":"홍길동","phone":"01012345678","birthdate":"950527","message":"문의합니다","visitDate":"2026-12-01","email":"a@example.com","residence":"한들시","firstTouch":null}',
  )
})

test('the columns of exported files', () => {
  expect(exportColumns.map(({ id, label, basic, width }) => `${id} ${label} ${basic ? 'always' : 'chosen'} ${width}`)).toEqual([
    'at 등록일시 always 18',
    'name 이름 always 14',
    'phone 연락처 always 16',
    'status 상태 always 12',
    'source 경로 always 12',
    'birthdate 생년월일 chosen 12',
    'visitDate 방문 희망일 chosen 14',
    'message 문의 내용 chosen 40',
    'email 이메일 chosen 24',
    'residence 거주지 chosen 20',
    'firstTouch 처음 유입 chosen 40',
    'channel 유입 경로 chosen 20',
    'marketing 광고성 정보 수신 chosen 16',
    'night 야간 광고 수신 chosen 16',
    'suspicion 의심 표시 chosen 24',
    'result 상담 결과 chosen 24',
    'tags 태그 chosen 24',
    'wish 관심 타입 chosen 16',
    'visit 방문예약 chosen 32',
  ])
})

test('the detail page lists fields without a place of their own', () => {
  expect(registrationFacts(registration).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    '생년월일: 950527',
    '방문 희망일: 2026-12-01',
    '이메일: a@example.com',
    '거주지: 한들시',
    `사이트: ${SITE}`,
    '경로: 팝업',
  ])
  expect(registrationFacts({ ...registration, visitDate: null, email: null, residence: null }).map(({ label }) => label)).toEqual([
    '생년월일',
    '사이트',
    '경로',
  ])
})

test('shows the current time of a booked visit, not the day of the first booking', () => {
  const visit = { registrationId: 'id', at: new Date('2026-12-05T11:00:00+09:00'), people: 2, version: 2, moves: 1, cancelledAt: null }
  const column = exportColumns.find(({ id }) => id === 'visit')!
  const said = (now: Visit | null) => [
    ...toCard(registration, {}, now).hints,
    ...registrationFacts(registration, now).flatMap(({ label, value }) => (label.startsWith('방문') ? `${label}: ${value}` : [])),
    column.value(registration, {}, now),
  ]
  expect(said(null)).toEqual(['방문 희망 2026-12-01', '문의: 문의합니다', '방문 희망일: 2026-12-01', ''])
  expect(said(visit)).toEqual(['방문예약 12월 5일(토) 11:00, 2명', '문의: 문의합니다', '방문예약: 12월 5일(토) 11:00, 2명', '2026-12-05 11:00'])
  expect(said({ ...visit, cancelledAt: MORNING })).toEqual([
    '방문예약 12월 5일(토) 11:00, 2명 (취소)',
    '문의: 문의합니다',
    '방문예약: 12월 5일(토) 11:00, 2명 (취소)',
    '2026-12-05 11:00 (취소)',
  ])
})

test('a form that is shown again has all its input, and nothing else of a post', () => {
  expect(
    Object.keys(
      keptValues({
        ...validBody(whole),
        privacyConsent: 'on',
        marketingConsent: 'on',
        nightConsent: 'on',
        _gotcha: 'x',
        status: 'closed',
        firstTouch: 'utm_source=a',
      }),
    ).sort(),
  ).toEqual([
    'birthdate',
    'email',
    'firstTouch',
    'marketingConsent',
    'message',
    'name',
    'nightConsent',
    'phone',
    'privacyConsent',
    'residence',
    'site',
    'source',
    'visitDate',
  ])
})

test.each([
  ['popup', ['site', 'source', 'name', 'phone', 'birthdate']],
  ['home', ['site', 'source', 'name', 'phone', 'birthdate', 'message']],
  ['customer', ['site', 'source', 'name', 'phone', 'birthdate', 'visitDate', 'message']],
] as const)('the %s form asks for its fields in order', (source, names) => {
  const html = renderToStaticMarkup(<RegistrationForm content={registrationContent} source={source} site={SITE} phone="1533-8848" values={whole} />)
  const asked = [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name)
  expect(asked).toEqual([...names.slice(0, 2), 'firstTouch', ...names.slice(2), '_gotcha', 'privacyConsent', 'marketingConsent', 'nightConsent'])
})

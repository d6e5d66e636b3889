import { registrationLine } from '@/lib/cli/registration-line'
import { recordConsent } from '@/lib/registrations/consent'
import { FIELD_NAMES, fieldOf } from '@/lib/registration-fields'
import { newRegistration } from '@/lib/registrations/stored-registration'
import { MORNING, registrationTestPolicy, SITE } from '@/tests/support/registrations'

const agreed = { privacy: true, marketing: true, night: false }
const everyField = newRegistration(
  'one',
  {
    site: SITE,
    source: 'customer',
    name: '홍길동',
    phone: '01012345678',
    birthdate: '950527',
    visitDate: '2026-12-01',
    message: '첫 줄\n둘째 줄',
    email: 'hong@example.com',
    residence: '수원시',
    firstTouch: '{"utm_source":"naver"}',
    channel: 'naver',
    marketingConsent: true,
    nightConsent: false,
  },
  { at: MORNING, consent: recordConsent(registrationTestPolicy().consentTexts, agreed, MORNING), quarantine: null, suspicion: 'network' },
)

test('a line has the status and every field with a value', () => {
  const line = registrationLine(everyField, true)
  for (const said of [
    '홍길동',
    '010-1234-5678',
    '950527',
    '2026-12-01',
    '첫 줄 / 둘째 줄',
    'hong@example.com',
    '수원시',
    SITE,
    '고객 페이지',
    '캠페인 소스: naver',
    '유입 경로 네이버',
    '신규, 의심',
  ])
    expect(line).toContain(said)
  const labels = FIELD_NAMES.filter((name) => !fieldOf(name).required).map((name) => fieldOf(name).label)
  expect(labels.filter((label) => !line.includes(label))).toEqual([])
  expect(line).not.toContain('\n')
})

test('numbers are masked by default, and empty fields have no label', () => {
  const line = registrationLine({ ...everyField, message: null }, false)
  expect(line).toContain('010-****-5678')
  for (const hidden of ['1234', '950527', '문의 내용']) expect(line).not.toContain(hidden)
})

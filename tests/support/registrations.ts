import { createVault } from '@/lib/vault'
import { registrationContentSchema, type RegistrationContent } from '@/lib/content/schemas/registration'
import type { AbuseDetector } from '@/lib/registrations/abuse-detector'
import { createRegistrationLimits } from '@/lib/registrations/limits'
import { registrationPolicy, type RegistrationPolicy } from '@/lib/registrations/policy'
import type { RegisterRequest, RegisterServices } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { SITE, validBody } from './valid-body'

export { SITE, validBody }

/** A Tuesday morning in Seoul. */
export const MORNING = new Date('2026-11-24T10:00:00+09:00')

/** A clock that moves only on demand. */
export function fixedClock(start: Date = MORNING) {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    advance(ms: number) {
      at += ms
    },
    set(to: Date) {
      at = to.getTime()
    },
  }
}

export const testVault = createVault(Buffer.alloc(32, 7))

const consent = (label: string) => ({
  version: '2026-01-01',
  label,
  rows: ['목적', '항목', '기간'].map((row) => ({ label: row, value: `${label} ${row}` })),
  refusal: '거부할 수 있습니다.',
})

export const registrationContent: RegistrationContent = registrationContentSchema.parse({
  open: true,
  closedMessage: '지금은 등록을 받지 않습니다.',
  heading: '방문예약',
  lead: '연락드립니다.',
  submitLabel: '등록하기',
  retentionMonths: 12,
  consents: { privacy: consent('필수'), marketing: consent('광고'), night: consent('야간') },
  sms: {
    confirmation: '[{site}] {name} 님, 등록이 접수되었습니다. {address} {hours} {phone}',
    remainingUnits: '(광고)[{site}] {phone} {units} 무료 수신거부 {optOut}',
    remainingUnitsNotice: '잔여 세대는 전화로 확인하실 수 있습니다.',
    optOutNumber: '080-000-0000',
  },
  customerPage: { heading: '방문예약', picture: 'riverside-walk', serviceText: ['답해 드립니다.'], hours: '24시간 상담' },
})

export const registrationTestPolicy = (changes: Partial<RegistrationPolicy> = {}): RegistrationPolicy => ({
  ...registrationPolicy(
    {
      registration: registrationContent,
      site: {
        defaultPressSite: SITE,
        name: '가람누리 리버파크',
        phone: '1533-8848',
        legal: { items: [], recruiting: null },
        phase: 'plan',
        modelHouse: { address: '한들시 22', hours: '10:00~18:00', directions: [], parking: '' },
      } as never,
      pressSites: [{ slug: SITE, name: '가람누리 리버파크' }],
    },
    { forward: false },
  ),
  ...changes,
})

export const registerRequest = (changes: Partial<RegisterRequest> = {}): RegisterRequest => ({
  body: validBody(),
  idempotencyKey: null,
  formPost: false,
  client: '203.0.113.7',
  signals: { honeypot: '', elapsedMs: 20_000, agent: 'a browser' },
  ...changes,
})

/** Always finds nothing. */
export const trusting: AbuseDetector = {
  evaluate: (_candidate, at) => ({ quarantine: null, suspicion: null, earlier: [], confirmFrom: at, alarm: null, rollback() {} }),
}

/** For a store whose test does not use printed codes. */
const noQrCodes: Store['qrCodes'] = {
  add: () => Promise.resolve(false),
  find: () => Promise.resolve(null),
  list: () => Promise.resolve([]),
  close: () => Promise.resolve(false),
  addScans: () => Promise.resolve(),
}

/** Services around a store, with a fixed clock and limits that no test reaches by default. */
export function registerServices(store: Pick<Store, 'registrations'> & Partial<Pick<Store, 'qrCodes'>>, changes: Partial<RegisterServices> = {}) {
  const warnings: object[] = []
  const services: RegisterServices = {
    store: { qrCodes: noQrCodes, ...store },
    vault: testVault,
    policy: registrationTestPolicy(),
    limits: createRegistrationLimits(10_000),
    abuseDetector: trusting,
    now: () => MORNING,
    log: { warn: (fields) => void warnings.push(fields) },
    ...changes,
  }
  return { services, warnings }
}

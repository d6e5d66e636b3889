/**
 * `DATA_DIR=… node --conditions=react-server --import tsx tests/support/fill-office.ts [full]`: creates a store with an account
 * of each role ({@link OFFICE}). `full` adds the longest and most data possible: names, tags, notes, sources, counsellors, each
 * state of a message and of a registration; prints the ids of its pages as JSON.
 */
import { randomUUID } from 'node:crypto'
import { sealSearch } from '@/lib/registrations/office/list-registrations'
import { hashPassword } from '@/lib/accounts/password'
import { ROLES } from '@/lib/accounts/account'
import { content } from '@/lib/content/load'
import { createVault } from '@/lib/vault'
import { env } from '@/lib/env'
import { koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import { createLog } from '@/lib/log'
import { composeMessages } from '@/lib/registrations/compose-messages'
import { channelOf } from '@/lib/attribution/channel'
import { recordConsent } from '@/lib/registrations/consent'
import { firstTouchToText } from '@/lib/attribution/first-touch'
import { registrationPolicy } from '@/lib/registrations/policy'
import type { NewEvent } from '@/lib/registrations/registration-event'
import { newRegistration, QUARANTINE_REASONS, SUSPICIONS, type Registration } from '@/lib/registrations/stored-registration'
import { preferenceToText } from '@/lib/registrations/preference'
import { dataKey } from '@/lib/store/keys'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import { createSqliteStore } from '@/lib/store/sqlite'
import { addDays } from '@/lib/visits/day-slots'
import { OFFICE, type FilledOffice } from './filled-office'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const now = new Date()
const ago = (ms: number) => new Date(now.getTime() - ms)
const at = (index: number) => ago(index * 7 * MINUTE_MS)

const NAMES = ['김가람', '남궁하늘별님', '알렉산드라 콘스탄티노풀로스 마리아 테레지아', '이도', 'Maximilian-Alexander von Hohenzollern-Sig', '황보누리']
const NOTE =
  '어머니와 함께 보러 오신다고 하셨고, 남편분은 평일 저녁 7시 이후에만 통화가 됩니다. 지금 사는 집의 전세 만기가 내년 3월이라 입주 시기를 가장 먼저 물으셨으며, 84A 고층과 남향을 원하시지만 59B도 함께 설명해 달라고 하셨습니다. 주차 2대, 반려견 1마리.'
const TAGS = [
  '신혼부부',
  '84A 고층 남향 희망',
  '주차 2대 필요',
  '법인',
  '재방문 약속하심 꼭 확인',
  '다자녀',
  '외국인 등록 서류 안내',
  '청약 통장 보유',
  '대출 상담 원함',
  '가족 동반',
]
const LONG_SOURCE = 'blog-review-campaign-of-autumn-river-park'
const CHANNEL_PARTS = [
  { utm_source: 'naver', utm_medium: 'cpc', utm_campaign: '가을분양 브랜드검색 리버파크 민간임대 모델하우스 방문예약 이벤트 2차', landing: '/' },
  { utm_source: LONG_SOURCE, utm_medium: 'social', landing: '/Brand/intro' },
  { referrer: 'very-long-subdomain.of-a-real-estate-forum.example.co.kr', landing: '/LocationEnvironment/primium' },
  null,
  { utm_source: 'kakao', landing: '/' },
] as const

const vault = createVault(dataKey(env(), createLog()))
const store = createSqliteStore(env().DATA_DIR, vault)
const policy = registrationPolicy(content, { forward: false })
const audit = (action: AuditEntry['action'], detail: string | null = null, index = 0): AuditEntry => ({
  at: at(index),
  actor: OFFICE['privacy-officer'].email,
  address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
  action,
  subject: randomUUID(),
  detail,
})

const passwordHash = await hashPassword(OFFICE.password)
const addAccount = (id: string, email: string, name: string, role: (typeof ROLES)[number], disabledAt: Date | null = null) =>
  store.accounts.add({ id, email, name, role, createdAt: ago(30 * DAY_MS), disabledAt, passwordHash })

async function fillPeople(): Promise<void> {
  for (const role of ROLES) await addAccount(role, OFFICE[role].email, OFFICE[role].name, role)
}

async function fillCounsellors(): Promise<string[]> {
  const others = Array.from({ length: 12 }, (_, index) => `counsellor-${index}`)
  for (const [index, id] of others.entries()) {
    const name = index === 0 ? '상담 1팀 알렉산드라 콘스탄티노풀로스 (파트타임)' : `상담${index}`
    await addAccount(id, `${id}.of.the.sales.office.of.a.complex@example.com`, name, 'counsellor', index === 11 ? now : null)
  }
  const invited = { id: 'invited', email: 'invited@example.com', name: '새로 온 사람', role: 'counsellor' as const, createdAt: now, disabledAt: null }
  await store.accounts.invite(invited, { tokenHash: 'a'.repeat(64), expiresAt: new Date(now.getTime() + DAY_MS) }, audit('account.invite', '상담사'))
  for (const id of ['counsellor', ...others.slice(0, 5)]) await store.duty.start(id, ago(HOUR_MS), audit('duty.start'))
  return ['counsellor', ...others.slice(0, 11)]
}

let registered = 0
async function register(
  changes: { readonly at?: Date; readonly quarantine?: Registration['quarantine']; readonly suspicion?: Registration['suspicion'] } = {},
) {
  const index = registered++
  const createdAt = changes.at ?? at(index)
  const firstTouch = CHANNEL_PARTS[index % CHANNEL_PARTS.length] ?? null
  const consent = recordConsent(policy.consentTexts, { privacy: true, marketing: index % 2 === 0, night: index % 4 === 0 }, createdAt)
  const one = newRegistration(
    randomUUID(),
    {
      site: content.site.defaultPressSite,
      source: (['home', 'popup', 'customer'] as const)[index % 3] ?? 'home',
      name: NAMES[index % NAMES.length] ?? '',
      phone: `0101111${String(index % 9000).padStart(4, '0')}`,
      birthdate: '950527',
      message: index % 3 === 0 ? NOTE : undefined,
      visitDate: index % 5 === 0 ? koreanIsoDay(new Date(now.getTime() + 3 * DAY_MS)) : undefined,
      marketingConsent: index % 2 === 0,
      nightConsent: index % 4 === 0,
      firstTouch: firstTouchToText(firstTouch) ?? undefined,
      channel: channelOf(firstTouch),
    },
    { at: createdAt, consent, quarantine: changes.quarantine ?? null, suspicion: changes.suspicion ?? null },
  )
  await store.registrations.save(one, one.quarantine ? [] : composeMessages(one, policy, createdAt), policy.consentTexts, null)
  return one
}

const record = (registrationId: string, kind: NewEvent['kind'], changes: Partial<NewEvent> = {}) =>
  store.registrations.record(
    { id: randomUUID(), registrationId, at: now, actor: OFFICE.counsellor.email, kind, subject: null, dueAt: null, text: null, ...changes },
    audit('registration.result'),
  )

async function fillRegistrations(counsellors: readonly string[]): Promise<{ worked: string; part: string; fresh: string }> {
  const give = (id: string, index: number, to = counsellors[index % counsellors.length] ?? null) =>
    store.registrations.assign(id, { to, actor: OFFICE['team-leader'].email, reason: '휴무라 다른 상담사에게 넘깁니다' }, now, audit('registration.assign'))
  const fresh: Registration[] = []
  for (let index = 0; index < 24; index++)
    fresh.push(await register({ suspicion: index % 6 === 0 ? (SUSPICIONS[(index / 6) % SUSPICIONS.length] ?? null) : null }))
  for (const [index, { id }] of fresh.entries()) {
    await give(id, index, index % 8 === 7 ? null : index % 3 === 0 ? 'counsellor' : undefined)
    for (const tag of TAGS.slice(0, index % (TAGS.length + 1))) await record(id, 'tagged', { subject: tag })
    if (index % 2 === 0) await record(id, 'wished', { subject: preferenceToText({ unit: '84A', complex: '3' }) })
  }
  const minutes = (index: number) => new Date(now.getTime() + index * MINUTE_MS)
  const results: readonly [NewEvent['kind'], Date | null][] = [
    ['callback', minutes(-90)],
    ['callback', minutes(-20)],
    ['callback', minutes(45)],
    ['booked', minutes(60)],
    ['absent', null],
    ['reached', null],
    ['visited', null],
    ['no-show', null],
    ['contract', null],
    ['declined', null],
    ['not-me', null],
  ]
  for (let index = 0; index < 3 * results.length; index++) {
    const [kind, dueAt] = results[index % results.length] ?? ['reached', null]
    const { id } = await register({ at: ago(DAY_MS + index * 50 * MINUTE_MS) })
    await give(id, index, index % 2 === 0 ? 'counsellor' : undefined)
    await record(id, 'call')
    await record(id, kind, { dueAt, text: index % 4 === 0 ? NOTE : null })
  }
  // A registration with every event, and others of its number.
  const worked = await register({ suspicion: 'phone' })
  await give(worked.id, 0, 'counsellor')
  for (const tag of TAGS) await record(worked.id, 'tagged', { subject: tag })
  await record(worked.id, 'wished', { subject: preferenceToText({ unit: '84A', complex: '3' }) })
  for (const kind of ['absent', 'absent', 'absent', 'reached'] as const) await record(worked.id, kind, { text: kind === 'reached' ? NOTE : null })
  await record(worked.id, 'callback', { dueAt: minutes(120), text: '퇴근한 뒤' })
  for (let index = 0; index < 4; index++)
    await store.registrations.addNote(
      { id: randomUUID(), registrationId: worked.id, at: now, actor: 'counsellor-0.of.the.sales.office.of.a.complex@example.com', text: NOTE },
      audit('registration.note'),
    )
  for (let index = 0; index < 3; index++) {
    const again = newRegistration(
      randomUUID(),
      { site: worked.site, source: 'popup', name: NAMES[index] ?? '', phone: worked.phone, birthdate: '950527', marketingConsent: false, nightConsent: false },
      { at: ago((index + 2) * DAY_MS), consent: worked.consent, quarantine: null },
    )
    await store.registrations.save(again, [], policy.consentTexts, null)
    if (index === 0) await record(again.id, 'duplicate', { subject: worked.id })
    await give(again.id, 0, 'counsellor')
  }
  // Registrations merged into it came later; one has another number.
  let part = ''
  for (let index = 0; index < 3; index++) {
    const one = newRegistration(
      randomUUID(),
      {
        site: worked.site,
        source: 'customer',
        name: NAMES[index + 1] ?? '',
        phone: index === 0 ? '01077770001' : worked.phone,
        birthdate: '950527',
        marketingConsent: false,
        nightConsent: false,
      },
      { at: ago(index), consent: worked.consent, quarantine: null },
    )
    await store.registrations.save(one, [], policy.consentTexts, null)
    await give(one.id, 0, 'counsellor')
    await record(one.id, 'absent', { text: NOTE })
    await store.registrations.merge(one.id, worked.id, { actor: OFFICE['team-leader'].email, id: randomUUID() }, now, audit('registration.merge'))
    part = one.id
  }
  registered = 200
  for (const quarantine of [...QUARANTINE_REASONS, ...QUARANTINE_REASONS, ...QUARANTINE_REASONS]) await register({ quarantine })
  return { worked: worked.id, part, fresh: fresh[0]?.id ?? '' }
}

/** Messages in every state: claims and settles them here. */
async function settleMessages(): Promise<void> {
  const token = randomUUID()
  const claimed = await store.outbox.claimDue({ token, now, until: new Date(now.getTime() + HOUR_MS), limit: 24, vendor: 'solapi' })
  for (const [index, { id }] of claimed.entries())
    await store.outbox.settle(
      id,
      token,
      index % 4 === 0
        ? { state: 'dead', at: now, code: 'http-500' }
        : index % 4 === 1
          ? { state: 'unknown', at: now, code: 'unconfirmed-3' }
          : index % 4 === 2
            ? { state: 'cancelled', at: now, code: 'already-sent' }
            : { state: 'sent', at: now, vendorId: 'M4V20261124' },
    )
}

async function fillVisits(): Promise<string> {
  const hours = content.registration.visits
  if (!hours) throw new Error('content states no opening hours')
  const today = koreanIsoDay(now)
  let last = ''
  for (const [offset, groups] of [
    [0, 38],
    [1, 9],
    [2, 3],
  ] as const)
    for (let index = 0; index < groups; index++) {
      const visit = koreanInstant(`${addDays(today, offset)}T${String(10 + (index % 9)).padStart(2, '0')}:00`)
      const one = { ...(await registrationToVisit(index, offset)), updatedAt: now }
      const place = { at: visit, people: 1 + (index % 6), groupsPerSlot: 38, peoplePerSlot: 38 * 6, hoursVersion: 0, now }
      await store.registrations.save(one, [], policy.consentTexts, null, place)
      if (offset === 1) last = one.id
      if (offset === 0 && index < 2) await record(one.id, index === 0 ? 'visited' : 'no-show')
    }
  return last
}

async function registrationToVisit(index: number, offset: number): Promise<Registration> {
  const consent = recordConsent(policy.consentTexts, { privacy: true, marketing: false, night: false }, now)
  return newRegistration(
    randomUUID(),
    {
      site: content.site.defaultPressSite,
      source: 'customer',
      name: NAMES[index % NAMES.length] ?? '',
      phone: `01011195${offset}${String(index).padStart(2, '0')}`,
      birthdate: '950527',
      marketingConsent: false,
      nightConsent: false,
    },
    { at: ago(2 * DAY_MS + index * MINUTE_MS), consent, quarantine: null },
  )
}

async function fillRest(): Promise<string> {
  for (let index = 0; index < 8; index++)
    await store.qrCodes.add(
      {
        id: `234567ab${'cdefghjk'[index] ?? 'c'}2`,
        name: index === 0 ? '한들시청 앞 대형 현수막, 10월 둘째 주 교체분 (동측)' : `현수막 ${index}`,
        medium: (['banner', 'bus', 'leaflet', 'broker'] as const)[index % 4] ?? 'banner',
        target: '/',
        createdAt: at(index),
        closedAt: index === 7 ? now : null,
      },
      audit('qr-code.create'),
    )
  await store.qrCodes.addScans(new Map([['234567abc2', 12_345]]))
  for (const [index, name] of ['84A 대기 고객', '카카오에서 온 신규', '아주 길게 지은 보기 이름 하나 더 있음'].entries())
    for (const role of ROLES) await store.savedFilters.save(role, { name, query: `status=new&wish=84A&tag=${index}`, createdAt: now }, 20)
  const today = koreanIsoDay(now)
  for (const [offset, part] of [
    [0, 1],
    [-1, 2],
    [-7, 0.7],
    [-8, 1.8],
  ] as const)
    await store.pageCounts.add(
      ['naver', 'naver-ad', 'kakao', 'direct', `utm:${LONG_SOURCE}`, 'site:very-long-subdomain.of-a-real-estate-forum', 'qr:234567abc2'].flatMap(
        (channel, index) =>
          ['/', '/Brand/intro', '/FloorPlan/84A', '/LocationEnvironment/primium'].map((page, place) => ({
            day: addDays(today, offset),
            page,
            channel,
            views: Math.round((part * 12_000) / (index + 1) / (place + 1)),
            popups: Math.round((part * 900) / (index + 1) / (place + 1)),
            registrations: Math.round((part * 8) / (index + 1)),
          })),
      ),
    )
  const articles = Array.from({ length: 12 }, () => randomUUID())
  for (const [index, id] of articles.entries())
    await store.press.add({
      id,
      siteId: content.site.defaultPressSite,
      title:
        index % 3 === 0
          ? '가람누리 리버파크, 강변 산책로와 이어지는 공원 설계로 10년 동안 이사 걱정 없는 민간임대 아파트의 새 기준을 제시하다'
          : `소식 ${index}`,
      summary: NOTE,
      content: `${NOTE}\n\n${NOTE}`,
      date: at(index * 100),
      updatedAt: now,
      status: (['published', 'draft', 'unpublished'] as const)[index % 3] ?? 'draft',
    })
  for (const [index, detail] of ['XLSX, 12,345건, 사유: 시공사 주간 보고에 첨부할 접수 현황 자료', '사유: 본인 삭제 요청', null].entries())
    for (let times = 0; times < 15; times++) await store.audit.record(audit(index === 0 ? 'registration.export' : 'registration.delete', detail, times))
  return articles[0] ?? ''
}

async function fillEverything(): Promise<FilledOffice> {
  const { worked, part, fresh } = await fillRegistrations(await fillCounsellors())
  await settleMessages()
  return { worked, part, search: sealSearch('알렉', vault), fresh, visit: await fillVisits(), article: await fillRest() }
}

await fillPeople()
if (process.argv[2] === 'full') process.stdout.write(JSON.stringify(await fillEverything()))
await store.close()

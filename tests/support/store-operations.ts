import { createHash } from 'node:crypto'
import { NOT_REQUESTED } from '@/lib/fact-version'
import type { Account } from '@/lib/accounts/account'
import type { QueuedMessage } from '@/lib/messaging/message'
import { composeMessages } from '@/lib/registrations/compose-messages'
import { recordConsent } from '@/lib/registrations/consent'
import type { QrCode } from '@/lib/attribution/qr-code'
import { newRegistration, type QuarantineReason, type Registration } from '@/lib/registrations/stored-registration'
import type { ArchiveEdition } from '@/lib/documents/archive/archive-version'
import type { SiteDocument } from '@/lib/documents/document'
import type { AuditAction, AuditEntry } from '@/lib/accounts/audit-store'
import type { NewCover } from '@/lib/press/press-store'
import type { Store } from '@/lib/store/store'
import { statusOf } from './registration-events'
import { mailingOf } from './mailings'
import { MORNING, registrationTestPolicy, SITE } from './registrations'
import { openingHours } from './visits'
import { checkRecords } from '@/lib/store/check-records'
import { noteUnreadable } from '@/lib/store/met-records'

type MethodOf<Entity extends keyof Store> = Store[Entity] extends (...args: never) => unknown ? Entity : `${Entity}.${keyof Store[Entity] & string}`
/** Every method of the port except `close`. */
export type StoreMethod = Exclude<{ [Entity in keyof Store]: MethodOf<Entity> }[keyof Store], 'close'>

/** The methods that an adapter has. */
export const methodsOf = (store: Store): string[] =>
  Object.entries(store)
    .flatMap(([entity, value]: [string, unknown]) =>
      typeof value === 'function' ? [entity] : Object.keys(value as object).map((method) => `${entity}.${method}`),
    )
    .filter((method) => method !== 'close')

const policy = registrationTestPolicy()
const minutesLater = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)
const audit = (action: AuditAction): AuditEntry => ({ at: MORNING, actor: 'kim@example.com', address: null, action, subject: null, detail: null })
const claim = { key: 'key', body: 'body', validFrom: MORNING }

function registration(id: string, phone: string, quarantine: QuarantineReason | null = null): Registration {
  const input = { site: SITE, source: 'home' as const, name: '홍길동', phone, birthdate: '950527', marketingConsent: true, nightConsent: false }
  return newRegistration(id, input, {
    at: MORNING,
    consent: recordConsent(policy.consentTexts, { privacy: true, marketing: true, night: false }, MORNING),
    quarantine,
  })
}
const messagesOf = (one: Registration, dueMinutes: number) =>
  composeMessages(one, policy, MORNING).map((message) => ({ ...message, dueAt: minutesLater(message.advertisement ? 0 : dueMinutes) }))

const pageCount = (day: string) => ({ day, page: '/', channel: 'direct', views: 2, popups: 1, registrations: 1 })
const place = (minutes: number) => ({ at: minutesLater(minutes), people: 2, groupsPerSlot: 10, peoplePerSlot: 40, hoursVersion: 0, now: MORNING })

const worked = registration('worked', '01011112222')
const acceptedRegistration = registration('passed', '01033334444')
const held = registration('held', '01055556666', 'honeypot')
const unconfirmed = registration('unconfirmed', '01088889999')
const part = registration('part', '01066667777')
const fresh = registration('fresh', '01077778888')
const [delivered] = messagesOf(acceptedRegistration, -2)
const queued: QueuedMessage = { ...delivered!, state: 'sending', attempts: 1, lastError: null, vendor: null, vendorId: null, settledAt: null }

const cover = (letter: string): NewCover => ({
  cover: { alt: '사진', width: 1600, height: 900, files: [{ file: `${letter}.webp`, width: 640 }], social: `${letter}.jpg` },
  media: [`${letter}.webp`, `${letter}.jpg`].map((id) => ({ id, bytes: Buffer.from(id) })),
})
const qrCode = (id: string): QrCode => ({ id, name: '현수막', medium: 'banner', target: '/', createdAt: MORNING, closedAt: null })
const article = (id: string, siteId = SITE) => ({
  id,
  siteId,
  title: '제목',
  summary: '요약',
  content: '본문',
  status: 'published' as const,
  date: MORNING,
  updatedAt: MORNING,
  cover: cover(id),
})
const account = (id: string) => ({
  id,
  email: `${id}@example.com`,
  passwordHash: 'hash',
  name: null,
  role: 'administrator' as const,
  createdAt: MORNING,
  disabledAt: null,
})
const invitedAccount = (id: string): Account => ({ ...account(id), role: 'counsellor' })
const session = (idHash: string) => ({ idHash, accountId: 'kim', createdAt: MORNING, lastSeenAt: MORNING, expiresAt: MORNING })

const publication = (basedOn: number) => ({
  path: 'site.phone',
  json: `"1500-000${basedOn}"`,
  publishedAt: MORNING,
  effectiveAt: MORNING,
  actor: 'kim',
  author: null,
  reason: '변경',
  source: '공문',
})
const factDraft = {
  path: 'site.phone',
  actor: 'kim',
  json: '"1500-0008"',
  basedOn: 1,
  savedAt: MORNING,
  reason: '',
  source: '',
  ...NOT_REQUESTED,
  requestedAt: MORNING,
}

const storedFile = { hash: createHash('sha256').update('%PDF-').digest('hex'), bytes: Buffer.from('%PDF-') }
const archiveEdition: ArchiveEdition = {
  at: MORNING,
  build: 'build',
  facts: { number: 1, hash: 'hash' },
  pages: [{ address: '/', hash: 'page', file: storedFile.hash }],
  pictures: storedFile.hash,
}
const siteDocument: SiteDocument = {
  id: 'a1b2c3d4e5',
  kind: 'brochure',
  title: '안내 책자',
  position: 1,
  versions: [{ number: 1, hash: storedFile.hash, type: 'pdf', size: 5, uploadedAt: MORNING, actor: 'kim', reason: '' }],
  hidden: null,
}

/** Fills a store so that each of {@link STORE_OPERATIONS} finds what it reads. */
export async function fillStore(store: Store): Promise<void> {
  const { registrations, outbox, qrCodes, press, accounts, sessions } = store
  await registrations.publishConsentTexts(policy.consentTexts, MORNING)
  await registrations.save(worked, messagesOf(worked, -3), policy.consentTexts, claim)
  await registrations.save(acceptedRegistration, messagesOf(acceptedRegistration, -2), policy.consentTexts, null, place(9_000))
  await registrations.save(held, [], policy.consentTexts, null)
  await registrations.save(unconfirmed, [], policy.consentTexts, null, { ...place(9_000), hold: { until: minutesLater(30), always: true, messages: [] } })
  await registrations.save(part, [], policy.consentTexts, null)
  await registrations.addNote({ id: 'note', registrationId: 'worked', at: MORNING, actor: 'kim@example.com', text: '메모' }, audit('registration.note'))
  await registrations.record(statusOf('worked', 'called'), audit('registration.status'))
  await registrations.merge('part', 'worked', { actor: 'kim@example.com', id: 'merge' }, MORNING, audit('registration.merge'))
  await outbox.claimDue({ token: 'token', now: minutesLater(-1), until: minutesLater(60), limit: 2 })
  await outbox.settle('worked:confirmation', 'token', { state: 'dead', at: MORNING, code: 'http-400' })
  await outbox.recordDelivery({ ...queued, id: 'worked:confirmation' }, MORNING)
  await outbox.optOut('01099990000', MORNING, audit('phone.opt-out'))
  await qrCodes.add(qrCode('open'), audit('qr-code.create'))
  await press.add(article('article'))
  await press.addViews(new Map([['article', 1]]))
  await accounts.add(account('kim'))
  await accounts.setTotp('kim', { secret: 'JBSWY3DPEHPK3PXP', usedStep: null }, audit('account.second-factor-on'), ['123456789012'])
  await accounts.invite(invitedAccount('choi'), { tokenHash: 'token', expiresAt: minutesLater(9) }, audit('account.invite'))
  await sessions.add(session('session'))
  await store.duty.start('kim', MORNING, audit('duty.start'))
  await store.facts.publish(publication(0), 0, [], audit('fact.publish'))
  await store.facts.saveDraft(factDraft, audit('fact.draft'))
  await store.documents.write([siteDocument], 0, storedFile, audit('document.add'))
  await store.archive.add(archiveEdition, 0)
  await store.mailings.add(mailingOf({ countedAt: null }), audit('mailing.save'))
  await store.savedFilters.save('kim', { name: '가망', query: 'status=new', createdAt: MORNING }, 9)
  await store.pageCounts.add([pageCount('2026-11-24')])
  await store.retention.write({ seenAt: MORNING, hold: null })
}

type Operations<Method extends StoreMethod> = Readonly<Record<Method, (store: Store) => Promise<unknown>>>

const READS = {
  'registrations.findClaim': ({ registrations }: Store) => registrations.findClaim(claim),
  'registrations.find': ({ registrations }: Store) => registrations.find('passed'),
  'registrations.list': ({ registrations }: Store) => registrations.list({ limit: 5 }),
  'registrations.countMatching': ({ registrations }: Store) => registrations.countMatching({}),
  'registrations.scan': async ({ registrations }: Store) => {
    const ids: string[] = []
    for await (const some of registrations.scan({})) ids.push(...some.registrations.map(({ id }) => id))
    return ids
  },
  'registrations.listByPhone': ({ registrations }: Store) => registrations.listByPhone(acceptedRegistration.phone, 5),
  'registrations.listMerged': ({ registrations }: Store) => registrations.listMerged('worked'),
  'registrations.count': ({ registrations }: Store) => registrations.count(),
  'registrations.countQuarantined': ({ registrations }: Store) => registrations.countQuarantined(),
  'registrations.countSuspected': ({ registrations }: Store) => registrations.countSuspected(),
  'registrations.newestAt': ({ registrations }: Store) => registrations.newestAt(),
  'registrations.countQuarantinedSince': ({ registrations }: Store) => registrations.countQuarantinedSince(MORNING),
  // Registrations of this version have all n-grams: nothing is written.
  'registrations.addSearchTerms': ({ registrations }: Store) => registrations.addSearchTerms(null, 9),
  // Nor is any without a key.
  'registrations.addRecordKeys': ({ registrations }: Store) => registrations.addRecordKeys(9),
  'registrations.hasSearchTerms': ({ registrations }: Store) => registrations.hasSearchTerms(),
  'registrations.listWaiting': ({ registrations }: Store) => registrations.listWaiting(5),
  'registrations.listDue': ({ registrations }: Store) => registrations.listDue({ by: 'callback', until: minutesLater(9) }, 5),
  'registrations.listDueVersions': ({ registrations }: Store) => registrations.listDueVersions({ by: 'callback', until: minutesLater(9) }, 5),
  'registrations.countDue': ({ registrations }: Store) => registrations.countDue({ by: 'appointment', until: minutesLater(9) }),
  'registrations.listNew': ({ registrations }: Store) => registrations.listNew({}, 5),
  'registrations.listNewVersions': ({ registrations }: Store) => registrations.listNewVersions({}, 5),
  'registrations.changeMark': ({ registrations }: Store) => registrations.changeMark('kim'),
  'registrations.countNew': ({ registrations }: Store) => registrations.countNew({}),
  'registrations.countWaiting': ({ registrations }: Store) => registrations.countWaiting(),
  'registrations.listTags': ({ registrations }: Store) => registrations.listTags(5),
  'archive.list': ({ archive }: Store) => archive.list({ limit: 5 }),
  'archive.readChain': ({ archive }: Store) => archive.readChain(0, 5),
  'archive.readFile': ({ archive }: Store) => archive.readFile(storedFile.hash),
  'documents.read': ({ documents }: Store) => documents.read(),
  'documents.readFile': ({ documents }: Store) => documents.readFile(storedFile.hash),
  'facts.readEnd': ({ facts }: Store) => facts.readEnd(),
  'facts.listHeld': ({ facts }: Store) => facts.listHeld(MORNING),
  'facts.listVersions': ({ facts }: Store) => facts.listVersions({ path: 'site.phone', limit: 5 }),
  'facts.readChain': ({ facts }: Store) => facts.readChain(0, 5),
  'facts.listDrafts': ({ facts }: Store) => facts.listDrafts(),
  'savedFilters.list': ({ savedFilters }: Store) => savedFilters.list('kim'),
  'pageCounts.list': ({ pageCounts }: Store) => pageCounts.list('2026-11-01', '2026-12-01'),
  'registrations.listContracted': ({ registrations }: Store) => registrations.listContracted(),
  'registrations.events': ({ registrations }: Store) => registrations.events('worked'),
  'registrations.eventsOf': ({ registrations }: Store) => registrations.eventsOf(['worked']),
  'registrations.notes': ({ registrations }: Store) => registrations.notes('worked'),
  'registrations.consentText': ({ registrations }: Store) => registrations.consentText(policy.consentTexts[0]!.hash),
  'registrations.listIdsBefore': ({ registrations }: Store) => registrations.listIdsBefore(minutesLater(1), 5),
  'registrations.countBefore': ({ registrations }: Store) => registrations.countBefore(minutesLater(1)),
  'qrCodes.find': ({ qrCodes }: Store) => qrCodes.find('open'),
  'qrCodes.list': ({ qrCodes }: Store) => qrCodes.list(5),
  'outbox.list': ({ outbox }: Store) => outbox.list({ limit: 5 }),
  'outbox.countByState': ({ outbox }: Store) => outbox.countByState(['dead']),
  'outbox.nextDueAt': ({ outbox }: Store) => outbox.nextDueAt(),
  'outbox.countOverdue': ({ outbox }: Store) => outbox.countOverdue(minutesLater(1)),
  'outbox.countFailing': ({ outbox }: Store) => outbox.countFailing(1),
  'outbox.hasOptedOut': ({ outbox }: Store) => outbox.hasOptedOut('01099990000'),
  'outbox.isSuspected': ({ outbox }: Store) => outbox.isSuspected(queued),
  'outbox.listRecorded': ({ outbox }: Store) => outbox.listRecorded(5),
  'press.list': ({ press }: Store) => press.list({ siteId: SITE, limit: 5 }),
  'press.find': ({ press }: Store) => press.find('article'),
  'press.neighbours': ({ press }: Store) => press.neighbours(SITE, { date: MORNING, id: 'x' }),
  'media.find': ({ media }: Store) => media.find('article.webp'),
  'accounts.find': ({ accounts }: Store) => accounts.find('kim'),
  'accounts.findByEmail': ({ accounts }: Store) => accounts.findByEmail('kim@example.com'),
  'accounts.findInvited': ({ accounts }: Store) => accounts.findInvited('token', minutesLater(1)),
  'accounts.list': ({ accounts }: Store) => accounts.list(),
  'sessions.find': ({ sessions }: Store) => sessions.find('session'),
  'audit.list': ({ audit: trail }: Store) => trail.list({ limit: 5 }),
  'duty.list': ({ duty }: Store) => duty.list(MORNING),
  'reports.readPeriod': ({ reports }: Store) => reports.readPeriod(MORNING, minutesLater(9), 5),
  'reports.listChannels': ({ reports }: Store) => reports.listChannels(MORNING, minutesLater(9), 5),
  'retention.read': ({ retention }: Store) => retention.read(),
  'records.check': ({ records }: Store) => checkRecords(records),
  'records.listUnreadable': ({ records }: Store) => {
    noteUnreadable({ kind: 'message', id: 'worked:confirmation' })
    return records.listUnreadable()
  },
  'mailings.find': ({ mailings }: Store) => mailings.find('mailing-1'),
  'mailings.list': ({ mailings }: Store) => mailings.list(9),
  'mailings.nextToQueue': ({ mailings }: Store) => mailings.nextToQueue(),
  'visits.readHours': ({ visits }: Store) => visits.readHours(),
  'visits.countBooked': ({ visits }: Store) => visits.countBooked(MORNING, minutesLater(9_999)),
  'visits.listBookings': ({ visits }: Store) => visits.listBookings(MORNING, minutesLater(9_999)),
  'visits.find': ({ visits }: Store) => visits.find('passed'),
  'visits.findAll': ({ visits }: Store) => visits.findAll(['passed']),
  'visits.findByLink': ({ visits }: Store) => visits.findByLink('hash'),
  'visits.findAhead': ({ visits }: Store) => visits.findAhead('01012345678', MORNING),
} as const satisfies Partial<Operations<StoreMethod>>

/** Each changes a filled store. A new method of the port must join one of the two tables, or this does not compile. */
const WRITES: Operations<Exclude<StoreMethod, keyof typeof READS>> = {
  'registrations.noteSearchTerms': ({ registrations }: Store) => registrations.noteSearchTerms(),
  'registrations.save': ({ registrations }) => registrations.save(fresh, messagesOf(fresh, 0), policy.consentTexts, { ...claim, key: 'other' }),
  'outbox.add': ({ outbox }) =>
    outbox.add([{ ...delivered!, id: 'passed:visitNotice:1', kind: 'visitNotice', period: 'visit passed 1' }], audit('visit.notice')),
  'mailings.add': ({ mailings }) => mailings.add(mailingOf({ id: 'mailing-2' }), audit('mailing.save')),
  'mailings.count': ({ mailings }) => mailings.count(mailingOf({ countedAt: null }), { recipients: 1, countedAt: MORNING, through: null }),
  'mailings.change': ({ mailings }) => mailings.change(mailingOf({ state: 'requested' }), audit('mailing.request')),
  'visits.book': ({ visits }) => visits.book('worked', place(9_090), { basedOn: 0, at: minutesLater(1), messages: [], phone: '01012345678' }),
  'visits.move': ({ visits }) => visits.move('passed', place(9_060), { basedOn: 1, at: minutesLater(1), messages: [], counts: true }),
  'visits.confirm': ({ visits }) => visits.confirm('unconfirmed', null, { at: minutesLater(1), messages: [] }),
  'visits.cancel': ({ visits }) => visits.cancel('passed', { basedOn: 1, at: minutesLater(1), messages: [] }),
  'visits.saveHours': ({ visits }) => visits.saveHours(openingHours, 0, audit('visit.hours')),
  'registrations.publishConsentTexts': ({ registrations }) =>
    registrations.publishConsentTexts(
      policy.consentTexts.map((text) => ({ ...text, hash: `newer ${text.hash}` })),
      minutesLater(1),
    ),
  'registrations.record': ({ registrations }) => registrations.record(statusOf('passed', 'called', minutesLater(1)), audit('registration.status')),
  'registrations.merge': ({ registrations }) =>
    registrations.merge('passed', 'worked', { actor: 'kim@example.com', id: 'step' }, minutesLater(1), audit('registration.merge')),
  'registrations.separate': ({ registrations }) =>
    registrations.separate('part', { actor: 'kim@example.com', id: 'another' }, minutesLater(1), audit('registration.separate')),
  'registrations.assign': ({ registrations }) =>
    registrations.assign('passed', { to: 'kim', from: null, actor: 'kim@example.com' }, minutesLater(1), audit('registration.assign')),
  'registrations.assignByTurn': ({ registrations }) => registrations.assignByTurn('passed', 'kim@example.com', minutesLater(1), audit('registration.assign')),
  'registrations.addNote': ({ registrations }) =>
    registrations.addNote({ id: 'second', registrationId: 'passed', at: MORNING, actor: 'kim@example.com', text: '메모' }, audit('registration.note')),
  'registrations.setChannel': ({ registrations }) =>
    registrations.setChannel(
      'passed',
      'naver',
      { id: 'why', registrationId: 'passed', at: MORNING, actor: 'kim@example.com', text: '사유' },
      minutesLater(1),
      audit('registration.channel'),
    ),
  'registrations.quarantine': ({ registrations }) => registrations.quarantine(['passed'], 'copies', minutesLater(1), audit('registration.quarantine')),
  'registrations.release': ({ registrations }) =>
    registrations.release([{ id: 'held', messages: messagesOf(held, 0) }], minutesLater(1), audit('registration.release')),
  'registrations.remove': ({ registrations }) => registrations.remove(['worked', 'passed'], audit('registration.delete')),
  'registrations.removeClaimsBefore': ({ registrations }) => registrations.removeClaimsBefore(minutesLater(1)),
  'qrCodes.add': ({ qrCodes }) => qrCodes.add(qrCode('next'), audit('qr-code.create')),
  'qrCodes.close': ({ qrCodes }) => qrCodes.close('open', minutesLater(1), audit('qr-code.close')),
  'qrCodes.addScans': ({ qrCodes }) => qrCodes.addScans(new Map([['open', 2]])),
  'outbox.claimDue': ({ outbox }) => outbox.claimDue({ token: 'next', now: minutesLater(1), until: minutesLater(2), limit: 5, vendor: 'solapi' }),
  'outbox.settle': ({ outbox }) => outbox.settle('passed:confirmation', 'token', { state: 'sent', at: minutesLater(1), vendorId: 'M1' }),
  'outbox.postpone': ({ outbox }) => outbox.postpone('passed:confirmation', 'token', minutesLater(9)),
  'outbox.replay': ({ outbox }) => outbox.replay('worked:confirmation', minutesLater(1), audit('message.retry')),
  'outbox.optOut': ({ outbox }) => outbox.optOut(acceptedRegistration.phone, minutesLater(1), audit('phone.opt-out')),
  'outbox.recordDelivery': ({ outbox }) => outbox.recordDelivery(queued, minutesLater(1)),
  'press.add': ({ press }) => press.add(article('next')),
  'press.update': ({ press }) => press.update('article', { title: '새 제목', cover: cover('new'), updatedAt: minutesLater(1) }),
  'press.remove': ({ press }) => press.remove('article'),
  'press.addViews': ({ press }) => press.addViews(new Map([['article', 2]])),
  'press.seedOnce': ({ press }) =>
    press.seedOnce(
      'another site',
      [article('first', 'another site'), article('second', 'another site')].map((one) => ({ ...one, cover: null })),
      MORNING,
    ),
  'accounts.add': ({ accounts }) => accounts.add(account('lee')),
  'accounts.setPassword': ({ accounts }) => accounts.setPassword('kim', 'another', audit('account.password')),
  'accounts.setDisabled': ({ accounts }) => accounts.setDisabled('kim', minutesLater(1), audit('account.disable')),
  'accounts.setTotp': ({ accounts }) => accounts.setTotp('kim', null, audit('account.second-factor-off')),
  'accounts.spendTotpStep': ({ accounts }) => accounts.spendTotpStep('kim', 9),
  'accounts.spendRecoveryCode': ({ accounts }) => accounts.spendRecoveryCode('kim', '123456789012'),
  'accounts.invite': ({ accounts }) => accounts.invite(invitedAccount('park'), { tokenHash: 'another', expiresAt: minutesLater(9) }, audit('account.invite')),
  'accounts.renewInvitation': ({ accounts }) =>
    accounts.renewInvitation('kim', { tokenHash: 'another', expiresAt: minutesLater(9) }, audit('account.password-link')),
  'accounts.acceptInvitation': ({ accounts }) => accounts.acceptInvitation('token', 'another hash', audit('account.accept')),
  'accounts.changeAccess': ({ accounts }) => accounts.changeAccess('choi', { role: 'team-leader' }, audit('account.role')),
  'accounts.followRole': ({ accounts }) => accounts.followRole('choi', 'privacy-officer', audit('account.role')),
  'sessions.add': ({ sessions }) => sessions.add(session('second')),
  'sessions.touch': ({ sessions }) => sessions.touch('session', minutesLater(1)),
  'sessions.remove': ({ sessions }) => sessions.remove('session'),
  'sessions.removeExpired': ({ sessions }) => sessions.removeExpired(minutesLater(1)),
  'savedFilters.save': ({ savedFilters }) => savedFilters.save('kim', { name: '다음', query: 'status=new', createdAt: MORNING }, 9),
  'savedFilters.remove': ({ savedFilters }) => savedFilters.remove('kim', '가망'),
  'archive.addFile': ({ archive }) => archive.addFile({ hash: 'page', bytes: Buffer.from('<html>') }),
  'archive.add': ({ archive }) => archive.add(archiveEdition, 1),
  'documents.write': ({ documents }) => documents.write([{ ...siteDocument, title: '다음' }], 1, null, audit('document.change')),
  'facts.publish': ({ facts }) => facts.publish(publication(1), 1, ['kim'], audit('fact.publish')),
  'facts.publishTogether': ({ facts }) =>
    facts.publishTogether([
      { publication: publication(1), basedOn: 1, audit: audit('fact.publish') },
      { publication: { ...publication(0), path: 'site.phoneHours' }, basedOn: 0, audit: audit('fact.publish') },
    ]),
  'facts.saveDraft': ({ facts }) => facts.saveDraft({ ...factDraft, json: '"1500-0009"' }, audit('fact.draft')),
  'facts.returnDraft': ({ facts }) => facts.returnDraft(factDraft, { actor: 'lee', reason: '번호 확인' }, audit('fact.return')),
  'facts.removeDraft': ({ facts }) => facts.removeDraft('site.phone', 'kim', audit('fact.discard')),
  'duty.start': ({ duty }) => duty.start('lee', MORNING, audit('duty.start')),
  'duty.end': ({ duty }) => duty.end('kim', audit('duty.end')),
  'pageCounts.add': ({ pageCounts }) => pageCounts.add([pageCount('2026-11-24'), pageCount('2026-11-25')]),
  'pageCounts.removeBefore': ({ pageCounts }) => pageCounts.removeBefore('2026-11-25'),
  'audit.record': ({ audit: trail }) => trail.record(audit('registration.view')),
  'audit.removeBefore': ({ audit: trail }) => trail.removeBefore(minutesLater(1)),
  'retention.write': ({ retention }) => retention.write({ seenAt: minutesLater(1), hold: null }),
  check: (store) => store.check(),
}

export const STORE_READS = Object.keys(READS) as StoreMethod[]
export const STORE_WRITES = Object.keys(WRITES) as StoreMethod[]
export const STORE_OPERATIONS: Operations<StoreMethod> = { ...READS, ...WRITES }

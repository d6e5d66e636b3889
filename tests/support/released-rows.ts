import { createHash } from 'node:crypto'
import type { ArticlePicture } from '@/lib/press/article-picture'
import type { ArticleCover } from '@/lib/press/cover'
import { testVault } from './registrations'
import { openingHours } from './visits'

type Columns = Readonly<Record<string, string | number | Buffer | null>>

/** One row as earlier releases wrote it with plain SQL. Version numbers are those of migrations, as in `user_version`. */
export interface ReleasedRow {
  readonly table: string
  /** The version that created the table. */
  readonly since: number
  readonly columns: Columns
  /** By version: columns that it added, or that its release wrote differently. */
  readonly added?: Readonly<Record<number, Columns>>
}

export const T = Date.UTC(2026, 0, 5, 1)
const vault = testVault
const PHONE = '01012345678'
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXP'
export const RECOVERY_CODE = '123456789012'
export const SEALED = {
  name: '홍길동',
  phone: PHONE,
  birthdate: '950527',
  message: '문의\n합니다',
  visitDate: '2026-02-01',
  email: 'a@example.com',
  residence: '한들시',
}
export const CONFIRMATION = { to: PHONE, body: '등록이 접수되었습니다.' }
export const ADVERTISEMENT = { to: PHONE, body: '(광고) 잔여 세대' }
export const PICTURES: readonly ArticlePicture[] = [{ number: 2, alt: '현장', width: 640, height: 480, files: [{ file: 'c.webp', width: 640 }] }]
export const COVER: Omit<ArticleCover, 'alt'> = { width: 1600, height: 900, files: [{ file: 'a.webp', width: 640 }], social: 'a.jpg' }
/** Of a document's file. */
export const FILE_HASH = createHash('sha256').update('%PDF-').digest('hex')
/** SHA-256 of a link's token. */
export const LINK_HASH = createHash('sha256').update('the token').digest('hex')
export const RETENTION = { seenAt: T, hold: { reason: 'share', since: T, seenAt: null, due: 7, stored: 9 } }
const answer = (agreed: boolean) => ({ agreed, version: agreed ? '1' : null, hash: agreed ? 'text-1' : null })
export const ANSWERS = { privacy: answer(true), marketing: answer(false), night: answer(false) }
const current = { current: 'text-1' }
/** From version 8 on a record names the texts that the site showed. */
export const ANSWERS_SINCE_8 = {
  privacy: { ...ANSWERS.privacy, ...current },
  marketing: { ...ANSWERS.marketing, ...current },
  night: { ...ANSWERS.night, ...current },
}
const consentJson = (answers: object) => JSON.stringify({ at: new Date(T).toISOString(), answers })

const message = (kind: string, words: object, changes: Columns) => ({
  id: `one:${kind}`,
  registration_id: 'one',
  kind,
  sealed: vault.seal(JSON.stringify(words), `outbox:one:${kind}`),
  phone_hash: vault.digest('phone', PHONE),
  night_consent: 0,
  created_at: T,
  claim: null,
  ...changes,
})

/**
 * Every table and every column of the newest schema, see schema-releases.sqlite.test.ts. The formats of sealed values, hashes and
 * JSON are spelled out, because disks of sites hold them, whatever this release would write.
 */
export const RELEASED_ROWS: readonly ReleasedRow[] = [
  { table: 'press_sites', since: 1, columns: { site_id: 'site', last_number: 7, seeded_at: T } },
  {
    table: 'articles',
    since: 1,
    columns: { id: 'article', site_id: 'site', number: 7, title: '제목', summary: '요약', content: '본문', status: 'published', date: T, updated_at: T + 1 },
    added: { 5: { cover: JSON.stringify(COVER), cover_alt: '사진' }, 31: { pictures: JSON.stringify(PICTURES) } },
  },
  { table: 'article_views', since: 1, columns: { article_id: 'article', views: 41 } },
  {
    table: 'accounts',
    since: 2,
    columns: { id: 'kim', email: 'kim@example.com', password_hash: 'hash', role: 'administrator', created_at: T, disabled_at: null },
    added: {
      6: { totp_sealed: vault.seal(TOTP_SECRET, 'totp:kim'), totp_used_step: 5 },
      10: {
        name: '김관리',
        invitation_hash: 'invitation',
        invitation_expires_at: T + 20,
        recovery_hashes: JSON.stringify([vault.digest('recovery code:kim', RECOVERY_CODE)]),
      },
    },
  },
  { table: 'sessions', since: 2, columns: { id_hash: 'session', account_id: 'kim', created_at: T, last_seen_at: T + 1, expires_at: T + 2 } },
  { table: 'page_counts', since: 19, columns: { day: '2026-01-05', page: '/', channel: 'direct', views: 7, popups: 2, registrations: 1 } },
  // An action that no release knows any more.
  {
    table: 'audit',
    since: 2,
    columns: { id: 3, at: T, actor: 'kim@example.com', address: '203.0.113.7', action: 'press.archive', subject: 'article', detail: '이유' },
  },
  { table: 'meta', since: 3, columns: { key: 'data_key', value: vault.fingerprint } },
  { table: 'meta', since: 3, columns: { key: 'retention', value: JSON.stringify(RETENTION) } },
  {
    table: 'registrations',
    since: 3,
    columns: {
      id: 'one',
      created_at: T,
      updated_at: T + 1,
      site: 'site',
      source: 'home',
      sealed: vault.seal(JSON.stringify(SEALED), 'registration:one'),
      phone_hash: vault.digest('phone', PHONE),
      consent: consentJson(ANSWERS),
      status: 'called',
      quarantine: null,
    },
    added: {
      18: { contacted_at: T + 20, wished_unit: '84A', wished_complex: '3' },
      17: { tags: '["VIP"]' },
      13: { channel: 'naver-ad' },
      12: { result: 'callback', absences: 2, callback_at: T + 30, appointment_at: T + 40 },
      11: { assignee: 'kim' },
      7: { suspicion: 'copies' },
      8: { consent: consentJson(ANSWERS_SINCE_8) },
    },
  },
  {
    table: 'registrations',
    since: 3,
    columns: {
      id: 'two',
      created_at: T + 5,
      updated_at: T + 5,
      site: 'site',
      source: 'popup',
      sealed: vault.seal(JSON.stringify({ ...SEALED, phone: '01099998888', message: null, visitDate: null, email: null, residence: null }), 'registration:two'),
      phone_hash: vault.digest('phone', '01099998888'),
      consent: consentJson(ANSWERS),
      status: 'new',
      quarantine: 'honeypot',
    },
  },
  {
    table: 'registrations',
    since: 21,
    columns: {
      id: 'three',
      created_at: T + 6,
      updated_at: T + 7,
      site: 'site',
      source: 'popup',
      sealed: vault.seal(
        JSON.stringify({ ...SEALED, phone: '01077776666', message: null, visitDate: null, email: null, residence: null }),
        'registration:three',
      ),
      phone_hash: vault.digest('phone', '01077776666'),
      consent: consentJson(ANSWERS),
      status: 'new',
      quarantine: 'merged',
      merged_into: 'one',
    },
  },
  {
    table: 'registration_terms',
    since: 3,
    columns: { term: vault.digest('term', 'name:길동'), registration_id: 'one' },
    added: { 20: { created_at: T } },
  },
  {
    table: 'registration_notes',
    since: 3,
    columns: { id: 'note', registration_id: 'one', at: T, actor: 'kim@example.com', sealed: vault.seal('메모', 'note:one') },
  },
  {
    table: 'registration_events',
    since: 12,
    columns: {
      registration_id: 'one',
      number: 1,
      id: 'event',
      at: T + 1,
      actor: 'kim@example.com',
      kind: 'callback',
      subject: 'x',
      due_at: T + 30,
      sealed: vault.seal('오후에', 'event:one'),
    },
  },
  { table: 'duty', since: 12, columns: { account_id: 'kim', since: T, turn: 3 } },
  { table: 'visit_hours', since: 14, columns: { id: 'current', version: 3, hours: JSON.stringify(openingHours) } },
  {
    table: 'visits',
    since: 14,
    columns: { registration_id: 'one', at: T + 7_200_000, people: 2, phone_hash: vault.digest('phone', PHONE) },
    added: { 15: { version: 3, moves: 1, cancelled_at: T + 50, link_hash: LINK_HASH }, 24: { held_until: null } },
  },
  // Triggers fill the counts; these rows have none.
  { table: 'registration_counts', since: 16, columns: { status: 'visited', quarantine: 'phone', n: 0 } },
  { table: 'registration_tags', since: 17, columns: { tag: 'VIP', created_at: T, registration_id: 'one' } },
  { table: 'saved_filters', since: 17, columns: { account_id: 'kim', name: '가망', query: 'status=new', created_at: T } },
  {
    table: 'fact_versions',
    since: 26,
    columns: {
      number: 1,
      path: 'site.phone',
      json: '"1500-0001"',
      published_at: T,
      effective_at: T + 60,
      actor: 'kim@example.com',
      reason: '변경',
      source: '공문',
      previous_hash: '',
      hash: 'hash',
    },
    added: { 28: { author: 'lee@example.com' } },
  },
  {
    table: 'fact_drafts',
    since: 26,
    columns: { path: 'site.phone', actor: 'kim@example.com', json: '"1500-0002"', based_on: 1, saved_at: T, reason: '다시', source: '전화' },
    added: { 28: { requested_at: T + 1, requested_for: T + 2, returned_by: 'lee@example.com', returned_reason: '확인' } },
  },
  {
    table: 'documents',
    since: 27,
    columns: {
      id: 'current',
      revision: 3,
      catalogue: JSON.stringify([
        {
          id: 'a1b2c3d4e5',
          kind: 'brochure',
          title: '안내 책자',
          position: 1,
          versions: [{ number: 1, hash: FILE_HASH, type: 'pdf', size: 5, uploadedAt: T, actor: 'kim@example.com', reason: '' }],
          hidden: null,
        },
      ]),
    },
  },
  { table: 'file_parts', since: 27, columns: { hash: FILE_HASH, number: 0, bytes: Buffer.from('%PDF-') } },
  {
    table: 'mailings',
    since: 29,
    columns: {
      id: 'mailing-1',
      revision: 4,
      state: 'approved',
      text: '주말 관람 안내',
      body: '(광고) 주말 관람 안내',
      author: 'kim@example.com',
      authors: JSON.stringify(['kim@example.com']),
      created_at: T,
      recipients: 12,
      counted_at: T + 1,
      decided_by: 'lee@example.com',
      decided_at: T + 2,
      reason: '확인',
      queued: 5,
      through_at: T - 9,
      through_id: 'one',
    },
  },
  {
    table: 'archive_versions',
    since: 30,
    columns: {
      number: 1,
      at: T + 5,
      build: 'build',
      facts_number: 1,
      facts_hash: 'hash',
      pages: JSON.stringify([{ address: '/', hash: 'page', file: FILE_HASH }]),
      pictures: FILE_HASH,
      previous_hash: '',
      hash: 'version',
    },
  },
  { table: 'outbox_counts', since: 16, columns: { state: 'unknown', n: 0 } },
  { table: 'request_claims', since: 3, columns: { key: 'key', body: 'body', registration_id: 'one', at: T } },
  { table: 'consent_texts', since: 3, columns: { hash: 'text-0', kind: 'privacy', version: '0', text: '옛 글' }, added: { 8: { replaced_at: T } } },
  { table: 'consent_texts', since: 3, columns: { hash: 'text-1', kind: 'privacy', version: '1', text: '글' } },
  {
    table: 'outbox',
    since: 4,
    columns: message('confirmation', CONFIRMATION, {
      advertisement: 0,
      state: 'sent',
      attempts: 2,
      due_at: null,
      last_error: null,
      vendor_id: 'M1',
      settled_at: T + 9,
    }),
    added: { 7: { period: '2026-01-05' }, 9: { vendor: 'solapi' }, 15: { visit_version: 3 } },
  },
  {
    table: 'outbox',
    since: 4,
    columns: message('remainingUnits', ADVERTISEMENT, {
      advertisement: 1,
      state: 'pending',
      attempts: 1,
      due_at: T + 9,
      last_error: 'http-500',
      vendor_id: null,
      settled_at: null,
    }),
  },
  {
    table: 'qr_codes',
    since: 13,
    columns: { id: 'abcdefgh23', name: '현수막', medium: 'banner', target: '/', created_at: T, closed_at: T + 3, visits: 4 },
  },
  { table: 'opt_outs', since: 4, columns: { phone_hash: vault.digest('phone', '01099998888'), at: T } },
  { table: 'recorded_deliveries', since: 4, columns: { message_id: 'one:confirmation', at: T } },
  { table: 'record_key_marks', since: 23, columns: { name: 'earlier', value: '' } },
  { table: 'media', since: 5, columns: { id: 'a.webp', article_id: 'article', bytes: Buffer.from([1, 2, 0, 255]) } },
]

/** The columns of a row as the release of a version wrote them. */
export const columnsAt = ({ columns, added = {} }: ReleasedRow, version: number): Columns =>
  Object.assign(
    {},
    columns,
    ...Object.entries(added)
      .filter(([since]) => Number(since) <= version)
      .map(([, more]) => more),
  ) as Columns

import { consentViews } from '@/lib/registrations/office/consent-view'
import { registrationContentSchema } from '@/lib/content/schemas/registration'
import { fieldAnswers } from '@/lib/messages/ko/registration-answers'
import { consentTexts, type ConsentText } from '@/lib/registrations/consent'
import { createRegistrationLimits } from '@/lib/registrations/limits'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { fixedClock, registerRequest, registerServices, registrationContent, registrationTestPolicy, validBody } from '../../support/registrations'
import { temporaryStore } from '../../support/sqlite-store'
import { readable } from '../../support/readable'

const DAY_MS = 86_400_000
const before = registrationTestPolicy()
/** The next release: the privacy text has changed, the others have not. */
const after = registrationTestPolicy({
  consentTexts: consentTexts(
    registrationContentSchema.parse({
      ...registrationContent,
      consents: { ...registrationContent.consents, privacy: { ...registrationContent.consents.privacy, version: '2026-02-01' } },
    }).consents,
  ),
})
const [oldPrivacy, marketing, night] = before.consentTexts as [ConsentText, ConsentText, ConsentText]
const [newPrivacy] = after.consentTexts as [ConsentText]
const ticked = (privacy: string) => validBody({ privacyConsent: privacy, marketingConsent: marketing.hash, nightConsent: night.hash })

let store: Store
let dispose: () => Promise<void>
let clock: ReturnType<typeof fixedClock>
/** Starts the site with the texts of a release, as lib/startup does. */
async function release(policy: typeof before) {
  await store.registrations.publishConsentTexts(policy.consentTexts, clock.now())
  return registerServices(store, { policy, now: clock.now }).services
}
beforeEach(() => {
  clock = fixedClock()
  ;({ store, dispose } = temporaryStore())
})
afterEach(() => dispose())

/** Typed: jest's own matcher returns `any`. */
const containing = (words: string) => expect.stringContaining(words) as string
const answers = async () => readable(await store.registrations.list({ limit: 1 }))[0]?.consent.answers

test('the evidence is exactly the texts beside the ticked boxes', async () => {
  const services = await release(before)
  expect(await registerVisitor(services, registerRequest({ body: ticked(oldPrivacy.hash) }))).toMatchObject({ kind: 'registered' })
  for (const [kind, { version, hash }] of Object.entries({ privacy: oldPrivacy, marketing, night }))
    expect(await answers()).toMatchObject({ [kind]: { agreed: true, version, hash, current: hash } })
})

test('a tab from before a release proves the text that it showed, not the current one', async () => {
  await release(before)
  const services = await release(after)
  clock.advance(7 * DAY_MS)
  expect(await registerVisitor(services, registerRequest({ body: ticked(oldPrivacy.hash) }))).toMatchObject({ kind: 'registered' })
  expect((await answers())?.privacy).toEqual({ agreed: true, version: oldPrivacy.version, hash: oldPrivacy.hash, current: newPrivacy.hash })
})

test.each([
  ['replaced more than a week ago', oldPrivacy.hash],
  ['never shown', 'a'.repeat(64)],
  ['of another box', marketing.hash],
])('refuses a text that was %s with an error beside its box; stores nothing and uses up no try', async (_what, hash) => {
  await release(before)
  const services = { ...(await release(after)), limits: createRegistrationLimits(1) }
  clock.advance(7 * DAY_MS + 1)
  expect(await registerVisitor(services, registerRequest({ body: ticked(hash) }))).toEqual({
    kind: 'outdated',
    errors: { privacyConsent: fieldAnswers.consentChanged },
  })
  expect(await answers()).toBeUndefined()
  expect(await registerVisitor(services, registerRequest({ body: ticked(newPrivacy.hash) }))).toMatchObject({ kind: 'registered' })
})

test('asks for the night consent again with the marketing box that it belongs to', async () => {
  const services = await release(before)
  const body = validBody({ privacyConsent: oldPrivacy.hash, marketingConsent: 'b'.repeat(64), nightConsent: 'c'.repeat(64) })
  expect(await registerVisitor(services, registerRequest({ body }))).toEqual({ kind: 'outdated', errors: { marketingConsent: fieldAnswers.consentChanged } })
})

test('repeats the response for a stored registration after its text has expired', async () => {
  await release(before)
  const services = await release(after)
  clock.advance(7 * DAY_MS - 1000)
  const request = registerRequest({ body: ticked(oldPrivacy.hash), idempotencyKey: 'one' })
  const first = await registerVisitor(services, request)
  clock.advance(60_000)
  expect(await registerVisitor(services, request)).toEqual({ ...first, fresh: false })
})

test.each([
  ['a client that states no text', { privacyConsent: true, marketingConsent: 'on' }, { privacy: true, marketing: true, night: false }],
  ['a box that was not ticked', { privacyConsent: 'true' }, { privacy: true, marketing: false, night: false }],
])('accepts %s, and the evidence names no text', async (_what, body, agreed) => {
  const services = await release(before)
  expect(await registerVisitor(services, registerRequest({ body: validBody(body) }))).toMatchObject({ kind: 'registered' })
  for (const [kind, tick] of Object.entries(agreed)) expect(await answers()).toMatchObject({ [kind]: { agreed: tick, version: null, hash: null } })
})

test('the office sees the text that was agreed to, and what the record does not prove', async () => {
  const earlier = await release(before)
  await registerVisitor(earlier, registerRequest({ body: ticked(oldPrivacy.hash) }))
  const shown = async () => consentViews(readable(await store.registrations.list({ limit: 1 }))[0]!, store.registrations)
  expect(await shown()).toEqual([
    { label: '개인정보 수집·이용', agreed: true, text: oldPrivacy.text, evidence: containing('문안 2026-01-01. 등록할 때 사이트에 있던 문안과 같습니다.') },
    expect.objectContaining({ agreed: true, text: marketing.text }),
    expect.objectContaining({ agreed: true, text: night.text }),
  ])
  clock.advance(1000)
  const services = await release(after)
  await registerVisitor(services, registerRequest({ body: ticked(oldPrivacy.hash) }))
  expect((await shown())[0]).toMatchObject({ text: oldPrivacy.text, evidence: containing('이미 새 문안으로 바뀌어') })
  clock.advance(1000)
  await registerVisitor(services, registerRequest())
  expect(await shown()).toEqual([
    { label: '개인정보 수집·이용', agreed: true, text: null, evidence: containing('알리지 않았습니다') },
    { label: '광고성 정보 수신', agreed: false, text: null, evidence: null },
    { label: '야간 광고 수신', agreed: false, text: null, evidence: null },
  ])
  const [one] = readable(await store.registrations.list({ limit: 1 }))
  const legacy = {
    ...one!,
    consent: { at: one!.createdAt, answers: { ...one!.consent.answers, privacy: { agreed: true, version: oldPrivacy.version, hash: oldPrivacy.hash } } },
  }
  expect((await consentViews(legacy, store.registrations))[0]).toMatchObject({ text: oldPrivacy.text, evidence: containing('확인하지 않았습니다') })
})

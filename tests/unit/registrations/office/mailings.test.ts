import { InvalidInputError } from '@/lib/errors'
import { mailingWords } from '@/lib/messages/ko/office-mailings'
import { customerTextWords } from '@/lib/messages/ko/office-customer-text'
import { priceOf } from '@/lib/messaging/mailing'
import { approveMailing, requestMailing, returnMailing, saveMailing, stopMailing } from '@/lib/registrations/office/mailings/manage-mailings'
import { queueMailings } from '@/lib/registrations/queue-mailings'
import { textCustomer } from '@/lib/registrations/office/text-customer'
import type { Store } from '@/lib/store/store'
import { auditOf } from '@/tests/support/audit-entry'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { actorOf, officeAccount } from '@/tests/support/office-accounts'
import { readable } from '@/tests/support/readable'
import { fixedClock, registrationTestPolicy } from '@/tests/support/registrations'
import { registrationBuilder, storeTexts } from '@/tests/support/stored-registrations'

const [writer, approver] = [actorOf(officeAccount('choi', 'team-leader')), actorOf(officeAccount('kim', 'administrator'))]
const FORM = '0b6f3c52-0000-4000-8000-000000000001'
const { errors } = mailingWords

let store: Store
let clock: ReturnType<typeof fixedClock>
let policy: ReturnType<typeof registrationTestPolicy>
let ids: string[]
beforeEach(async () => {
  store = await freshSqliteStore()
  clock = fixedClock()
  policy = registrationTestPolicy()
  const build = registrationBuilder()
  ids = []
  for (const [phone, marketingConsent] of [
    ['01011110000', true],
    ['01011110000', true],
    ['01022220000', false],
    ['01033330000', true],
  ] as const) {
    const one = build({ phone, marketingConsent })
    await store.registrations.save(one, [], storeTexts, null)
    ids.push(one.id)
  }
  await store.outbox.optOut('01033330000', clock.now(), auditOf('phone.opt-out'))
  clock.advance(60 * 60_000)
})
afterEach(() => store.close())

const wake = jest.fn()
const services = () => ({ store, now: clock.now, policy, visits: null, outboxWorker: { start: jest.fn(), wake, stop: async () => {} } })
const save = (text = '이번 주말 관람을 안내합니다.', id = '', revision = '') => saveMailing(services(), writer, { id, revision, text, form: FORM })
const shown = async () => {
  const mailing = (await store.mailings.find(FORM))!
  return { id: mailing.id, revision: `${mailing.revision}` }
}
const refusal = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof InvalidInputError ? Object.values(error.fields) : error))

test('a saved text has the form that the law demands, and counts each number that may get it once', async () => {
  await save('주말 관람 {hours}\n\n\n오세요 🎉')
  expect(await store.mailings.find(FORM)).toMatchObject({
    state: 'draft',
    body: '(광고)[가람누리 리버파크] 1533-8848\n주말 관람 10:00~18:00\n\n오세요\n무료 수신거부 080-000-0000',
    recipients: 1,
  })
})

test.each([['', '가'.repeat(801), ' \n ']])('refuses %j as a text', async (text) => {
  expect(await refusal(save(text))).toEqual([errors.text])
})

test('a form that is sent twice makes one draft', async () => {
  expect([await save(), await save()]).toEqual([FORM, FORM])
  expect((await store.mailings.list(9)).length).toBe(1)
})

test('somebody else approves it, as it was shown, once', async () => {
  await save()
  await requestMailing(services(), writer, await shown())
  const seen = await shown()
  expect(await refusal(approveMailing(services(), writer, seen))).toEqual([errors.own])
  // Its author mends the text after the approver has opened it.
  await save('다른 글', seen.id, seen.revision)
  expect(await refusal(approveMailing(services(), approver, seen))).toEqual([errors.changed])
  await requestMailing(services(), writer, await shown())
  const again = await shown()
  await approveMailing(services(), approver, again)
  await approveMailing(services(), approver, again)
  expect((await store.audit.list({ action: 'mailing.approve', limit: 9 })).length).toBe(1)
  await queueMailings({ store, now: clock.now }, () => true)
  expect(
    readable(await store.outbox.list({ kind: 'mailing', states: ['pending'], limit: 9 })).map(({ to, advertisement, nightConsent }) => [
      to,
      advertisement,
      nightConsent,
    ]),
  ).toEqual([['01011110000', true, false]])
})

test('is not approved with a number for opting out that is no longer valid', async () => {
  await save()
  await requestMailing(services(), writer, await shown())
  policy = { ...policy, facts: { ...policy.facts, optOut: '080-111-1111' } }
  expect(await refusal(approveMailing(services(), approver, await shown()))).toEqual([errors.outdated])
})

test('is sent back with a reason, which its author sees until it is changed', async () => {
  await save()
  await requestMailing(services(), writer, await shown())
  expect(await refusal(returnMailing(services(), approver, { ...(await shown()), reason: ' ' }))).toEqual([errors.reason])
  await returnMailing(services(), approver, { ...(await shown()), reason: '날짜를 적어 주세요' })
  expect(await store.mailings.find(FORM)).toMatchObject({ state: 'draft', reason: '날짜를 적어 주세요', decidedBy: approver.account.email })
  await save('12월 5일 관람', ...(Object.values(await shown()) as [string, string]))
  expect(await store.mailings.find(FORM)).toMatchObject({ state: 'draft', reason: null })
})

test.each(['', 'none', '../x', 'a/b', 'no-such-mailing'])('there is no mailing %j', async (id) => {
  await expect(requestMailing(services(), writer, { id, revision: '1' })).rejects.toThrow('no such mailing')
})

test('nobody asks for approval of what nobody would get', async () => {
  await store.outbox.optOut('01011110000', clock.now(), auditOf('phone.opt-out'))
  await save()
  expect(await refusal(requestMailing(services(), writer, await shown()))).toEqual([errors.nobody])
})

test('is stopped at any time, and stays so', async () => {
  await save()
  await stopMailing(services(), writer, FORM)
  await stopMailing(services(), writer, FORM)
  expect((await store.mailings.find(FORM))?.state).toBe('stopped')
  expect((await store.audit.list({ action: 'mailing.stop', limit: 9 })).length).toBe(1)
  expect(await refusal(requestMailing(services(), writer, await shown()))).toEqual([errors.changed])
})

test('a text of 90 bytes is an SMS, a longer one an LMS, each with its price', () => {
  const prices = { sms: 18, lms: 45 }
  expect(priceOf('가'.repeat(45), prices)).toEqual({ bytes: 90, kind: 'sms', won: 18 })
  expect(priceOf('가'.repeat(45) + 'a', prices)).toEqual({ bytes: 91, kind: 'lms', won: 45 })
})

describe('a text to one customer', () => {
  const text = (typed: string, form = 'form-of-a-page', who = approver) => textCustomer(services(), who, ids[2]!, { text: typed, form })
  const texts = async () => readable(await store.outbox.list({ kind: 'officeText', limit: 9 }))

  test('is queued once for each form, names the site, and is audited without its words', async () => {
    await text('내일 11시에 뵙겠습니다.')
    await text('내일 11시에 뵙겠습니다.')
    await text('늦으셔도 됩니다.', 'another-form')
    expect((await texts()).map(({ body, advertisement }) => [body, advertisement]).toSorted()).toEqual([
      ['[가람누리 리버파크] 내일 11시에 뵙겠습니다.', false],
      ['[가람누리 리버파크] 늦으셔도 됩니다.', false],
    ])
    expect((await store.audit.list({ action: 'message.write', limit: 9 })).map(({ subject, detail }) => [subject, detail])).toEqual([
      [ids[2], null],
      [ids[2], null],
    ])
    expect(wake).toHaveBeenCalled()
  })

  test.each([
    ['(광고) 특가', customerTextWords.advertises('광고')],
    ['계약금 할인', customerTextWords.advertises('할인')],
    ['  ', customerTextWords.length],
  ])('%j is refused', async (typed, error) => {
    expect(await refusal(text(typed))).toEqual([error])
    expect(await texts()).toEqual([])
  })

  test('goes only to own customers', async () => {
    await expect(text('안녕하세요', 'form-of-a-page', actorOf(officeAccount('lee', 'counsellor')))).rejects.toThrow('no such registration')
  })
})

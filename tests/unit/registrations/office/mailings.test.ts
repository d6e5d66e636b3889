import { InvalidInputError } from '@/lib/errors'
import { mailingWords } from '@/lib/messages/ko/office-mailings'
import { customerTextWords } from '@/lib/messages/ko/office-customer-text'
import { priceOf } from '@/lib/messaging/mailing'
import { approveMailing, requestMailing, returnMailing, saveMailing, stopMailing } from '@/lib/registrations/office/mailings/manage-mailings'
import { continueCount } from '@/lib/registrations/office/mailings/count-recipients'
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
  expect(await store.mailings.find(FORM)).toMatchObject({ recipients: 0, countedAt: null })
  await continueCount(services(), (await store.mailings.find(FORM))!)
  expect(await store.mailings.find(FORM)).toMatchObject({
    state: 'draft',
    body: '(광고)[가람누리 리버파크] 1533-8848\n주말 관람 10:00~18:00\n\n오세요\n무료 수신거부 080-000-0000',
    recipients: 1,
    countedAt: clock.now(),
  })
})

test('a count goes on at the next view, and counts each number once across its steps', async () => {
  const build = registrationBuilder()
  // The number of the oldest one is the newest's, too; 120 more are looked at in two views.
  for (let index = 0; index < 120; index++)
    await store.registrations.save(
      build({ phone: index === 119 ? '01011110000' : `0102${String(index).padStart(7, '0')}`, marketingConsent: index % 10 === 9, at: clock.now() }),
      [],
      storeTexts,
      null,
    )
  await save()
  const first = await continueCount(services(), (await store.mailings.find(FORM))!, 1)
  expect(first.countedAt).toBeNull()
  expect(first.recipients).toBeGreaterThan(0)
  expect(await store.mailings.find(FORM)).toEqual(first)
  // The page that showed it can ask for approval, and the text is not counted from its beginning.
  const second = await continueCount(services(), first)
  expect([second.recipients, second.countedAt, second.revision]).toEqual([12, clock.now(), 1])
  expect(await continueCount(services(), second)).toEqual(second)
})

test('a second text from the form of a saved one is saved: instead of the draft, or apart when that moved on', async () => {
  await save('첫 글')
  expect(await save('둘째 글')).toBe(FORM)
  expect(await store.mailings.find(FORM)).toMatchObject({ text: '둘째 글', state: 'draft' })
  await requestMailing(services(), writer, await shown())
  const third = await save('셋째 글')
  expect([await save('셋째 글'), third === FORM]).toEqual([third, false])
  expect((await store.mailings.list(9)).map(({ text, state }) => [text, state]).toSorted()).toEqual([
    ['둘째 글', 'requested'],
    ['셋째 글', 'draft'],
  ])
})

test('a form that is sent twice saves, asks and sends back once', async () => {
  await save()
  const draft = await shown()
  await save('고친 글', draft.id, draft.revision)
  await save('고친 글', draft.id, draft.revision)
  const changed = await shown()
  await requestMailing(services(), writer, changed)
  await requestMailing(services(), writer, changed)
  const requested = { ...(await shown()), reason: '날짜를 적어 주세요' }
  await returnMailing(services(), approver, requested)
  await returnMailing(services(), approver, requested)
  expect((await store.audit.list({ limit: 20 })).map(({ action }) => action).filter((action) => action.startsWith('mailing.'))).toEqual([
    'mailing.return',
    'mailing.request',
    'mailing.save',
    'mailing.save',
  ])
  expect(await refusal(returnMailing(services(), approver, { ...requested, reason: '다른 이유' }))).toEqual([errors.changed])
})

test('nobody who wrote a text of it approves it, and whoever saves it unchanged is not its author', async () => {
  await save('첫 글')
  const first = await shown()
  const other = actorOf(officeAccount('lee', 'administrator'))
  await saveMailing(services(), approver, { ...first, text: '첫 글', form: '' })
  expect(await store.mailings.find(FORM)).toMatchObject({ author: writer.account.email, authors: [writer.account.email] })
  await saveMailing(services(), approver, { ...(await shown()), text: '둘째 글', form: '' })
  await saveMailing(services(), other, { ...(await shown()), text: '셋째 글', form: '' })
  await requestMailing(services(), other, await shown())
  expect(await refusal(approveMailing(services(), approver, await shown()))).toEqual([errors.own])
  expect(await refusal(approveMailing(services(), other, await shown()))).toEqual([errors.own])
  await approveMailing(services(), actorOf(officeAccount('park', 'administrator')), await shown())
  expect((await store.mailings.find(FORM))?.state).toBe('approved')
})

test('is refused when what the law adds, or a fact in it, makes it longer than one LMS', async () => {
  policy = { ...policy, facts: { ...policy.facts, address: '가'.repeat(300) } }
  expect(await refusal(save('{address} {address} {address} {address}'))).toEqual([errors.long('2,000')])
  expect(await store.mailings.list(9)).toEqual([])
})

test.each([['', '가'.repeat(801), ' \n ']])('refuses %j as a text', async (text) => {
  expect(await refusal(save(text))).toEqual([errors.text(800)])
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
  while (await queueMailings({ store, now: clock.now, log: { warn: () => {} } }));
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
    // Another text from the first form, after the browser's back button.
    await text('11시 반에 뵙겠습니다.')
    expect((await texts()).map(({ body, advertisement }) => [body, advertisement]).toSorted()).toEqual([
      ['[가람누리 리버파크] 11시 반에 뵙겠습니다.', false],
      ['[가람누리 리버파크] 내일 11시에 뵙겠습니다.', false],
      ['[가람누리 리버파크] 늦으셔도 됩니다.', false],
    ])
    expect((await store.audit.list({ action: 'message.write', limit: 9 })).map(({ subject, detail }) => [subject, detail])).toEqual([
      [ids[2], null],
      [ids[2], null],
      [ids[2], null],
    ])
    expect(wake).toHaveBeenCalled()
  })

  test.each([
    ['(광고) 특가', customerTextWords.advertises('광고')],
    ['계약금 할인', customerTextWords.advertises('할인')],
    ['선착순 마감', customerTextWords.advertises('선착순')],
    ['프로모션', customerTextWords.advertises('프로모션')],
    ['  ', customerTextWords.missing],
    ['가'.repeat(801), customerTextWords.length(800)],
  ])('%j is refused', async (typed, error) => {
    expect(await refusal(text(typed))).toEqual([error])
    expect(await texts()).toEqual([])
  })

  test('goes only to own customers', async () => {
    await expect(text('안녕하세요', 'form-of-a-page', actorOf(officeAccount('lee', 'counsellor')))).rejects.toThrow('no such registration')
  })
})

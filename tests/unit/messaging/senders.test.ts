import { createHmac } from 'node:crypto'
import type { QueuedMessage } from '@/lib/messaging/message'
import { forwardSender } from '@/lib/messaging/senders/forward'
import { solapiSender } from '@/lib/messaging/senders/solapi'
import { MORNING } from '@/tests/support/registrations'
import { halfAnswer, hang, json, reset, startVendor, type Behaviour, type Received } from '@/tests/support/vendor'

/** Only a hanging vendor gets a short time-out: the first request of a process is slow on a busy machine. */
const timeoutFor = (behaviour?: Behaviour) => (behaviour === hang ? 200 : 5000)
const message: QueuedMessage = {
  id: 'r1:confirmation',
  registrationId: 'r1',
  kind: 'confirmation',
  to: '01012345678',
  body: '[가람누리] 등록되었습니다.',
  advertisement: false,
  nightConsent: false,
  createdAt: MORNING,
  dueAt: MORNING,
  state: 'sending',
  attempts: 1,
  period: null,
  lastError: null,
  vendor: 'solapi',
  vendorId: null,
  settledAt: null,
}

const UNREADABLE = { kind: 'unknown', code: 'unreadable-answer' } as const
const unavailable =
  (headers: Readonly<Record<string, string>>): Behaviour =>
  (_request, response) =>
    void response.writeHead(503, headers).end()
const notJson: Behaviour = (_request, response) => void response.writeHead(200).end('<html>')

let vendor: Awaited<ReturnType<typeof startVendor>>
beforeEach(async () => {
  vendor = await startVendor(json(200, {}))
})
afterEach(() => vendor.stop())

/** Verifies the header's signature as the vendor does. */
function signatureHolds({ headers }: Received, secret: string): boolean {
  const match = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S+), signature=([0-9a-f]{64})$/.exec(headers.authorization ?? '')
  return match !== null && match[1] === 'key' && createHmac('sha256', secret).update(`${match[2]}${match[3]}`).digest('hex') === match[4]
}

describe('solapi', () => {
  const send = (behaviour?: Behaviour) =>
    solapiSender({ apiKey: 'key', apiSecret: 'secret', from: '15338848', origin: vendor.origin }, () => MORNING, timeoutFor(behaviour)).send(message)

  test('sends a signed request with the text and our id, which the vendor keeps', async () => {
    vendor.now(json(200, { failedMessageList: [], groupInfo: { groupId: 'G4V2026' } }))
    expect(await send()).toEqual({ kind: 'sent', vendorId: 'G4V2026' })
    const [request] = vendor.received
    expect(request!.url).toBe('/messages/v4/send-many/detail')
    expect(signatureHolds(request!, 'secret')).toBe(true)
    expect(signatureHolds(request!, 'another')).toBe(false)
    expect(JSON.parse(request!.body)).toEqual({ messages: [{ to: '01012345678', from: '15338848', text: message.body, customFields: { outbox: message.id } }] })
  })

  test.each([
    ['Nguyễn Thị Ngọc Ánh 님', 'Nguyen Thi Ngoc Anh 님'],
    ['Đặng Đình Huỳnh', 'Dang Dinh Huynh'],
    ['똠방각하 뷁 님', '똠방각하 뷁 님'],
    ['축하 \u{1F600}\u{1F469}\u200D\u{1F467} 드립니다 \u2764\uFE0F', '축하 드립니다'],
    ['A–B — C\u00A0D • E', 'A-B - C D · E'],
    ['관람 10:00~18:00…', '관람 10:00~18:00…'],
    ['\u1112\u1161\u11ab글', '한글'],
    ['Иван さくら 王 ½ €', 'Иван さくら 王 ½ €'],
  ])('sends of %s what the carrier can store', async (typed, text) => {
    vendor.now(json(200, { failedMessageList: [], groupInfo: { groupId: 'G' } }))
    const sender = solapiSender({ apiKey: 'key', apiSecret: 'secret', from: '15338848', origin: vendor.origin }, () => MORNING)
    expect(await sender.send({ ...message, body: typed })).toEqual({ kind: 'sent', vendorId: 'G' })
    expect((JSON.parse(vendor.received[0]!.body) as { messages: { text: string }[] }).messages[0]!.text).toBe(text)
  })

  test('uses a salt only once', async () => {
    await send()
    await send()
    expect(new Set(vendor.received.map(({ headers }) => headers.authorization)).size).toBe(2)
  })

  test.each([
    ['a refused message', json(200, { failedMessageList: [{ statusCode: '1062' }], groupInfo: { groupId: 'G' } }), { kind: 'refused', code: 'solapi-1062' }],
    ['a failure in words from outside', json(200, { failedMessageList: [{ statusCode: '<b>01012345678' }] }), { kind: 'refused', code: 'solapi-failed' }],
    ['a bad request', json(400, { errorCode: 'ValidationError' }), { kind: 'refused', code: 'http-400' }],
    ['a wrong key', json(403, {}), { kind: 'retry', code: 'http-403' }],
    ['too many requests', json(429, {}), { kind: 'retry', code: 'http-429' }],
    ['a vendor that says when to come again', unavailable({ 'retry-after': '30' }), { kind: 'retry', code: 'http-503' }],
    ['a bare 503, as proxies give it in the middle of a request', unavailable({}), { kind: 'unknown', code: 'http-503' }],
    ['an error of the vendor', json(500, {}), { kind: 'unknown', code: 'http-500' }],
    ['a gateway that lost the answer', json(502, {}), { kind: 'unknown', code: 'http-502' }],
    ['a gateway that waited too long', json(504, {}), { kind: 'unknown', code: 'http-504' }],
    ['an empty entry among the failures', json(200, { failedMessageList: [null], groupInfo: { groupId: 'G' } }), UNREADABLE],
    ['an answer that says nothing', json(200, {}), UNREADABLE],
    ['an empty group', json(200, { failedMessageList: [], groupInfo: null }), UNREADABLE],
    ['a list in place of the group', json(200, { failedMessageList: [], groupInfo: [] }), UNREADABLE],
    ['an object in place of the failures', json(200, { failedMessageList: { statusCode: '1062' }, groupInfo: { groupId: 'G' } }), UNREADABLE],
    ['a list in place of the answer', json(200, []), UNREADABLE],
    ['nothing in place of the answer', json(200, null), UNREADABLE],
    ['no answer', hang, { kind: 'unknown', code: 'timeout' }],
    ['a reset', reset, { kind: 'unknown', code: 'no-answer' }],
    ['half an answer', halfAnswer, { kind: 'unknown', code: 'no-answer' }],
    ['an answer that is no JSON', notJson, UNREADABLE],
  ] as const)('%s', async (_name, behaviour, result) => {
    vendor.now(behaviour)
    expect(await send(behaviour)).toEqual(result)
  })

  test('reports a vendor without connection as certainly not reached', async () => {
    const { origin } = vendor
    await vendor.stop()
    expect(await solapiSender({ apiKey: 'key', apiSecret: 'secret', from: '15338848', origin }, () => MORNING, timeoutFor()).send(message)).toEqual({
      kind: 'retry',
      code: 'not-connected',
    })
    vendor = await startVendor(hang)
  })
})

describe('finding a message at solapi', () => {
  const find = (behaviour?: Behaviour) =>
    solapiSender({ apiKey: 'key', apiSecret: 'secret', from: '15338848', origin: vendor.origin }, () => MORNING, timeoutFor(behaviour)).find?.(message)

  test('finds a message by our id among those to the phone', async () => {
    vendor.now(json(200, { messageList: { M1: { customFields: {} }, M2: { customFields: { outbox: message.id } } } }))
    expect(await find()).toEqual({ kind: 'found', vendorId: 'M2' })
    expect(vendor.received[0]!.url).toBe('/messages/v4/list?criteria=to&cond=eq&value=01012345678&limit=100')
    expect(signatureHolds(vendor.received[0]!, 'secret')).toBe(true)
  })

  test.each([
    ['absent', json(200, { messageList: {} }), { kind: 'absent' }],
    ['an error', json(500, {}), { kind: 'retry', code: 'http-500' }],
    ['no answer', hang, { kind: 'retry', code: 'timeout' }],
    ['messages of others', json(200, { messageList: { M1: { customFields: null }, M2: {} } }), { kind: 'absent' }],
    ['ours beside an empty entry', json(200, { messageList: { M1: null, M2: { customFields: { outbox: message.id } } } }), { kind: 'found', vendorId: 'M2' }],
    ['an empty entry, which may be ours', json(200, { messageList: { M1: null } }), { kind: 'retry', code: 'unreadable-answer' }],
    ['a list in place of an entry', json(200, { messageList: { M1: [] } }), { kind: 'retry', code: 'unreadable-answer' }],
    ['a list in place of all', json(200, { messageList: [null] }), { kind: 'retry', code: 'unreadable-answer' }],
    ['no list', json(200, { messageList: null }), { kind: 'retry', code: 'unreadable-answer' }],
    ['another shape', json(200, { list: [] }), { kind: 'retry', code: 'unreadable-answer' }],
  ] as const)('%s', async (_name, behaviour, result) => {
    vendor.now(behaviour)
    expect(await find(behaviour)).toEqual(result)
  })
})

describe('forward', () => {
  const send = (behaviour?: Behaviour) =>
    forwardSender(`${vendor.origin}/f/abc`, timeoutFor(behaviour)).send({ ...message, kind: 'forward', to: '', body: '{"name":"홍길동"}' })

  test('posts the JSON with a key', async () => {
    expect(await send()).toEqual({ kind: 'sent', vendorId: null })
    expect(vendor.received[0]).toMatchObject({
      url: '/f/abc',
      body: '{"name":"홍길동"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': message.id },
    })
  })

  test.each([
    ['no answer', hang, { kind: 'retry', code: 'timeout' }],
    ['a reset', reset, { kind: 'retry', code: 'no-answer' }],
    ['an error', json(502, {}), { kind: 'retry', code: 'http-502' }],
    ['gone', json(404, {}), { kind: 'refused', code: 'http-404' }],
  ] as const)('%s', async (_name, behaviour, result) => {
    vendor.now(behaviour)
    expect(await send(behaviour)).toEqual(result)
  })
})

import { bridge } from '@/lib/delivery/bridge'
import { pressSiteSlugs } from '@/lib/content/press-sites'
import type { Env } from '@/lib/env'
import { StoreBrokenError, StoreUnavailableError } from '@/lib/errors'
import type { Log } from '@/lib/log'
import type { Services } from '@/lib/services'
import { startUp } from '@/lib/startup'

jest.mock('@/lib/content/press-sites', () => ({ pressSiteSlugs: () => ['first', 'second'] }))
jest.useFakeTimers()

/** A start whose services cannot be opened, and whose first articles cannot be written, until the given errors are used up. */
function starting({ opening = [], seeding = [], env = {} }: { opening?: Error[]; seeding?: Error[]; env?: Partial<Env> }) {
  const seeded: string[] = []
  const closed = jest.fn(async () => undefined)
  const warn = jest.fn()
  const services = {
    env: { OUTBOX_WORKER: false, ...env },
    identity: { ensureAdministrator: async () => undefined },
    log: { error: jest.fn(), warn },
    now: () => new Date('2026-11-21T00:00:00Z'),
    views: { flush: async () => undefined },
    qrScans: { flush: async () => undefined },
    pageCounts: { flush: async () => undefined },
    refusals: { flush: async () => undefined },
    outboxWorker: { stop: async () => undefined },
    policy: { consentTexts: [], legal: { items: [], recruiting: null } },
    shownFacts: { read: async () => new Map() },
    staleTags: async () => [],
    archiver: { request: () => undefined },
    store: {
      close: closed,
      registrations: { publishConsentTexts: async () => undefined },
      press: {
        find: async () => null,
        async seedOnce(siteId: string) {
          const fault = seeding.shift()
          if (fault) throw fault
          seeded.push(siteId)
          return true
        },
      },
    },
  } as unknown as Services
  const open = () => {
    const fault = opening.shift()
    if (fault) throw fault
    return services
  }
  return { open, log: { error: jest.fn() } as unknown as Log & { error: jest.Mock }, exitOnFatalError: jest.fn(), seeded, closed, warn }
}

const unavailable = () => new StoreUnavailableError('not yet')

it.each([
  ['cannot be opened', { opening: [unavailable(), unavailable()] }],
  ['does not answer', { seeding: [unavailable(), unavailable()] }],
])('serves although the store %s, and fills it when it can', async (_what, faults) => {
  const start = starting(faults)
  await startUp(start)
  expect(start.seeded).toEqual([])
  expect(start.log.error).toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(start.seeded).toEqual(pressSiteSlugs())
  expect(start.exitOnFatalError).not.toHaveBeenCalled()
})

it.each([
  ['another data key', { opening: [new Error('another data key')] }],
  ['a broken store', { opening: [new StoreBrokenError('no database')] }],
  ['a store that proves broken as it is filled', { seeding: [new StoreBrokenError('malformed')] }],
])('gives up on %s, which waiting does not fix', async (_what, faults) => {
  const [fault] = Object.values(faults).flat()
  const start = starting(faults)
  await startUp(start)
  expect(start.exitOnFatalError).toHaveBeenCalledWith(fault)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(start.seeded).toEqual([])
})

it('gives up on such an error after waiting, too', async () => {
  const broken = new StoreBrokenError('malformed')
  const start = starting({ seeding: [unavailable(), broken] })
  await startUp(start)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(start.exitOnFatalError).toHaveBeenCalledWith(broken)
})

it.each([
  ['once the store was compared with what the build says, before anything is written', {}],
  ['where the store cannot be opened, too', { opening: [unavailable()] }],
])('lets pages of the build be sent %s', async (_when, faults) => {
  const start = starting(faults)
  const seededBefore: string[][] = []
  bridge.noteCompared = () => void seededBefore.push([...start.seeded])
  await startUp(start)
  delete bridge.noteCompared
  expect(seededBefore[0]).toEqual([])
})

it('loads the handlers of a registration and of an export behind the start', async () => {
  jest.clearAllTimers()
  const read: string[] = []
  bridge.readOwnPage = async (address) => {
    read.push(address)
    return { kind: 'missing' } as never
  }
  await startUp(starting({}))
  expect(read).toEqual([])
  await jest.advanceTimersByTimeAsync(3_000)
  delete bridge.readOwnPage
  expect(read).toEqual(['/api/registrations', '/api/admin/export'])
})

it('stops whether or not the store was opened', async () => {
  const never = starting({ opening: [unavailable()] })
  const stop = await startUp(never)
  await stop()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(never.seeded).toEqual([])

  const opened = starting({})
  await (
    await startUp(opened)
  )()
  expect(opened.closed).toHaveBeenCalled()
})

it.each([
  ['warns', { NODE_ENV: 'production', SMS_SENDER: 'record', SITE_URL: 'https://riverpark.kr' }, 1],
  ['says nothing', { NODE_ENV: 'production', SMS_SENDER: 'record', SITE_URL: 'http://localhost:3000' }, 0],
  ['says nothing', { NODE_ENV: 'production', SMS_SENDER: 'record', SITE_URL: 'http://192.168.0.7:3000' }, 0],
  ['says nothing', { NODE_ENV: 'production', SMS_SENDER: 'record' }, 0],
  ['says nothing', { NODE_ENV: 'production', SMS_SENDER: 'solapi', SITE_URL: 'https://riverpark.kr' }, 0],
  ['says nothing', { NODE_ENV: 'development', SMS_SENDER: 'record', SITE_URL: 'https://riverpark.kr' }, 0],
] as const)('%s at the start with %j: messages to visitors are only recorded', async (_what, env, warnings) => {
  const start = starting({ env })
  await startUp(start)
  expect(start.warn).toHaveBeenCalledTimes(warnings)
})

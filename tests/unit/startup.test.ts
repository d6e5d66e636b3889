import { StoreUnavailableError } from '@/lib/errors'
import type { Services } from '@/lib/services'
import { pressSiteSlugs, startUp } from '@/lib/startup'

jest.useFakeTimers()

/** A store whose first articles cannot be written at first. */
function servicesOf(faults: Error[]) {
  const seeded: string[] = []
  const log = { error: jest.fn(), info: jest.fn() }
  const services = {
    env: { OUTBOX_WORKER: false },
    firebase: {},
    log,
    now: () => new Date('2026-11-21T00:00:00Z'),
    views: { flush: async () => undefined },
    store: {
      press: {
        async seedOnce(siteId: string) {
          const fault = faults.shift()
          if (fault) throw fault
          seeded.push(siteId)
          return true
        },
      },
    },
  } as unknown as Services
  return { services, seeded, log }
}

it('serves although the store does not answer yet, and fills it when it does', async () => {
  const { services, seeded, log } = servicesOf([new StoreUnavailableError('not yet'), new StoreUnavailableError('not yet')])
  await startUp(services)
  expect(seeded).toEqual([])
  expect(log.error).toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(seeded).toEqual(pressSiteSlugs())
})

it('refuses to start with a fault that waiting does not mend', async () => {
  await expect(startUp(servicesOf([new Error('another data key')]).services)).rejects.toThrow('another data key')
})

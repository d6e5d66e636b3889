import { UnauthenticatedError } from '@/lib/errors'
import { requireBearer } from '@/lib/requests/bearer'

const POSTED = 'secret-of-the-scheduler'
const CRON = 'secret-of-a-cron-that-gets'

const asked = (authorization?: string) =>
  new Request('https://river.example/api/outbox/deliver', { headers: authorization === undefined ? {} : { authorization } })

test.each([`Bearer ${POSTED}`, `bearer ${POSTED}`, `Bearer ${CRON}`])('%s opens a route with two secrets', (authorization) => {
  expect(() => requireBearer(asked(authorization), POSTED, CRON)).not.toThrow()
})

test.each([undefined, '', 'Bearer ', 'Bearer undefined', `Bearer ${CRON} `.slice(0, -2), `Basic ${CRON}`, `Bearer ${POSTED}, Bearer ${CRON}`])(
  '%j does not',
  (authorization) => {
    expect(() => requireBearer(asked(authorization), POSTED, CRON)).toThrow(UnauthenticatedError)
    expect(() => requireBearer(asked(authorization), undefined, CRON)).toThrow(UnauthenticatedError)
  },
)

test('closes a route without configured secrets, even to an empty one', () => {
  for (const authorization of [undefined, '', 'Bearer ', 'Bearer undefined']) {
    expect(() => requireBearer(asked(authorization), undefined, undefined)).toThrow(UnauthenticatedError)
    expect(() => requireBearer(asked(authorization))).toThrow(UnauthenticatedError)
  }
  expect(() => requireBearer(asked(`Bearer ${CRON}`), POSTED, undefined)).toThrow(UnauthenticatedError)
})

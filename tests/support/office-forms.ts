import type { ReactElement } from 'react'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Registration } from '@/lib/registrations/stored-registration'
import { services } from '@/lib/services'
import type { Store } from '@/lib/store/store'
import { formPost } from './form-post'
import { freshSqliteStore } from './fresh-sqlite-store'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, testVault, validBody } from './registrations'

export const ORIGIN = 'https://river.example'
export const wake = jest.fn()
export const announcePages = jest.fn(async () => undefined)
let store: Store

/**
 * An empty store for the handlers of the office, for each test to close. The test mocks what they import: services, env, the
 * signed-in account, the framework's cache.
 */
export async function openOffice(): Promise<Store> {
  store = await freshSqliteStore()
  jest.mocked(services).mockReturnValue({
    store,
    vault: testVault,
    policy: registrationTestPolicy(),
    // A moment later than the registrations, so that bulk actions include all of them.
    now: () => new Date(MORNING.getTime() + 1000),
    visits: null,
    outboxWorker: { wake },
    announcePages,
  } as unknown as ReturnType<typeof services>)
  return store
}

export type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>

/** Sends a form as a browser without scripts does. @returns status and redirect address of the response */
export async function submit(page: ReactElement, button: string, route: { POST: unknown }, entries?: Parameters<typeof formPost>[2], params: object = {}) {
  const { action, method, body } = formPost(page, button, entries)
  expect(method).toBe('post')
  const request = new Request(ORIGIN + action, { method: 'POST', body, headers: { origin: ORIGIN } })
  const response = await (route.POST as Handler)(request, { params: Promise.resolve(params as never) })
  return { action, response, status: response.status, location: response.headers.get('location') }
}

/** A visitor's registration. */
export async function register(phone = '01012345678', honeypot = ''): Promise<Registration> {
  const outcome = await registerVisitor(
    registerServices(store).services,
    registerRequest({ body: validBody({ phone }), signals: { honeypot, elapsedMs: 20_000, agent: '' } }),
  )
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  return stored(outcome.id)
}

/** @throws Error where there is no readable registration */
export async function stored(id: string): Promise<Registration> {
  const registration = await store.registrations.find(id)
  if (!registration || registration.unreadable) throw new Error(`no registration ${id}`)
  return registration
}

/** The newest entry of the audit trail. */
export const lastAudit = async () => (await store.audit.list({ limit: 1 }))[0]

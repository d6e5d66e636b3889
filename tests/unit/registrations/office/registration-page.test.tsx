import RegistrationPage from '@/app/(admin)/admin/(signed-in)/registrations/[id]/page'
import { mergeRegistrations } from '@/lib/registrations/office/merge-actions'
import { services } from '@/lib/services'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { actorOf, officeAccount } from '@/tests/support/office-accounts'
import { savedRegistration } from '@/tests/support/registration-events'
import { MORNING, registrationTestPolicy, testVault } from '@/tests/support/registrations'

const mockLeader = officeAccount('choi', 'team-leader')
jest.mock('@/lib/services', () => ({ services: jest.fn() }))
jest.mock('@/lib/requests/current-admin', () => ({ requireAdminPage: async () => mockLeader, currentAddress: async () => '203.0.113.9' }))

const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)
let store: Store
beforeEach(async () => {
  store = await freshSqliteStore()
  jest
    .mocked(services)
    .mockReturnValue({ store, vault: testVault, now: () => later(60), policy: registrationTestPolicy() } as unknown as ReturnType<typeof services>)
})
afterEach(() => store.close())

/** @returns registrations that the audit trail says were seen on the page of one */
async function seenOn(id: string): Promise<string[] | undefined> {
  await RegistrationPage({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) })
  const [entry] = await store.audit.list({ limit: 1, action: 'registration.view' })
  return entry?.subject?.split(' ')
}

test('audits each registration that the page of one shows, each once', async () => {
  const phone = '01012341234'
  const [lead, part, beside] = [
    (await savedRegistration(store, { phone })).id,
    (await savedRegistration(store, {}, later(1))).id,
    (await savedRegistration(store, {}, later(2))).id,
  ]
  const samePhone = (await savedRegistration(store, { phone }, later(3))).id
  for (const one of [part, beside]) await mergeRegistrations(services(), actorOf(mockLeader), lead, one)
  expect((await seenOn(lead))?.toSorted()).toEqual([lead, part, beside, samePhone].toSorted())
  expect((await seenOn(part))?.toSorted()).toEqual([lead, part, beside].toSorted())
  expect((await seenOn(samePhone))?.toSorted()).toEqual([lead, samePhone].toSorted())
})

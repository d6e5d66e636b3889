import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Database from 'libsql'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { MORNING, registerRequest, registerServices, validBody } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'

/** A value moved to another record cannot be decrypted there, so that write access to the file does not suffice to mix people's data. */
let store: Store
let directory: string
let dispose: () => Promise<void>
beforeEach(() => ({ store, directory, dispose } = temporaryStore()))
afterEach(() => dispose())

async function register(phone: string): Promise<string> {
  const outcome = await registerVisitor(registerServices(store).services, registerRequest({ body: validBody({ phone }) }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  const trace = { at: MORNING, actor: 'kim@example.com', address: null, action: 'registration.note', subject: outcome.id, detail: null } as const
  await store.registrations.addNote({ id: randomUUID(), registrationId: outcome.id, at: MORNING, actor: 'kim@example.com', text: '메모' }, trace)
  return outcome.id
}

test.each([
  ['a registration', 'registrations', 'id', (id: string) => store.registrations.find(id)],
  ['a message', 'outbox', 'registration_id', (id: string) => store.outbox.list({ registrationId: id, limit: 5 })],
  ['a note', 'registration_notes', 'registration_id', (id: string) => store.registrations.notes(id)],
])('does not read %s whose encrypted part was copied from another record', async (_what, table, owner, read) => {
  const [one, other] = [await register('01011112222'), await register('01033334444')]
  await expect(read(one)).resolves.toBeTruthy()
  const database = new Database(join(directory, 'store.sqlite'))
  database.prepare(`UPDATE ${table} SET sealed = (SELECT sealed FROM ${table} WHERE ${owner} = ?) WHERE ${owner} = ?`).run(other, one)
  database.close()
  const told = JSON.stringify(await read(one).catch(() => 'refused'))
  expect(told).not.toContain('01033334444')
  expect(told).toMatch(/"unreadable":true|"text":null|refused/)
  await expect(read(other)).resolves.toBeTruthy()
})

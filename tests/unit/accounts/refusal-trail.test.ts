import { createRefusalTrail } from '@/lib/accounts/refusal-trail'
import type { AuditEntry } from '@/lib/accounts/audit-store'

const MINUTE_MS = 60_000
const refusal = (address: string, minute = 0, action: AuditEntry['action'] = 'access.refused'): AuditEntry => ({
  at: new Date(minute * MINUTE_MS),
  actor: null,
  address,
  action,
  subject: null,
  detail: null,
})

function trailOf() {
  const written: AuditEntry[] = []
  const trail = createRefusalTrail({ record: async (entry) => void written.push(entry) }, (address) => address.replace(/\.\d+$/, ''), {
    network: 3,
    all: 5,
    periodMs: 10 * MINUTE_MS,
  })
  return { trail, written }
}

it('records the first refusals of a network, and the number of further ones', async () => {
  const { trail, written } = trailOf()
  for (let index = 0; index < 5000; index += 1) await trail.record(refusal(`192.0.2.${index % 256}`))
  expect(written).toHaveLength(3)
  await trail.flush(new Date(9 * MINUTE_MS))
  expect(written).toHaveLength(3)
  await trail.flush(new Date(10 * MINUTE_MS))
  expect(written).toHaveLength(4)
  expect(written[3]).toEqual({
    at: new Date(10 * MINUTE_MS),
    actor: null,
    address: null,
    action: 'access.refused',
    subject: null,
    detail: expect.stringContaining('4,997건') as string,
  })
  await trail.flush(new Date(20 * MINUTE_MS))
  expect(written).toHaveLength(4)
  for (let index = 0; index < 5; index += 1) await trail.record(refusal('192.0.2.1', 21))
  await trail.flush(new Date(22 * MINUTE_MS), true)
  expect(written.at(-1)).toMatchObject({ address: null, detail: expect.stringContaining('2건') as string })
})

it('limits the entries of all networks together, and counts each action separately', async () => {
  const { trail, written } = trailOf()
  for (let index = 0; index < 1000; index += 1)
    await trail.record(refusal(`10.${index >> 8}.${index & 255}.1`, 1, index % 2 ? 'access.refused' : 'session.refused'))
  expect(written).toHaveLength(5)
  await trail.record(refusal('192.0.2.1', 11))
  expect(
    written
      .slice(5, 7)
      .map(({ action, address }) => [action, address])
      .toSorted(),
  ).toEqual([
    ['access.refused', null],
    ['session.refused', null],
  ])
  expect(written[7]).toMatchObject({ action: 'access.refused', address: '192.0.2.1' })
})

it('continues to record when the clock is set back', async () => {
  const { trail, written } = trailOf()
  await trail.record(refusal('192.0.2.1', 1_000_000))
  for (let index = 0; index < 5; index += 1) await trail.record(refusal(`192.0.2.1`, 5))
  expect(written).toHaveLength(4)
})

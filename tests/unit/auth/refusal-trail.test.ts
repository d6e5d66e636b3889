import { createRefusalTrail } from '@/lib/auth/refusal-trail'
import type { AuditEntry } from '@/lib/store/audit-store'

const refusal = (address: string): AuditEntry => ({ at: new Date(0), actor: null, address, action: 'access.refused', subject: null, detail: null })

it('writes down refusals, but no flood of them', async () => {
  const written: AuditEntry[] = []
  const trail = createRefusalTrail({ record: async (entry) => void written.push(entry) }, { address: 3, all: 5 })
  for (let index = 0; index < 10; index += 1) await trail.record(refusal('192.0.2.1'))
  expect(written).toHaveLength(3)
  for (let index = 0; index < 10; index += 1) await trail.record(refusal(`198.51.100.${index}`))
  expect(written).toHaveLength(5)
})

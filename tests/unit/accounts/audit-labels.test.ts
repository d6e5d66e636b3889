import { auditActionLabel } from '@/lib/accounts/office/audit-labels'
import { AUDIT_ACTIONS } from '@/lib/accounts/audit-store'

/** The compiler ensures that each action of the code has an entry. */
test.each([...AUDIT_ACTIONS, 'registration.retention'])('%s has a Korean name', (action) => expect(auditActionLabel(action)).toMatch(/^[가-힣 ]+$/))

test('shows an unknown action as stored', () => {
  for (const action of ['registration.of-a-later-release', 'toString', '__proto__']) expect(auditActionLabel(action)).toBe(action)
})

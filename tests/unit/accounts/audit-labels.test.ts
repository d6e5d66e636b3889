import { auditActionLabel } from '@/lib/accounts/office/audit-labels'
import { AUDIT_ACTIONS } from '@/lib/accounts/audit-store'

/** That each has an entry is the compiler's: code can write no other action. */
test.each([...AUDIT_ACTIONS, 'registration.retention'])('%s reads as Korean', (action) => expect(auditActionLabel(action)).toMatch(/^[가-힣 ]+$/))

test('an action that nobody knows is shown as it is written', () => {
  for (const action of ['registration.of-a-later-release', 'toString', '__proto__']) expect(auditActionLabel(action)).toBe(action)
})

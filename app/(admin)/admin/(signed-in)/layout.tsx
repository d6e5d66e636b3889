import type { ReactNode } from 'react'
import { AdminFrame } from '@/components/admin/admin-frame'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { adminFrameState, type AdminFrameState } from '@/lib/requests/admin-frame-state'
import { permissionsOf, seesOwnOnly } from '@/lib/accounts/permissions'
import { content } from '@/lib/content/load'

const EMPTY_FRAME_STATE: AdminFrameState = { counts: { fresh: 0, quarantined: 0, troubled: 0 }, alarms: [] }

/**
 * Checks the session only for what the layout itself shows. A layout is not rendered at every navigation, so each page
 * checks again.
 */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const admin = await requireAdminPage('account.own')
  const ownOnly = seesOwnOnly(admin)
  const permissions = permissionsOf(admin).filter((permission) => permission !== 'press.write' || content.pressPage !== null)
  // Counts and alarms concern the whole office, so only accounts that see the whole office get them.
  const { counts, alarms } = ownOnly ? EMPTY_FRAME_STATE : await adminFrameState()
  return (
    <AdminFrame siteName={content.site.name} email={admin.email} permissions={permissions} counts={counts} alarms={alarms}>
      {children}
    </AdminFrame>
  )
}

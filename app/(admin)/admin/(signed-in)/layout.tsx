import type { ReactNode } from 'react'
import { AdminLayout } from '@/components/admin/admin-layout'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { alarmLines } from '@/lib/registrations/office/alarm-places'
import { adminLayoutState, type AdminLayoutState } from '@/lib/requests/admin-layout-state'
import { permissionsOf, seesOwnOnly } from '@/lib/accounts/permissions'
import { content } from '@/lib/content/load'

const EMPTY_FRAME_STATE: AdminLayoutState = { counts: { fresh: 0, quarantined: 0, troubled: 0 }, alarms: [] }

/**
 * Checks the session only for what the layout itself shows. A layout is not rendered at every navigation, so each page
 * checks again.
 */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const admin = await requireAdminPage('account.own')
  const ownOnly = seesOwnOnly(admin)
  const permissions = permissionsOf(admin).filter((permission) => permission !== 'press.write' || content.pressPage !== null)
  // Numbers and alarms of the whole office are for those who see the whole of it.
  const { counts, alarms } = ownOnly ? EMPTY_FRAME_STATE : await adminLayoutState()
  return (
    <AdminLayout
      siteName={content.site.name}
      email={admin.email}
      permissions={permissions}
      ownOnly={ownOnly}
      counts={counts}
      alarms={alarmLines(alarms, admin)}
    >
      {children}
    </AdminLayout>
  )
}

import type { ReactNode } from 'react'
import { AdminFrame } from '@/components/admin/admin-frame'
import { requireAdminPage } from '@/lib/admin/current-admin'
import { adminFrameState } from '@/lib/admin/admin-frame-state'
import { permissionsOf } from '@/lib/auth/permissions'
import { content } from '@/lib/content/load'

/** Asks for the session for its own sake: a layout is not rendered at every navigation, so each page asks again. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const admin = await requireAdminPage('account.own')
  const { counts, alarms } = await adminFrameState()
  return (
    <AdminFrame siteName={content.site.name} email={admin.email} permissions={permissionsOf(admin)} counts={counts} alarms={alarms}>
      {children}
    </AdminFrame>
  )
}

import type { ReactNode } from 'react'
import { AdminFrame } from '@/components/admin/admin-frame'
import { requireAdminPage } from '@/lib/admin/current-admin'
import { deskState } from '@/lib/admin/desk-state'
import { content } from '@/lib/content/load'

/** Asks for the session for its own sake: a layout is not rendered at every navigation, so each page asks again. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const { email } = await requireAdminPage()
  const { counts, alarms } = await deskState()
  return (
    <AdminFrame siteName={content.site.name} email={email} counts={counts} alarms={alarms}>
      {children}
    </AdminFrame>
  )
}

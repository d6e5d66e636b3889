import type { Metadata } from 'next'
import { OfficeMissing } from '@/components/admin/office-message'
import { missingOffice } from '@/lib/messages/ko/refusals'
import { requireAdminPage } from '@/lib/requests/current-admin'

export const metadata: Metadata = { title: missingOffice.heading }

/** Sent by the front server with status 404 for a page that does not exist (lib/office-pages.ts). */
export default async function MissingPage() {
  await requireAdminPage('account.own')
  return <OfficeMissing />
}

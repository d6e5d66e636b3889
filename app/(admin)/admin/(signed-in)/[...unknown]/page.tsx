import { notFound } from 'next/navigation'
import { requireAdminPage } from '@/lib/requests/current-admin'

/** Every address of the office without a page: 404 with this layout's policy. */
export default async function UnknownPage() {
  await requireAdminPage('account.own')
  notFound()
}

import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { OfficeFailure } from '@/components/admin/office-message'
import { officeRefusalWords as words } from '@/lib/messages/ko/office-refusal'
import { requireAdminPage } from '@/lib/requests/current-admin'

export const metadata: Metadata = { title: words.failed }

/** Sent by the front server with status 500 for a page that threw (lib/office-pages.ts). */
export default async function FailedPage() {
  await requireAdminPage('account.own')
  return <OfficeFailure requestId={(await headers()).get('x-request-id')} />
}

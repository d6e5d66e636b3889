import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { WalkInDone, WalkInForm } from '@/components/admin/visits/walk-in-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { pageFormId } from '@/lib/requests/page-form-id'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { readRefusedWalkIn } from '@/lib/registrations/office/walk-in-flash'
import { content } from '@/lib/content/load'
import { FLASH_COOKIE } from '@/lib/registrations/result-flash'
import { services } from '@/lib/services'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'

export const metadata: Metadata = { title: words.walkIn }

/** The form that visitors without a booking fill in on the reception's screen, so it shows nobody else's data. */
export default async function WalkInPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('registration.walk-in')
  const { registration, site } = content
  if (firstValue((await searchParams).done) === 'walk-in') return <WalkInDone siteName={site.name} phone={site.phone} />
  const refused = readRefusedWalkIn((await cookies()).get(FLASH_COOKIE)?.value, services())
  return (
    <WalkInForm
      siteName={site.name}
      content={registration}
      site={site.defaultPressSite}
      form={`${pageFormId()}-walk-in`}
      message={refused?.message ?? null}
      errors={refused?.errors ?? {}}
      values={refused?.values ?? {}}
    />
  )
}

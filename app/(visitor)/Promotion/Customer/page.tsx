import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CustomerSection } from '@/components/registration/customer-section'
import { RegistrationForm } from '@/components/registration/registration-form'
import { content, picture } from '@/lib/content/load'
import { registrationInPhase } from '@/lib/content/phase-content'
import { registrationWhileStopped } from '@/lib/content/stopped-content'
import { readStoppedNotice } from '@/lib/requests/recruiting-of-pages'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

export const generateMetadata = (): Metadata => optionalPage('customer', readStoppedNotice())?.metadata ?? {}

export default function CustomerPage() {
  const stopped = readStoppedNotice()
  const page = optionalPage('customer', stopped)
  if (!page) notFound()
  const { site } = content
  const open = registrationInPhase(content.registration, content.site)
  const registration = stopped ? registrationWhileStopped(open, stopped) : open
  return (
    <InnerPage page={page}>
      <CustomerSection page={registration.customerPage} picture={picture(registration.customerPage.picture)} phone={site.phone}>
        <RegistrationForm content={registration} source="customer" site={site.defaultPressSite} phone={site.phone} />
      </CustomerSection>
    </InnerPage>
  )
}

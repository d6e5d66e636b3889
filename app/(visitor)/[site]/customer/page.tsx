import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CustomerSection } from '@/components/registration/customer-section'
import { RegistrationForm } from '@/components/registration/registration-form'
import { content, picture } from '@/lib/content/load'
import { findPressSite, forPressSite } from '@/lib/content/press-sites'
import { canonicalOf } from '@/lib/content/indexed'
import { registrationInPhase } from '@/lib/content/phase-content'
import { pageWhileStopped, registrationWhileStopped } from '@/lib/content/stopped-content'
import { readNoVisitsNotice, readStoppedNotice } from '@/lib/requests/recruiting-of-pages'
import { siteCustomerPath } from '@/lib/routes'
import { compose } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

/** Allows only the sites of content/press-sites.ts; any other first segment is an unknown path. */
export const dynamicParams = false
export const generateStaticParams = () => (content.siteCustomerPage ? content.pressSites.map(({ slug }) => ({ site: slug })) : [])

interface Props {
  params: Promise<{ site: string }>
}

async function siteCustomerPage(parameter: string) {
  const site = findPressSite(parameter)
  if (!site || !content.siteCustomerPage) notFound()
  const [stopped, noVisits] = [readStoppedNotice(), readNoVisitsNotice()]
  const texts = forPressSite(content.siteCustomerPage, site)
  const path = siteCustomerPath(site.slug)
  return {
    site,
    stopped,
    ...compose(noVisits ? pageWhileStopped(texts, noVisits) : texts, path, { canonical: canonicalOf(content, path), kind: 'ContactPage' }),
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return (await siteCustomerPage((await params).site)).metadata
}

export default async function SiteCustomerPage({ params }: Props) {
  const { stopped, ...page } = await siteCustomerPage((await params).site)
  const { site } = content
  const open = registrationInPhase(content.registration, content.site)
  const registration = stopped ? registrationWhileStopped(open, stopped) : open
  return (
    <InnerPage page={page}>
      <CustomerSection page={registration.customerPage} picture={picture(registration.customerPage.picture)} phone={site.phone}>
        <RegistrationForm content={registration} source="customer" site={page.site.slug} phone={site.phone} visitFirst />
      </CustomerSection>
    </InnerPage>
  )
}

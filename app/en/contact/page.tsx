import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EnglishRegistrationForm } from '../english-registration-form'
import { CustomerSection } from '@/components/registration/customer-section'
import { PageSection } from '@/components/ui/page-section'
import { readVisitingHours } from '@/lib/requests/hours-of-pages'
import { english, englishPicture } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import { modelHouseMaps } from '@/lib/content/map-links'
import { readStoppedNotice } from '@/lib/requests/recruiting-of-pages'
import { englishPage } from '@/lib/seo/english-page'
import { EnglishPage } from '../english-page'
import { EnglishVisit } from './english-visit'

export const generateMetadata = (): Metadata => englishPage('contact', readStoppedNotice('en'))?.metadata ?? {}

export default async function EnglishContactPage() {
  const stopped = readStoppedNotice('en')
  const page = englishPage('contact', stopped)
  if (!page || !english) notFound()
  const { contact } = english
  const { site } = page
  const { line } = await readVisitingHours('en')
  return (
    <EnglishPage page={page}>
      <CustomerSection
        page={{
          heading: stopped?.heading ?? contact.formHeading,
          serviceText: stopped ? [...stopped.points] : [contact.formLead, contact.privacyNote],
          hours: site.phoneHours,
        }}
        picture={englishPicture('model-house')}
        phone={site.phone}
        language="en"
      >
        <EnglishRegistrationForm stopped={stopped} />
      </CustomerSection>
      <PageSection id="visit" heading={contact.visitHeading} tone="sand" layout="aside">
        <EnglishVisit modelHouse={{ ...site.modelHouse, hours: line }} maps={modelHouseMaps(content.site)} texts={contact} />
      </PageSection>
    </EnglishPage>
  )
}

import { notFound } from 'next/navigation'
import { LocationHighlights } from '@/components/location/highlights'
import { TravelTimes } from '@/components/location/travel-times'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { english, englishTravelTimes } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import { messages } from '@/lib/messages/catalogue'
import { englishPage } from '@/lib/seo/english-page'
import { EnglishPage } from '../english-page'

const readPage = () => englishPage('location')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function EnglishLocationPage() {
  const page = readPage()
  if (!page || !english || !content.location) notFound()
  const { location } = english
  return (
    <EnglishPage page={page}>
      <PageSection id="highlights" heading={location.highlightsHeading}>
        <LocationHighlights highlights={location.highlights} language="en" />
      </PageSection>
      <PageSection id="travel" heading={location.travelHeading} tone="sand" layout="aside">
        <TravelTimes travelTimes={englishTravelTimes(english, content.location)} language="en" />
        <Notices title={messages('en').ui.notes} items={location.notes} />
      </PageSection>
    </EnglishPage>
  )
}

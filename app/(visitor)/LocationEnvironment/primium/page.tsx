import { notFound } from 'next/navigation'
import { PremiumBlocks } from '@/components/location/premium-blocks'
import { ComingSoon } from '@/components/ui/coming-soon'
import { content } from '@/lib/content/load'
import { withPicture } from '@/lib/content/with-picture'
import { pageWords } from '@/lib/messages/ko/pages'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const page = optionalPage('locationPremium')
export const metadata = page?.metadata

export default function LocationPremiumPage() {
  if (!page || !content.location?.premium) notFound()
  const { status, intro, blocks } = content.location.premium
  return (
    <InnerPage page={page}>
      {status === 'comingSoon' ? <ComingSoon title={pageWords.premiumAhead} text={intro} /> : <PremiumBlocks intro={intro} blocks={blocks.map(withPicture)} />}
    </InnerPage>
  )
}

import { notFound } from 'next/navigation'
import { PremiumBlocks } from '@/components/location/premium-blocks'
import { ComingSoon } from '@/components/ui/coming-soon'
import { content } from '@/lib/content/load'
import { withPicture } from '@/lib/content/with-picture'
import { pageWords } from '@/lib/messages/ko/pages'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('locationPremium')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function LocationPremiumPage() {
  const page = readPage()
  if (!page || !content.location?.premium) notFound()
  const { status, intro, blocks } = content.location.premium
  return (
    <InnerPage page={page}>
      {status === 'comingSoon' ? <ComingSoon title={pageWords.premiumAhead} text={intro} /> : <PremiumBlocks intro={intro} blocks={blocks.map(withPicture)} />}
    </InnerPage>
  )
}

import { notFound } from 'next/navigation'
import { GuideArticle } from '@/components/sales/guide-article'
import { TermsByType } from '@/components/unit/unit-terms'
import { content } from '@/lib/content/load'
import { isSold } from '@/lib/content/supply'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'
import { checkedFact, nextStepFact } from '../../opening-facts'

const readPage = () => optionalPage('subscriptionGuide')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function SubscriptionGuidePage() {
  const page = readPage()
  if (!page || !content.subscriptionGuide) notFound()
  return (
    <InnerPage page={page} facts={[checkedFact(content.subscriptionGuide.updated), ...nextStepFact(content)]}>
      <TermsByType terms={content.units.terms} isSold={isSold(content.site.supply)} />
      <GuideArticle guide={content.subscriptionGuide} />
    </InnerPage>
  )
}

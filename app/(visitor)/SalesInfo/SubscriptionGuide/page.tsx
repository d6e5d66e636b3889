import { notFound } from 'next/navigation'
import { GuideArticle } from '@/components/sales/guide-article'
import { content } from '@/lib/content/load'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const page = optionalPage('subscriptionGuide')
export const metadata = page?.metadata

export default function SubscriptionGuidePage() {
  if (!page || !content.subscriptionGuide) notFound()
  return (
    <InnerPage page={page}>
      <GuideArticle guide={content.subscriptionGuide} />
    </InnerPage>
  )
}

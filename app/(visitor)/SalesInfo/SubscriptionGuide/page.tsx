import { GuideArticle } from '@/components/sales/guide-article'
import { content } from '@/lib/content/load'
import { visitorPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const page = visitorPage('subscriptionGuide')
export const metadata = page.metadata

export default function SubscriptionGuidePage() {
  return (
    <InnerPage page={page}>
      <GuideArticle guide={content.subscriptionGuide} />
    </InnerPage>
  )
}

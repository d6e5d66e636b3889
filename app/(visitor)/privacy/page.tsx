import { PrivacyPolicyText } from '@/components/privacy/policy'
import { content } from '@/lib/content/load'
import { visitorPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../inner-page'

const page = visitorPage('privacy')
export const metadata = page.metadata

export default function PrivacyPage() {
  return (
    <InnerPage page={page}>
      <PrivacyPolicyText policy={content.privacy} />
    </InnerPage>
  )
}

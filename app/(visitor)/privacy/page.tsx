import { PrivacyPolicyText } from '@/components/privacy/policy'
import { content } from '@/lib/content/load'
import { visitorPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../inner-page'

const readPage = () => visitorPage('privacy')
export const generateMetadata = () => readPage().metadata

export default function PrivacyPage() {
  const page = readPage()
  return (
    <InnerPage page={page}>
      <PrivacyPolicyText policy={content.privacy} />
    </InnerPage>
  )
}

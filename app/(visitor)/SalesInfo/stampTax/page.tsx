import { notFound } from 'next/navigation'
import { GuideArticle } from '@/components/sales/guide-article'
import { content } from '@/lib/content/load'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'
import { checkedFact } from '../../opening-facts'

const readPage = () => optionalPage('stampTax')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function StampTaxPage() {
  const page = readPage()
  if (!page || !content.stampTax) notFound()
  return (
    <InnerPage page={page} facts={[checkedFact(content.stampTax.updated)]}>
      <GuideArticle guide={content.stampTax} />
    </InnerPage>
  )
}

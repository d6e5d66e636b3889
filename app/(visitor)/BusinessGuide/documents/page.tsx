import { notFound } from 'next/navigation'
import { DocumentList } from '@/components/business/document-list'
import { GuideArticle } from '@/components/sales/guide-article'
import { content } from '@/lib/content/load'
import { readDocuments } from '@/lib/requests/documents-of-pages'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'
import { nextStepFact } from '../../opening-facts'

const readPage = () => optionalPage('businessDocuments')
export const generateMetadata = () => readPage()?.metadata ?? {}

/** Documents that the office uploaded; until there are some, what content says of them. */
export default async function BusinessDocumentsPage() {
  const page = readPage()
  if (!page || !content.documents) notFound()
  const documents = await readDocuments()
  return (
    <InnerPage page={page} facts={nextStepFact(content)}>
      {documents.length > 0 ? <DocumentList documents={documents} guide={content.documents} /> : <GuideArticle guide={content.documents} />}
    </InnerPage>
  )
}

import { notFound } from 'next/navigation'
import { ChangeList } from '@/components/openness/change-list'
import { listChanges } from '@/lib/content/changes'
import { content } from '@/lib/content/load'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('changes')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function ChangesPage() {
  const page = readPage()
  if (!page || !content.changes) notFound()
  return (
    <InnerPage page={page}>
      <ChangeList intro={content.changes.intro} changes={listChanges(content)} />
    </InnerPage>
  )
}

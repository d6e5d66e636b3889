import { notFound } from 'next/navigation'
import { ChangeList } from '@/components/openness/change-list'
import { Day } from '@/components/ui/day'
import { listChanges } from '@/lib/content/changes'
import { content } from '@/lib/content/load'
import { openingWords } from '@/lib/messages/ko/opening'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('changes')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function ChangesPage() {
  const page = readPage()
  if (!page || !content.changes) notFound()
  const changes = listChanges(content)
  const [newest] = changes
  return (
    <InnerPage page={page} facts={newest && [{ term: openingWords.newestChange, value: <Day value={newest.day} /> }]}>
      <ChangeList intro={content.changes.intro} changes={changes} />
    </InnerPage>
  )
}

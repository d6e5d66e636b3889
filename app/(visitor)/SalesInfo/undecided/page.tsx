import { notFound } from 'next/navigation'
import { UndecidedList } from '@/components/openness/undecided-list'
import { content } from '@/lib/content/load'
import { openItems } from '@/lib/content/unit-terms'
import { openingWords } from '@/lib/messages/ko/opening'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'
import { nextStepFact } from '../../opening-facts'

const readPage = () => optionalPage('undecided')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function UndecidedPage() {
  const page = readPage()
  if (!page || !content.undecided) notFound()
  const items = openItems(content)
  return (
    <InnerPage
      page={page}
      facts={[...(items.length > 0 ? [{ term: openingWords.open, value: openingWords.openItems(items.length) }] : []), ...nextStepFact(content)]}
    >
      <UndecidedList {...content.undecided} items={items} />
    </InnerPage>
  )
}

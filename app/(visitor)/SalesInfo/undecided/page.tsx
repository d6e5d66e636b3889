import { notFound } from 'next/navigation'
import { UndecidedList } from '@/components/openness/undecided-list'
import { content } from '@/lib/content/load'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('undecided')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function UndecidedPage() {
  const page = readPage()
  if (!page || !content.undecided) notFound()
  return (
    <InnerPage page={page}>
      <UndecidedList {...content.undecided} />
    </InnerPage>
  )
}

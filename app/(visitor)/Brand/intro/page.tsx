import { notFound } from 'next/navigation'
import { BrandStatement } from '@/components/brand/brand-statement'
import { BrandValues } from '@/components/brand/brand-values'
import { PageSection } from '@/components/ui/page-section'
import { content, picture } from '@/lib/content/load'
import { withPicture } from '@/lib/content/with-picture'
import { pageWords } from '@/lib/messages/ko/pages'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('brandIntro')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function BrandIntroPage() {
  const page = readPage()
  if (!page || !content.brand) notFound()
  const { statement, paragraphs, values, picture: statementPicture } = content.brand
  return (
    <InnerPage page={{ ...page, frame: { ...page.frame, picture: picture(statementPicture) } }}>
      <BrandStatement statement={statement} paragraphs={paragraphs} />
      <PageSection id="values" heading={pageWords.standards(values.map(({ title }) => title))}>
        <BrandValues values={values.map(withPicture)} />
      </PageSection>
    </InnerPage>
  )
}

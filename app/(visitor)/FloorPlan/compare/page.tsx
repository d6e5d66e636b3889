import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { PointList } from '@/components/ui/point-list'
import { ShareButtons } from '@/components/ui/share-buttons'
import { ComparedHomes } from '@/components/unit/comparison/compared-homes'
import { ComparisonForm } from '@/components/unit/comparison/comparison-form'
import styles from '@/components/unit/comparison/comparison-page.module.css'
import { ComparisonTable } from '@/components/unit/comparison/comparison-table'
import { differencesOf } from '@/components/unit/comparison/differences'
import { canCompareTypes, comparedHomes, comparedTypes } from '@/lib/content/compared-types'
import { content } from '@/lib/content/load'
import { openItems } from '@/lib/content/unit-terms'
import { comparisonWords } from '@/lib/messages/ko/comparison'
import { comparisonPath, routes, type COMPARED_TYPE } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'

interface ComparisonProps {
  searchParams: Promise<{ [COMPARED_TYPE]?: string | string[] }>
}

/** Rendered for each request, because the address names what is compared. */
export const dynamic = 'force-dynamic'

/** Never indexed: a choice repeats what the types' own pages say. */
export async function generateMetadata({ searchParams }: ComparisonProps): Promise<Metadata> {
  const types = comparedTypes((await searchParams).type).units.map(({ id }) => id)
  const heading = types.length > 1 ? comparisonWords.headingOf(types) : comparisonWords.heading
  return {
    title: { absolute: `${heading} | ${content.site.name}` },
    description: types.length > 1 ? comparisonWords.description(content.site.name, types) : comparisonWords.lead,
    robots: { index: false, follow: true },
  }
}

export default async function ComparisonPage({ searchParams }: ComparisonProps) {
  if (!canCompareTypes()) notFound()
  const { units, left } = comparedTypes((await searchParams).type)
  const slugs = units.map(({ slug }) => slug)
  const [first] = units
  const form = (label: string) => <ComparisonForm units={content.units.types} chosen={slugs} label={label} />
  if (!first || units.length < 2)
    return (
      <div className={`container ${styles.page}`}>
        <h1 className={styles.heading}>{comparisonWords.heading}</h1>
        <p className="lead">{first ? comparisonWords.oneMore(first.id) : comparisonWords.lead}</p>
        <div className={styles.form}>{form(comparisonWords.choose)}</div>
      </div>
    )
  const homes = comparedHomes(units)
  const names = units.map(({ id }) => id)
  const address = comparisonPath(slugs)
  const differences = differencesOf(homes)
  const notices = <Notices items={content.units.modelHouseNotice} />
  // What people ask most stands first (lib/content/first-screen.ts): the rent, until it is decided.
  const [question] = openItems(content)
  return (
    <div className={styles.sections}>
      <div className="container">
        <h1 className={styles.heading}>{comparisonWords.headingOf(names)}</h1>
        {left.length > 0 && (
          <p className="lead">
            {comparisonWords.tooMany(
              names,
              left.map(({ id }) => id),
            )}
          </p>
        )}
        <ComparedHomes homes={homes} />
      </div>
      <PageSection id="table" heading={comparisonWords.table}>
        <ComparisonTable
          homes={homes}
          supply={content.site.supply}
          severalComplexes={content.overview.facts.complexes.length > 1}
          terms={content.units.terms}
          undecided={question?.title}
        />
        {question && (
          <p className={styles.question}>
            <a href={`${routes.undecided}#${question.id}`}>{question.title}</a>: {question.expected}
          </p>
        )}
        {differences.length === 0 && notices}
      </PageSection>
      {differences.length > 0 && (
        <PageSection id="differences" heading={comparisonWords.differences} layout="aside">
          <PointList points={differences} />
          {notices}
        </PageSection>
      )}
      <PageSection id="keep" heading={comparisonWords.keepHeading} tone="sand" layout="aside">
        <p>{comparisonWords.keep}</p>
        <p className={styles.address}>
          <a href={address}>{comparisonWords.address}</a>
        </p>
        <ShareButtons url={absoluteUrl(address)} title={comparisonWords.headingOf(names)} />
      </PageSection>
      <div className="container">{form(comparisonWords.chooseOthers)}</div>
    </div>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { shapeFiles } from '@/.generated/shape-files'
import { PageShell } from '@/components/layout/page-shell'
import { commonSheet } from '@/components/plan/unit-view-box'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { PointList } from '@/components/ui/point-list'
import { ShareButtons } from '@/components/ui/share-buttons'
import { ComparedHomes } from '@/components/unit/comparison/compared-homes'
import { ComparisonForm } from '@/components/unit/comparison/comparison-form'
import styles from '@/components/unit/comparison/comparison-page.module.css'
import { ComparisonTable } from '@/components/unit/comparison/comparison-table'
import { differencesOf } from '@/components/unit/comparison/differences'
import { PlanThumbnail } from '@/components/unit/comparison/plan-thumbnail'
import { canCompareTypes, comparedHomes, comparedTypes } from '@/lib/content/compared-types'
import { content, picture, unitPlan } from '@/lib/content/load'
import type { UnitType } from '@/lib/content/schemas/complex'
import { placeComparison } from '@/lib/content/page-place'
import { openCost } from '@/lib/content/unit-terms'
import { comparisonWords } from '@/lib/messages/ko/comparison'
import { COMPARISON_PATH, comparisonPath, routes, type COMPARED_TYPE } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { breadcrumbTrail } from '@/lib/seo/breadcrumb'

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
  if (!first || units.length < 2)
    return (
      <Shell heading={comparisonWords.heading} lead={first ? comparisonWords.oneMore(first.id) : comparisonWords.lead}>
        <div className="container">
          <ComparisonForm units={content.units.types} chosen={slugs} label={comparisonWords.choose} renderPlan={thumbnailsOf(content.units.types)} />
        </div>
      </Shell>
    )
  const homes = comparedHomes(units)
  const names = units.map(({ id }) => id)
  const address = comparisonPath(slugs)
  const differences = differencesOf(homes)
  const question = openCost(content, units)
  const leftNames = left.map(({ id }) => id)
  return (
    <Shell heading={comparisonWords.headingOf(names)} lead={leftNames.length > 0 ? comparisonWords.tooMany(names, leftNames) : comparisonWords.sameScale}>
      <div className={`container ${styles.choice}`}>
        <ComparisonForm units={content.units.types} chosen={slugs} label={comparisonWords.chooseOthers} compact />
      </div>
      <div className={`container ${styles.homes}`}>
        <ComparedHomes homes={homes} />
      </div>
      {differences.length > 0 && (
        <PageSection id="differences" heading={comparisonWords.differences} layout="aside">
          <PointList points={differences} />
        </PageSection>
      )}
      <PageSection id="table" heading={comparisonWords.table} layout="aside">
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
        <Notices items={content.units.modelHouseNotice} />
        {/* The address holds the choice: copied, or without scripts kept as a link. */}
        <div className={styles.keep}>
          <ShareButtons url={absoluteUrl(address)} title={comparisonWords.headingOf(names)} />
        </div>
        <p className={styles.address}>
          <a href={address}>{comparisonWords.address}</a>
        </p>
      </PageSection>
    </Shell>
  )
}

function thumbnailsOf(units: readonly UnitType[]) {
  const sheet = commonSheet(
    units.map(({ id }) => unitPlan(id)),
    'overview',
  )
  return function renderPlan({ id }: UnitType) {
    const shapes = shapeFiles.units[id]
    return shapes && <PlanThumbnail plan={unitPlan(id)} shapes={shapes} sheet={sheet} />
  }
}

/** The frame of the plans' pages, with the comparison's place among them. */
function Shell({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  const place = placeComparison(content)
  return (
    <PageShell
      page={{ ...place, heading, lead, opening: 'subject' }}
      picture={picture(content.floorPlanPage.banner)}
      trail={breadcrumbTrail(place, COMPARISON_PATH)}
      current={COMPARISON_PATH}
    >
      {children}
    </PageShell>
  )
}

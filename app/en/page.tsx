import { notFound } from 'next/navigation'
import { Hero } from '@/components/home/hero'
import { JsonLd } from '@/components/json-ld'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { ButtonLink } from '@/components/ui/button'
import { PageSection } from '@/components/ui/page-section'
import { english, englishPicture, englishSite } from '@/lib/content/english'
import { content, picture as pictureOf } from '@/lib/content/load'
import { englishRoutes } from '@/lib/routes'
import { englishPage } from '@/lib/seo/english-page'
import { pageGraph } from '@/lib/seo/graph'
import { complexId } from '@/lib/seo/node-ids'
import { apartmentComplex } from '@/lib/seo/nodes/apartment-complex'
import { EnglishUnitTable } from './english-unit-table'
import { EnglishWays } from './english-ways'
import styles from './home.module.css'

const readPage = () => englishPage('home')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function EnglishHomePage() {
  const page = readPage()
  if (!page || !english) notFound()
  const { pages, home, units } = english
  const picture = englishPicture(pages.home.picture)
  const site = englishSite(content, english)
  return (
    <>
      <JsonLd
        data={pageGraph({
          site,
          page: { ...page.described, mainEntity: complexId() },
          trail: [],
          nodes: [apartmentComplex({ site, overview: content.overview, units: content.units.types, picture })],
          language: 'en',
        })}
      />
      <StaticMarkup>
        <Hero
          hero={{ heading: pages.home.heading, lead: pages.home.lead, picture: pages.home.picture, facts: home.facts }}
          picture={picture}
          day={content.home.hero.day?.map(({ time, picture: id }) => ({ time, picture: id ? pictureOf(id) : undefined }))}
          language="en"
        />
        <div className={styles.sections}>
          <PageSection id="about" heading={home.about.heading} layout="aside">
            {home.about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </PageSection>
          <PageSection id="units" heading={units.tableHeading} tone="sand">
            <EnglishUnitTable texts={units} units={content.units.types} />
          </PageSection>
          <PageSection id="ways" heading={home.wayHeading} layout="aside">
            <EnglishWays pages={pages} current={englishRoutes.home} />
            <p className={styles.buttons}>
              <ButtonLink href={englishRoutes.contact} variant="primary">
                {english.reserve}
              </ButtonLink>
              <ButtonLink href={`tel:${site.phone}`}>{site.phone}</ButtonLink>
            </p>
          </PageSection>
        </div>
      </StaticMarkup>
    </>
  )
}

import { isometrics } from '@/.generated/isometrics'
import { shapeFiles } from '@/.generated/shape-files'
import { BrandIntro } from '@/components/home/brand-intro'
import { BusinessOverview } from '@/components/home/business-overview'
import { ComplexOverview } from '@/components/home/complex-overview'
import { ComplexView } from '@/components/home/complex-view'
import { FullPageScroll } from '@/components/home/full-page/full-page-scroll'
import { SideIndex } from '@/components/home/full-page/side-index'
import { Hero } from '@/components/home/hero'
import { HeroAnswers, HeroQuestions } from '@/components/home/hero-answers'
import { listHomeSections } from '@/components/home/home-sections'
import { InterestSection } from '@/components/home/interest-section'
import { ModelHouse } from '@/components/home/model-house'
import { PanelCover } from '@/components/home/panel-cover'
import { Plate } from '@/components/home/plate'
import { PremiumCards } from '@/components/home/premium-cards'
import { PremiumSlider } from '@/components/home/premium-slider'
import { UnitGuide } from '@/components/home/unit-guide'
import { UnitSection } from '@/components/home/unit-section'
import { JsonLd } from '@/components/json-ld'
import { FloorPlan } from '@/components/plan/floor-plan'
import { SchematicMap } from '@/components/plan/schematic-map'
import { RegistrationForm } from '@/components/registration/registration-form'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { media } from '@/components/ui/breakpoints'
import { UnitViewer } from '@/components/unit/unit-viewer'
import { content, picture, unitPlan } from '@/lib/content/load'
import { firstScreenPhase, registrationInPhase } from '@/lib/content/phase-content'
import type { CoveredPanel, HomeContent } from '@/lib/content/schemas/home'
import { interestWhileStopped, registrationWhileStopped } from '@/lib/content/stopped-content'
import { homeWords } from '@/lib/messages/ko/home'
import { readFirstScreen } from '@/lib/requests/first-screen-of-pages'
import { readStoppedNotice } from '@/lib/requests/recruiting-of-pages'
import { routes, type PageId } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graph'
import { complexId } from '@/lib/seo/node-ids'
import { apartmentComplex } from '@/lib/seo/nodes/apartment-complex'
import { visitorPage } from '@/lib/seo/visitor-page'

/** The page's address, if this complex has that page. */
const linkTo = (id: PageId) => (id in content.pages ? routes[id] : undefined)
const readPage = () => visitorPage('home')
export const generateMetadata = () => readPage().metadata

export default function HomePage() {
  const page = readPage()
  const { home, overview, units, tours, site } = content
  const sections = listHomeSections(home)
  const stopped = readStoppedNotice()
  const interest = stopped ? interestWhileStopped(home.interest, stopped) : home.interest
  const open = registrationInPhase(content.registration, site)
  const registration = stopped ? registrationWhileStopped(open, stopped) : open
  const cover = (panel: CoveredPanel) => {
    const found = home.covers.find((entry) => entry.panel === panel)
    return found && <PanelCover picture={picture(found.picture)} />
  }
  const plates = (section: HomeContent['plates'][number]['before']) =>
    home.plates
      .filter(({ before }) => before === section)
      .map(({ picture: id, unit, title, link }) => {
        const drawing = unit === undefined ? undefined : isometrics[unit]
        return (
          <Plate
            key={title}
            title={title}
            link={link}
            picture={id === undefined ? undefined : picture(id)}
            plan={unit !== undefined && drawing ? { ...drawing, unit } : undefined}
          />
        )
      })
  return (
    <>
      <JsonLd
        data={pageGraph({
          site,
          page: { ...page.described, mainEntity: complexId() },
          trail: [],
          nodes: [apartmentComplex({ site, overview, units: units.types, picture: picture(home.hero.picture) })],
        })}
      />

      <StaticMarkup>
        <Hero
          hero={home.hero}
          phase={firstScreenPhase(content)}
          picture={picture(home.hero.picture)}
          day={home.hero.day?.map((hour) => ({ ...hour, picture: hour.picture ? picture(hour.picture) : undefined }))}
          answers={<HeroAnswers answers={readFirstScreen()} takesWishes={stopped === null && open.open} />}
          questions={<HeroQuestions questions={home.questions} />}
        />
        <BrandIntro brand={home.brand} picture={picture(home.brand.picture)} />
        <PremiumCards cards={home.premiumCards.map((card) => ({ ...card, picture: picture(card.image) }))} />
        <BusinessOverview
          links={{ business: linkTo('businessIntro'), location: linkTo('locationIntro') }}
          business={home.business}
          location={home.location}
          overview={overview}
          covers={{ overview: cover('overview'), location: cover('location') }}
          maps={[
            { label: homeWords.districtMap, drawing: <SchematicMap map={content.maps.district} tools="bottom-corner" shapes={shapeFiles.districtMap} /> },
            { label: homeWords.regionMap, drawing: <SchematicMap map={content.maps.region} tools="bottom-corner" shapes={shapeFiles.regionMap} /> },
          ]}
        />
        <PremiumSlider
          slider={home.premiumSlider}
          items={home.premiumSlider.items.map((item) => ({ ...item, picture: picture(item.image) }))}
          cover={cover('living')}
        />
        {plates('complex')}
        <ComplexOverview
          complex={home.complex}
          items={home.complex.items.map((item) => ({
            ...item,
            cover: item.kind === 'picture' ? item.picture && <PanelCover picture={picture(item.picture)} /> : cover(item.kind),
            view: (
              <ComplexView
                kind={item.kind}
                plan={content.sitePlan}
                supply={site.supply}
                shapes={shapeFiles}
                picture={picture(item.picture ?? home.hero.picture)}
              />
            ),
          }))}
        />
        {plates('units')}
        <UnitSection
          units={home.units}
          covers={{ types: cover('types'), modelHouse: cover('modelHouse'), guide: cover('guide') }}
          viewer={
            <UnitViewer
              units={units.types}
              renderPlan={(unit) => <FloorPlan plan={unitPlan(unit.id)} detail="overview" shapes={shapeFiles.units[unit.id]} />}
            />
          }
          modelHouse={
            tours && <ModelHouse tours={{ ...tours, tabs: tours.tabs.map((tab) => ({ ...tab, picture: picture(tab.poster) })) }} link={linkTo('modelHouse')} />
          }
          guide={<UnitGuide units={units.types} link={home.units.link} />}
        />
        {plates('interest')}
        <InterestSection interest={interest} picture={picture(home.interest.picture)} phone={site.phone} phoneHours={site.phoneHours}>
          <RegistrationForm content={registration} source="home" site={site.defaultPressSite} phone={site.phone} />
        </InterestSection>
      </StaticMarkup>

      <SideIndex sections={sections} />
      <FullPageScroll sections={sections} desktop={media.desktop} />
    </>
  )
}

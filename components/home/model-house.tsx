import { Tabs } from '@/components/ui/tabs'
import type { Tours } from '@/lib/content/schemas/tours'
import type { Picture } from '@/lib/content/schemas/pages'
import { homeWords } from '@/lib/messages/ko/home'
import { ReadMoreLink } from './read-more-link'
import { TourPoster } from './tour-poster'
import styles from './model-house.module.css'

interface ModelHouseProps {
  tours: Pick<Tours, 'instruction'> & { tabs: readonly (Tours['tabs'][number] & { picture: Picture })[] }
  /** Path of the model house's page, if there is one. */
  link: string | undefined
}

/** VR tours in tabs, one per group of complexes. A tour loads only after a click on its poster. */
export function ModelHouse({ tours, link }: ModelHouseProps) {
  const items = tours.tabs.map((tour) => ({
    id: `home-tour-${tour.key}`,
    label: tour.title,
    panel: <TourPoster tour={tour} poster={tour.picture} />,
  }))
  return (
    <>
      {tours.tabs.some((tour) => tour.source !== null) && <p className={styles.instruction}>{tours.instruction}</p>}
      <Tabs items={items} label={homeWords.modelHouse} className={styles.tours} />
      {link && <ReadMoreLink href={link}>{homeWords.toModelHouse}</ReadMoreLink>}
    </>
  )
}

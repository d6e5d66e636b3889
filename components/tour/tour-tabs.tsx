import type { ComponentProps } from 'react'
import { tourWords } from '@/lib/messages/ko/tour'
import { Tabs } from '../ui/tabs'
import { TourPlayer } from './tour-player'

type TourTab = Omit<ComponentProps<typeof TourPlayer>, 'instruction'>

/** The tours of the groups of complexes as tabs, the first one selected. */
export function TourTabs({ tours, instruction }: { tours: readonly TourTab[]; instruction: string }) {
  return (
    <Tabs
      label={tourWords.tours}
      items={tours.map(({ tour, poster, gallery }, index) => ({
        id: tour.key,
        label: tour.tour ? `${tour.title} ${tour.tour.plan}` : tour.title,
        panel: <TourPlayer tour={tour} poster={poster} first={index === 0} gallery={gallery} instruction={instruction} />,
      }))}
    />
  )
}

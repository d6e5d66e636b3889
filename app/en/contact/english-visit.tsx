import { PointList } from '@/components/ui/point-list'
import { ModelHouseMaps } from '@/components/visits/model-house-maps'
import type { MapLink } from '@/lib/content/map-links'
import type { English } from '@/lib/content/schemas/english'
import type { Site } from '@/lib/content/schemas/site'
import { messages } from '@/lib/messages/catalogue'
import styles from './english-visit.module.css'

interface EnglishVisitProps {
  modelHouse: Pick<Site['modelHouse'], 'address' | 'hours' | 'directions' | 'parking'>
  maps: readonly MapLink[]
  texts: English['contact']
}

/** The model house: address, opening hours and directions. */
export function EnglishVisit({ modelHouse, maps, texts }: EnglishVisitProps) {
  const { common, location } = messages('en')
  const facts = [
    { label: common.address, value: modelHouse.address },
    { label: texts.hoursLabel, value: modelHouse.hours },
    { label: texts.directionsLabel, value: <PointList points={modelHouse.directions} /> },
    ...(maps.length > 0 ? [{ label: location.navigation, value: <ModelHouseMaps maps={maps} language="en" /> }] : []),
    { label: texts.parkingLabel, value: modelHouse.parking },
  ]
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

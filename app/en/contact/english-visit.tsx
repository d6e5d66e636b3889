import { PointList } from '@/components/ui/point-list'
import type { English } from '@/lib/content/schemas/english'
import type { Site } from '@/lib/content/schemas/site'
import { messages } from '@/lib/messages/catalogue'
import styles from './english-visit.module.css'

interface EnglishVisitProps {
  modelHouse: Pick<Site['modelHouse'], 'address' | 'hours' | 'directions' | 'parking'>
  texts: English['contact']
}

/** The model house: address, opening hours and directions. */
export function EnglishVisit({ modelHouse, texts }: EnglishVisitProps) {
  const facts = [
    { label: messages('en').common.address, value: modelHouse.address },
    { label: texts.hoursLabel, value: modelHouse.hours },
    { label: texts.directionsLabel, value: <PointList points={modelHouse.directions} /> },
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

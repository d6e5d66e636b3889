import { FactList } from '@/components/ui/fact-list'
import type { MapLink } from '@/lib/content/map-links'
import { tourWords } from '@/lib/messages/ko/tour'
import { visitPassWords as words } from '@/lib/messages/ko/visits'
import styles from './appointment.module.css'

export interface VisitPlaceFacts {
  readonly address: string
  readonly parking: string
  readonly bring?: string | undefined
  readonly phone: string
  readonly maps: readonly MapLink[]
  /** Hours before its start until which a visit can be changed by its link. */
  readonly cancelHours: number
}

const Maps = ({ maps }: Pick<VisitPlaceFacts, 'maps'>) => (
  <>
    {maps.map(({ vendor, href }) => (
      <a key={vendor} href={href} rel="noopener" className={styles.link}>
        {tourWords.visit.mapOf[vendor]}
      </a>
    ))}
  </>
)

const placeFacts = ({ address, parking, bring, phone }: VisitPlaceFacts) => [
  { term: words.where, value: address },
  { term: words.parking, value: parking },
  ...(bring ? [{ term: words.bring, value: bring }] : []),
  { term: words.contact, value: <a href={`tel:${phone}`}>{phone}</a> },
]

/** Beside the form: where the model house is, how to get there, where to park and what to bring. */
export const VisitPlace = (facts: VisitPlaceFacts) => (
  <section className={styles.place} aria-label={words.placeHeading} data-visit-place="">
    <p className={styles.placeTitle}>{words.placeHeading}</p>
    <FactList facts={placeFacts(facts)} className={styles.facts ?? ''} />
    {facts.maps.length > 0 && (
      <p className={styles.links}>
        <Maps maps={facts.maps} />
      </p>
    )}
  </section>
)

/** A visit as its end shows it. */
export interface PassVisit {
  /** `12월 5일(토) 10:30` */
  readonly when: string
  readonly people: string
  readonly calendar: string
}

/**
 * The end of a booking: what, when, where, whom to call, how to get there, and how to change it. Without a visit a script fills it
 * in. It has no link to the visitor's page: only the number's owner, who gets the SMS, may change a visit.
 */
export const VisitPass = ({ visit, ...facts }: VisitPlaceFacts & { visit: PassVisit | null }) => (
  <section className={styles.pass} aria-label={words.heading} data-visit-pass="">
    <FactList
      className={styles.facts ?? ''}
      facts={[
        { term: words.when, value: <strong data-pass="when">{visit?.when ?? ''}</strong> },
        { term: words.people, value: <span data-pass="people">{visit?.people ?? ''}</span> },
        ...placeFacts(facts),
      ]}
    />
    <p className={styles.links}>
      <Maps maps={facts.maps} />
      <a href={visit?.calendar ?? '#'} download="" className={styles.link} data-pass="calendar">
        {words.calendar}
      </a>
    </p>
    <p className={styles.hint}>{words.changes(facts.cancelHours, facts.phone)}</p>
  </section>
)

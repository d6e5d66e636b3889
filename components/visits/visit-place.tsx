import { FactList } from '@/components/ui/fact-list'
import type { MapLink } from '@/lib/content/map-links'
import { visitPassWords as words } from '@/lib/messages/ko/visits'
import { ModelHouseMaps } from './model-house-maps'
import styles from './visit-place.module.css'

export interface VisitPlaceFacts {
  readonly address: string
  readonly parking: string
  readonly bring?: string | undefined
  readonly phone: string
  readonly maps: readonly MapLink[]
  /** Hours before its start until which a visit can be changed by its link. */
  readonly cancelHours: number
}

const placeFacts = ({ address, parking, bring, phone, maps, cancelHours }: VisitPlaceFacts) => [
  { term: words.where, value: address },
  ...(maps.length > 0 ? [{ term: words.way, value: <ModelHouseMaps maps={maps} /> }] : []),
  { term: words.parking, value: parking },
  ...(bring ? [{ term: words.bring, value: bring }] : []),
  { term: words.changes, value: words.changesUntil(cancelHours) },
  { term: words.contact, value: <a href={`tel:${phone}`}>{phone}</a> },
]

/** Beside the form: where the model house is, how to get there, where to park, what to bring and how to change a visit. */
const VisitPlace = (facts: VisitPlaceFacts) => (
  <section className={styles.place} aria-label={words.placeHeading} data-visit-place="">
    <p className={styles.placeTitle}>{words.placeHeading}</p>
    <FactList facts={placeFacts(facts)} className={styles.facts ?? ''} />
  </section>
)

/** A visit as its end shows it. */
export interface PassVisit {
  /** `12월 5일(토) 10:30` */
  readonly when: string
  readonly people: string
  /** Address of its calendar file. */
  readonly calendar: string
}

/**
 * The end of a booking: what, when, where, whom to call, how to get there, and how to change it. Without a visit it is hidden until a
 * script fills it in, with the facts of the place beside the form (components/registration/choose-visit.ts). It has no link to the
 * visitor's page: only the number's owner, who gets the SMS, may change a visit.
 */
export const VisitPass = ({ visit, place }: { visit: PassVisit | null; place?: VisitPlaceFacts }) => (
  <section className={styles.pass} aria-label={words.heading} data-visit-pass="" hidden={visit === null}>
    <FactList
      className={styles.facts ?? ''}
      facts={[
        { term: words.when, value: <strong data-pass="when">{visit?.when ?? ''}</strong> },
        { term: words.people, value: <span data-pass="people">{visit?.people ?? ''}</span> },
        ...(place ? placeFacts(place) : []),
      ]}
    />
    <p className={styles.calendar}>
      <a href={visit?.calendar ?? '#'} download="" className="button" data-pass="calendar">
        {words.calendar}
      </a>
    </p>
  </section>
)

/** Beside a form that books a visit: the place, and the pass that a script shows at the end. */
export const BesideAppointment = (facts: VisitPlaceFacts) => (
  <>
    <VisitPlace {...facts} />
    <VisitPass visit={null} />
  </>
)

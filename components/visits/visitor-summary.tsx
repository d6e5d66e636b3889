import { FactList } from '@/components/ui/fact-list'
import { ButtonLink } from '@/components/ui/button'
import { visitorPageWords as words } from '@/lib/messages/ko/visits'
import styles from './visitor-page.module.css'

interface VisitorSummaryProps {
  /** `11월 28일(토) 10:30` */
  when: string
  people: string
  address: string
  phone: string
  calendarHref: string
  /** Null if the complex has no such page. */
  directionsHref: string | null
  cancelled: boolean
  /** SVG path of the QR code that the reception scans; null if the visit is not expected. */
  code: { readonly size: number; readonly path: string } | null
}

/** The booked visit, with the QR code for the reception. */
export const VisitorSummary = ({ when, people, address, phone, calendarHref, directionsHref, cancelled, code }: VisitorSummaryProps) => (
  <div className={styles.columns}>
    <section aria-labelledby="visit-summary">
      <h2 id="visit-summary">{words.summary}</h2>
      <FactList
        className={styles.facts ?? ''}
        facts={[
          { term: words.when, value: when },
          { term: words.people, value: people },
          { term: words.where, value: address },
          { term: words.contact, value: <a href={`tel:${phone}`}>{phone}</a> },
        ]}
      />
      <div className={styles.ways}>
        <ButtonLink href={calendarHref} download>
          {cancelled ? words.calendarCancelled : words.calendar}
        </ButtonLink>
        {directionsHref && !cancelled ? (
          <ButtonLink href={directionsHref} variant="quiet">
            {words.directions}
          </ButtonLink>
        ) : null}
      </div>
    </section>
    {code ? (
      <section aria-labelledby="visit-code">
        <h2 id="visit-code">{words.qrHeading}</h2>
        <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.qrLabel} shapeRendering="crispEdges">
          <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
          <path fill="#000" d={code.path} />
        </svg>
        <p className={styles.note}>{words.qr}</p>
      </section>
    ) : null}
  </div>
)

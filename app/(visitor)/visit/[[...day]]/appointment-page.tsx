import { Breadcrumb } from '@/components/layout/breadcrumb'
import { RegistrationForm } from '@/components/registration/registration-form'
import { BesideAppointment } from '@/components/visits/visit-place'
import styles from '@/components/visits/visit-page.module.css'
import { content } from '@/lib/content/load'
import { placeVisit } from '@/lib/content/page-place'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { visitWords } from '@/lib/messages/ko/visits'
import { routes, VISIT_PATH } from '@/lib/routes'
import { visitPlaceFacts } from '@/lib/requests/visit-place'
import { breadcrumbTrail } from '@/lib/seo/breadcrumb'
import { isInPeriod, periodText } from '@/lib/visits/period-text'
import type { VisitChoice } from '@/lib/visits/visit-choice'

interface AppointmentPageProps {
  heading: string
  choice: VisitChoice
  hours: OpeningHours
  now: Date
}

/** Days, times and the form in one page; beside them how to get there. */
export function AppointmentPage({ heading, choice, hours, now }: AppointmentPageProps) {
  const period = periodText(hours.period, now)
  const place = visitPlaceFacts(hours)
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.trail}>
        <Breadcrumb trail={breadcrumbTrail(placeVisit(content, visitWords.heading), VISIT_PATH)} />
      </div>
      <h1 className={styles.heading}>{heading}</h1>
      <p className="lead">{visitWords.lead(hours.visitMinutes, hours.slotMinutes)}</p>
      {period && <p className="lead">{period}</p>}
      <p className={styles.place}>{visitWords.at(place.address)}</p>
      {choice.day === null ? (
        <p>{visitWords.noDays}</p>
      ) : (
        <div className={styles.form}>
          <RegistrationForm
            content={content.registration}
            source="customer"
            site={content.site.defaultPressSite}
            phone={content.site.phone}
            visit={choice}
            beside={<BesideAppointment {...place} />}
          />
        </div>
      )}
      <p className={styles.ways}>
        <a href={routes.customer}>{visitWords.otherWay}</a>
      </p>
      {isInPeriod(hours.period, now) && <p className={styles.notes}>{visitWords.walkIn}</p>}
    </div>
  )
}

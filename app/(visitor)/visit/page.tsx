import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { VisitDays } from '@/components/visits/visit-days'
import { VisitNotes } from '@/components/visits/visit-notes'
import styles from '@/components/visits/visit-page.module.css'
import { StoppedVisits } from '@/components/visits/stopped-visits'
import { content } from '@/lib/content/load'
import { visitWords } from '@/lib/messages/ko/visits'
import { currentNoVisitsNotice } from '@/lib/requests/recruiting-of-pages'
import { services } from '@/lib/services'
import { isInPeriod, periodText } from '@/lib/visits/period-text'
import { toDayCard } from '@/lib/visits/visit-days-view'

export const generateMetadata = (): Metadata => ({
  title: { absolute: `${visitWords.heading} | ${content.site.name}` },
  robots: { index: false, follow: true },
})

/** Rendered for each request because places change: the days on which the model house can be visited. */
export const dynamic = 'force-dynamic'

export default async function VisitDaysPage() {
  const opened = services()
  const { visits, now } = opened
  if (!visits) notFound()
  const stopped = currentNoVisitsNotice(opened)
  if (stopped) return <StoppedVisits notice={stopped} phone={content.site.phone} />
  const asked = now()
  const { hours, days } = await visits.days(asked)
  const period = periodText(hours.period, asked)
  return (
    <div className={`container ${styles.page}`}>
      <p className="eyebrow" lang="en" aria-hidden="true">
        VISIT RESERVATION
      </p>
      <h1 className={styles.heading}>{visitWords.heading}</h1>
      <p className="lead">{visitWords.lead(hours.visitMinutes, hours.slotMinutes)}</p>
      {period && <p className="lead">{period}</p>}
      {days.length > 0 ? <VisitDays days={days.map(toDayCard)} /> : <p>{visitWords.noDays}</p>}
      <VisitNotes cancelUntilMinutes={hours.cancelUntilMinutes} phone={content.site.phone} walkIn={isInPeriod(hours.period, asked)} />
    </div>
  )
}

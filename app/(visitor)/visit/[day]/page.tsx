import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RegistrationForm } from '@/components/registration/registration-form'
import { ButtonLink } from '@/components/ui/button'
import { VisitNotes } from '@/components/visits/visit-notes'
import styles from '@/components/visits/visit-page.module.css'
import { StoppedVisits } from '@/components/visits/stopped-visits'
import { content } from '@/lib/content/load'
import { visitWords } from '@/lib/messages/ko/visits'
import { VISIT_PATH, visitDayPath } from '@/lib/routes'
import { currentNoVisitsNotice } from '@/lib/requests/recruiting-of-pages'
import { services } from '@/lib/services'
import { isCalendarDay } from '@/lib/korean-time'
import { isInPeriod, periodText } from '@/lib/visits/period-text'
import { toDayCard, toTimeOptions } from '@/lib/visits/visit-days-view'
import { dayText } from '@/lib/visits/visit-text'

interface Props {
  params: Promise<{ day: string }>
}

/** Rendered for each request because places change: the times of one day, and the booking form. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { day } = await params
  const title = isCalendarDay(day) ? visitWords.dayHeading(dayText(day)) : visitWords.heading
  return { title: { absolute: `${title} | ${content.site.name}` }, robots: { index: false, follow: true } }
}

export default async function VisitDayPage({ params }: Props) {
  const { day } = await params
  const opened = services()
  const { visits, now } = opened
  if (!visits || !isCalendarDay(day)) notFound()
  const stopped = currentNoVisitsNotice(opened)
  if (stopped) return <StoppedVisits notice={stopped} phone={content.site.phone} />
  const asked = now()
  const [{ hours, days }, all] = await Promise.all([visits.days(asked, day), visits.days(asked)])
  const period = periodText(hours.period, asked)
  const cards = all.days.map(toDayCard)
  const card = cards.find((one) => one.day === day)
  const later = cards.find((one) => one.day > day && one.why === null)
  return (
    <div className={`container ${styles.page}`}>
      <p className="eyebrow" lang="en" aria-hidden="true">
        VISIT RESERVATION
      </p>
      <h1 className={styles.heading}>{visitWords.dayHeading(dayText(day))}</h1>
      <p className="lead">{card ? (card.why ?? visitWords.dayFree(card.freeTimes)) : visitWords.notBookable}</p>
      {period && <p>{period}</p>}
      <p className={styles.ways}>
        <ButtonLink href={VISIT_PATH}>{visitWords.otherDays}</ButtonLink>
        {later ? (
          <ButtonLink href={visitDayPath(later.day)} variant="quiet">
            {visitWords.nextDay(later.label)}
          </ButtonLink>
        ) : null}
      </p>
      {card?.why === null ? (
        <section className={styles.form} aria-labelledby="visit-form">
          <h2 id="visit-form">{visitWords.formHeading}</h2>
          <RegistrationForm
            content={content.registration}
            source="customer"
            site={content.site.defaultPressSite}
            phone={content.site.phone}
            visit={{ times: toTimeOptions(days[0]?.times ?? []), peoplePerGroup: hours.peoplePerGroup }}
          />
        </section>
      ) : null}
      <VisitNotes cancelUntilMinutes={hours.cancelUntilMinutes} phone={content.site.phone} walkIn={isInPeriod(hours.period, asked)} />
    </div>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button'
import styles from '@/components/visits/visit-page.module.css'
import { StoppedVisits } from '@/components/visits/stopped-visits'
import { content } from '@/lib/content/load'
import { visitWords } from '@/lib/messages/ko/visits'
import { VISIT_PATH } from '@/lib/routes'
import { currentNoVisitsNotice } from '@/lib/requests/recruiting-of-pages'
import { services } from '@/lib/services'
import { isCalendarDay } from '@/lib/korean-time'
import { readVisitChoice } from '@/lib/visits/visit-choice'
import { dayText } from '@/lib/visits/visit-text'
import { AppointmentPage } from '../appointment-page'

interface Props {
  params: Promise<{ day: string }>
}

/** Rendered for each request because places change: an appointment on one day. */
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
  const choice = await readVisitChoice(visits, day, asked)
  const card = choice.days.find((one) => one.day === day)
  if (card?.why === null)
    return <AppointmentPage heading={visitWords.dayHeading(dayText(day))} choice={choice} hours={(await visits.hours()).hours} now={asked} />
  return (
    <div className={`container ${styles.page}`}>
      <h1 className={styles.heading}>{visitWords.dayHeading(dayText(day))}</h1>
      <p className="lead">{card?.why ?? visitWords.notBookable}</p>
      <p className={styles.ways}>
        <ButtonLink href={VISIT_PATH}>{visitWords.chooseDay}</ButtonLink>
      </p>
    </div>
  )
}

import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button'
import styles from '@/components/visits/visit-page.module.css'
import { StoppedVisits } from '@/components/visits/stopped-visits'
import { content } from '@/lib/content/load'
import { limitPageAge, tagPage } from '@/lib/delivery/next/rendering-page'
import { isCalendarDay } from '@/lib/korean-time'
import { visitWords } from '@/lib/messages/ko/visits'
import { readNoVisitsNotice } from '@/lib/requests/recruiting-of-pages'
import { VISIT_PATH } from '@/lib/routes'
import { services } from '@/lib/services'
import { OPENING_HOURS_TAG, VISIT_TIMES_TAG } from '@/lib/visits/hours-tag'
import { readVisitChoice } from '@/lib/visits/visit-choice'
import { dayText } from '@/lib/visits/visit-text'
import { AppointmentPage } from './appointment-page'

interface Props {
  /** At most one, a calendar day: middleware.ts answers every other address below /visit. */
  params: Promise<{ day?: string[] }>
}

/** One rendering serves everybody until a booking or the office changes the times, or time passes (lib/startup.ts). */
export const revalidate = 10
/** Other hosts of Next, and caches in between, hear of no booking: older times would be taken, or over. */
const MAX_AGE_SECONDS = 20

/** Renders each day at its first visit, because there is no store at build time. */
export const generateStaticParams = () => []

const readDay = async ({ params }: Props): Promise<string | null> => (await params).day?.[0] ?? null

const headingOf = (day: string | null) => (day !== null && isCalendarDay(day) ? visitWords.dayHeading(dayText(day)) : visitWords.heading)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: { absolute: `${headingOf(await readDay(props))} | ${content.site.name}` }, robots: { index: false, follow: true } }
}

/** An appointment, on the first free day or on the one of the address. */
export default async function VisitPage(props: Props) {
  const day = await readDay(props)
  const { visits, now } = services()
  if (!visits || (day !== null && !isCalendarDay(day))) notFound()
  tagPage([OPENING_HOURS_TAG, VISIT_TIMES_TAG])
  limitPageAge(MAX_AGE_SECONDS)
  const stopped = readNoVisitsNotice()
  if (stopped) return <StoppedVisits notice={stopped} phone={content.site.phone} />
  const asked = now()
  const [choice, { hours }] = await Promise.all([readVisitChoice(visits, day, asked), visits.hours()])
  // Every booking has this page rendered while visitors read others: the times are read in one turn, up to 20 ms of it, the page is
  // rendered in others.
  await eventLoopTurn()
  const card = choice.days.find((one) => one.day === day)
  if (day === null || card?.why === null) return <AppointmentPage heading={headingOf(day)} choice={choice} hours={hours} now={asked} />
  return (
    <div className={`container ${styles.page}`}>
      <h1 className={styles.heading}>{headingOf(day)}</h1>
      <p className="lead">{card?.why ?? visitWords.notBookable}</p>
      <p className={styles.ways}>
        <ButtonLink href={VISIT_PATH}>{visitWords.chooseDay}</ButtonLink>
      </p>
    </div>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { StoppedVisits } from '@/components/visits/stopped-visits'
import { content } from '@/lib/content/load'
import { visitWords } from '@/lib/messages/ko/visits'
import { currentNoVisitsNotice } from '@/lib/requests/recruiting-of-pages'
import { services } from '@/lib/services'
import { readVisitChoice } from '@/lib/visits/visit-choice'
import { AppointmentPage } from './appointment-page'

export const generateMetadata = (): Metadata => ({
  title: { absolute: `${visitWords.heading} | ${content.site.name}` },
  robots: { index: false, follow: true },
})

/** Rendered for each request because places change: an appointment, on the first free day at first. */
export const dynamic = 'force-dynamic'

export default async function VisitPage() {
  const opened = services()
  const { visits } = opened
  if (!visits) notFound()
  const stopped = currentNoVisitsNotice(opened)
  if (stopped) return <StoppedVisits notice={stopped} phone={content.site.phone} />
  const now = opened.now()
  const [choice, { hours }] = await Promise.all([readVisitChoice(visits, null, now), visits.hours()])
  return <AppointmentPage heading={visitWords.heading} choice={choice} hours={hours} now={now} />
}

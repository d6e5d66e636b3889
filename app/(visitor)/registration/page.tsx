import { cookies } from 'next/headers'
import { RegistrationForm } from '@/components/registration/registration-form'
import { RegistrationResult } from '@/components/registration/registration-result'
import type { AppointmentChoice } from '@/components/visits/appointment-fields'
import { BesideAppointment, VisitPass } from '@/components/visits/visit-place'
import { readVisitingHours } from '@/lib/requests/hours-of-pages'
import { content } from '@/lib/content/load'
import { registrationInPhase } from '@/lib/content/phase-content'
import { openItems } from '@/lib/content/unit-terms'
import { registrationWhileStopped } from '@/lib/content/stopped-content'
import { StoreUnavailableError } from '@/lib/errors'
import { registrationWords } from '@/lib/messages/ko/registration'
import { undecidedWords } from '@/lib/messages/ko/openness'
import { visitWords } from '@/lib/messages/ko/visits'
import { FORM_SOURCES, type Source } from '@/lib/registration-fields'
import { currentNoVisitsNotice, currentStoppedNotice } from '@/lib/requests/recruiting-of-pages'
import { FLASH_COOKIE, openFlash } from '@/lib/registrations/result-flash'
import { visitPlaceFacts } from '@/lib/requests/visit-place'
import { withoutVisitWay } from '@/lib/registrations/visit-to-choose'
import { services } from '@/lib/services'
import { readTimesNear, readVisitChoice } from '@/lib/visits/visit-choice'
import { AfterRegistration } from '../after-registration'

const readFlash = async () => openFlash((await cookies()).get(FLASH_COOKIE)?.value, services().vault)

/** The title matches the content: without a result the page shows the form. */
export async function generateMetadata() {
  const flash = await readFlash()
  const title = flash && flash.kind !== 'choosing' ? registrationWords.resultTitle : registrationWords.headings[flash?.kind ?? 'nothing']
  return { title: { absolute: `${title} | ${content.site.name}` }, robots: { index: false, follow: false } }
}

const isSource = (value: string | undefined): value is Source => FORM_SOURCES.some((source) => source === value)

/** Larger than any group that may book; only used to read the field. */
const PEOPLE_MAX = 99

/** The form's controls for a visit: behind the first of its two ways, or alone. */
interface ShownVisit {
  readonly visit?: AppointmentChoice
  readonly optionalVisit?: AppointmentChoice
  /** The reason why no times are shown although a visit was asked for. */
  readonly note?: string
}

async function readShownVisit({ visitWanted, visitDay, visitAt, visitPeople }: Readonly<Record<string, string>>): Promise<ShownVisit> {
  const { visits, now } = services()
  if (!visits) return {}
  const requested = visitAt ? { at: visitAt, people: Math.max(1, Math.min(PEOPLE_MAX, Number(visitPeople) || 1)) } : null
  const near = requested && (await readTimesNear(visits, requested, now()))
  if (!visitWanted) return near ? { visit: near } : {}
  const choice = await readVisitChoice(visits, visitDay ?? visitAt?.slice(0, 10) ?? null, now())
  if (choice.day === null) return { note: visitWords.noTimes }
  const others = near?.times.filter(({ at }) => choice.times.every((time) => time.at !== at) && !at.startsWith(choice.day ?? '')) ?? []
  return { optionalVisit: { ...choice, times: [...choice.times, ...others] } }
}

/** What the end of a booking names; undefined where none can be made. */
async function readPlaceFacts() {
  try {
    const saved = await services().visits?.hours()
    return saved && visitPlaceFacts(saved.hours)
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
    return content.registration.visits && visitPlaceFacts(content.registration.visits)
  }
}

/** If the store is unavailable, the page shows no times but keeps what was typed. */
async function findShownVisit(values: Readonly<Record<string, string>>): Promise<ShownVisit> {
  try {
    return await readShownVisit(values)
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
    services().log.warn({ err: error }, 'the times of visits could not be read')
    return { note: visitWords.timesFailed }
  }
}

/** The result of a form sent without JavaScript; after a refusal, the form with everything that was typed. */
export default async function RegistrationResultPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { tell } = await searchParams
  const wished = openItems(content).find(({ id }) => id === tell)
  const flash = wished ? null : await readFlash()
  const { line } = await readVisitingHours()
  const stopped = currentStoppedNotice(services())
  const open = registrationInPhase(content.registration, content.site)
  const registration = stopped ? registrationWhileStopped(open, stopped) : open
  const next = <AfterRegistration visitingHours={line} />
  const facts = await readPlaceFacts()
  if (flash?.kind === 'registered')
    return (
      <RegistrationResult
        kind="registered"
        message={flash.message}
        phone={content.site.phone}
        next={facts && flash.visit ? <VisitPass place={facts} visit={flash.visit} /> : next}
      />
    )

  const values: Readonly<Record<string, string>> = flash?.values ?? (wished ? { message: wished.wish } : {})
  const source = isSource(values.source) && values.source !== 'popup' ? values.source : 'customer'
  const { note, ...visit } = currentNoVisitsNotice(services()) ? {} : await findShownVisit(values)
  const lead = wished && !stopped ? undecidedWords.formLead(wished.title) : undefined
  const told = flash?.kind === 'choosing' ? (note ?? visitWords.choosing) : [flash?.message, note].filter(Boolean).join('\n')
  return (
    <RegistrationResult
      kind={flash?.kind ?? 'nothing'}
      lead={lead}
      message={told || undefined}
      errors={flash?.errors}
      phone={content.site.phone}
      idPrefix="result"
    >
      <RegistrationForm
        content={registration}
        source={source}
        site={values.site ?? content.site.defaultPressSite}
        phone={content.site.phone}
        values={note ? withoutVisitWay(values) : values}
        errors={flash?.errors ?? {}}
        idPrefix="result"
        next={next}
        replaceOnSuccess
        beside={facts && (visit.visit ?? visit.optionalVisit) ? <BesideAppointment {...facts} /> : undefined}
        {...visit}
      />
    </RegistrationResult>
  )
}

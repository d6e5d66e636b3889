import { cookies } from 'next/headers'
import { RegistrationForm } from '@/components/registration/registration-form'
import { RegistrationResult } from '@/components/registration/registration-result'
import type { VisitChoice } from '@/components/registration/visit-fields'
import { readVisitingHours } from '@/lib/admin/visits/hours-of-pages'
import { content } from '@/lib/content/load'
import { koreanInstant } from '@/lib/korean-time'
import { registrationWords } from '@/lib/messages/ko/registration'
import { FORM_SOURCES, type Source } from '@/lib/registrations/registration-fields'
import { FLASH_COOKIE, openFlash } from '@/lib/registrations/result-flash'
import { services } from '@/lib/services'
import { isCalendarDay } from '@/lib/visits/day-slots'
import { toTimeOption } from '@/lib/visits/visit-days-view'
import { dayAndTimeText, visitAtValue } from '@/lib/visits/visit-text'
import { AfterRegistration } from '../after-registration'

const { registration, site } = content

const readFlash = async () => openFlash((await cookies()).get(FLASH_COOKIE)?.value, services().vault)

/** Its title says what it shows: without a result it is the form. */
export async function generateMetadata() {
  const title = (await readFlash()) ? registrationWords.resultTitle : registrationWords.headings.nothing
  return { title: { absolute: `${title} | ${site.name}` }, robots: { index: false, follow: false } }
}

const isSource = (value: string | undefined): value is Source => FORM_SOURCES.some((source) => source === value)

/** Beyond any group: whatever was typed is only looked for. */
const PEOPLE_MAX = 99

/** Times near the one that was asked for: those of its day, and the next free ones. Null where none was. */
async function visitChoice({ visitAt: asked, visitPeople }: Readonly<Record<string, string>>): Promise<VisitChoice | null> {
  const { visits, now } = services()
  const day = asked?.slice(0, 10)
  if (!visits || !asked || !day || !isCalendarDay(day)) return null
  const people = Math.max(1, Math.min(PEOPLE_MAX, Number(visitPeople) || 1))
  const [{ hours, days }, next] = await Promise.all([visits.days(now(), day), visits.nextFree({ at: koreanInstant(asked), people }, now())])
  const times = (days[0]?.times ?? []).map((time) => toTimeOption(time, people, true))
  const others = next
    .map((at) => ({ value: visitAtValue(at), label: dayAndTimeText(at), full: false }))
    .filter(({ value }) => times.every((one) => one.value !== value))
  return { times: [...times, ...others], peoplePerGroup: hours.peoplePerGroup }
}

/** Where a form sent without JavaScript ends: what happened, and after a refusal the form with all that was typed. */
export default async function RegistrationResultPage() {
  const flash = await readFlash()
  if (flash?.kind === 'registered') {
    const { line } = await readVisitingHours()
    return <RegistrationResult kind="registered" message={flash.message} phone={site.phone} next={<AfterRegistration visitingHours={line} />} />
  }

  const values = flash?.values ?? {}
  const source = isSource(values.source) && values.source !== 'popup' ? values.source : 'customer'
  const visit = await visitChoice(values)
  return (
    <RegistrationResult kind={flash ? 'refused' : 'nothing'} message={flash?.message} errors={flash?.errors} phone={site.phone} idPrefix="result">
      <RegistrationForm
        content={registration}
        source={source}
        site={values.site ?? site.defaultPressSite}
        phone={site.phone}
        values={values}
        errors={flash?.errors ?? {}}
        idPrefix="result"
        {...(visit ? { visit } : {})}
      />
    </RegistrationResult>
  )
}

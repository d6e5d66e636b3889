import { cookies } from 'next/headers'
import { RegistrationForm } from '@/components/registration/registration-form'
import { RegistrationResult } from '@/components/registration/registration-result'
import { content } from '@/lib/content/load'
import { registrationWords } from '@/lib/messages/ko/registration'
import { SOURCES, type Source } from '@/lib/registrations/registration-fields'
import { FLASH_COOKIE, openFlash } from '@/lib/registrations/result-flash'
import { services } from '@/lib/services'
import { AfterRegistration } from '../after-registration'

const { registration, site } = content

const readFlash = async () => openFlash((await cookies()).get(FLASH_COOKIE)?.value, services().vault)

/** Its title says what it shows: without a result it is the form. */
export async function generateMetadata() {
  const title = (await readFlash()) ? registrationWords.resultTitle : registrationWords.headings.nothing
  return { title: { absolute: `${title} | ${site.name}` }, robots: { index: false, follow: false } }
}

const isSource = (value: string | undefined): value is Source => SOURCES.some((source) => source === value)

/** Where a form sent without JavaScript ends: what happened, and after a refusal the form with all that was typed. */
export default async function RegistrationResultPage() {
  const flash = await readFlash()
  if (flash?.kind === 'registered') return <RegistrationResult kind="registered" phone={site.phone} next={<AfterRegistration />} />

  const values = flash?.values ?? {}
  const source = isSource(values.source) && values.source !== 'popup' ? values.source : 'customer'
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
      />
    </RegistrationResult>
  )
}

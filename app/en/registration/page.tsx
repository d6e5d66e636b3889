import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { RegistrationResult } from '@/components/registration/registration-result'
import { english } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import { messages } from '@/lib/messages/catalogue'
import { currentStoppedNotice } from '@/lib/requests/recruiting-of-pages'
import { FLASH_COOKIE, openFlash } from '@/lib/registrations/result-flash'
import { services } from '@/lib/services'
import { EnglishRegistrationForm } from '../english-registration-form'

export const generateMetadata = (): Metadata => ({
  title: { absolute: `${messages('en').registration.resultTitle} | ${english?.name ?? ''}` },
  robots: { index: false, follow: false },
})

/** The result of an English form sent without JavaScript; after a refusal, the form with everything that was typed. */
export default async function EnglishResultPage() {
  // Reads the cookies first, which makes the page dynamic even for a complex without English.
  const sealed = (await cookies()).get(FLASH_COOKIE)?.value
  if (!english) notFound()
  const { phone } = content.site
  const stopped = currentStoppedNotice(services(), 'en')
  const flash = openFlash(sealed, services().vault)
  if (flash?.kind === 'registered') return <RegistrationResult kind="registered" phone={phone} language="en" />
  // Visits can only be booked in Korean.
  const refused = flash?.kind === 'refused' ? flash : undefined
  return (
    <RegistrationResult
      kind={refused ? 'refused' : 'nothing'}
      message={refused?.message}
      errors={refused?.errors}
      phone={phone}
      idPrefix="result"
      language="en"
    >
      <EnglishRegistrationForm stopped={stopped} values={refused?.values ?? {}} errors={refused?.errors ?? {}} idPrefix="result" replaceOnSuccess />
    </RegistrationResult>
  )
}

import type { Metadata } from 'next'
import { OfficeMessage } from '@/components/admin/office-message'
import { ButtonLink } from '@/components/admin/text-link'
import { adminPaths } from '@/lib/admin-routes'
import { answerWords } from '@/lib/messages/ko/answers'
import { officeRefusalWords as words } from '@/lib/messages/ko/office-refusal'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { safeRedirectPath } from '@/lib/requests/form-response'
import { pageOfRefused, readRefusedForm } from '@/lib/requests/refused-form'
import type { SearchParams } from '@/lib/search-params'

export const metadata: Metadata = { title: words.refused }

/** Why an action was refused that no form of its page can tell, with the way back. The middleware gives it the refusal's status. */
export default async function RefusedPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('account.own')
  const query = await searchParams
  const refused = await readRefusedForm(query)
  const back = safeRedirectPath(pageOfRefused(query, refused), adminPaths.inbox)
  return (
    <OfficeMessage title={words.refused} text={refused ? [...Object.values(refused.errors), answerWords.goBackIfTyped].join(' ') : null}>
      <ButtonLink href={back}>{words.back}</ButtonLink>
    </OfficeMessage>
  )
}

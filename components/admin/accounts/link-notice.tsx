import { koreanDateTime } from '@/components/ui/korean-date'
import list from './account-list.module.css'
import { InputField } from '@/components/admin/field'
import { officeAccountWords as words } from '@/lib/messages/ko/office-accounts'

interface LinkNoticeProps {
  url: string
  /** Name or address of the invited person. */
  who: string
  /** ISO 8601. */
  expiresAt: string
}

/** A link to pass on, shown for some minutes to the person who created it. */
export function LinkNotice({ url, who, expiresAt }: LinkNoticeProps) {
  return (
    <section className={list.link} role="status">
      <InputField id="account-link" label={words.linkFor(who)} readOnly value={url} />
      <p>{words.linkText(koreanDateTime(expiresAt))}</p>
    </section>
  )
}

import { koreanDateTime } from '@/components/ui/korean-date'
import list from './account-list.module.css'
import form from '@/components/admin/form.module.css'
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
      <p className={form.field}>
        <label htmlFor="account-link">{words.linkFor(who)}</label>
        <input id="account-link" readOnly value={url} />
      </p>
      <p>{words.linkText(koreanDateTime(expiresAt))}</p>
    </section>
  )
}

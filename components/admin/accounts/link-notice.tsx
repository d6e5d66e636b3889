import { koreanDateTime } from '@/components/ui/korean-date'
import list from './account-list.module.css'
import form from '@/components/admin/form.module.css'

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
        <label htmlFor="account-link">{who} 님에게 보낼 링크</label>
        <input id="account-link" readOnly value={url} />
      </p>
      <p>
        카카오톡이나 문자로 본인에게만 보내 주세요. 링크를 열면 비밀번호를 정합니다. {koreanDateTime(expiresAt)}까지 한 번만 쓸 수 있고, 이 화면에서는 10분
        동안만 보입니다.
      </p>
    </section>
  )
}

import { apiPaths } from '@/lib/routes'
import form from '@/components/admin/form.module.css'
import styles from '@/components/admin/admin.module.css'

interface InvitationFormProps {
  token: string
  email: string
  passwordMin: number
}

/** Sets the password of the account that the link belongs to. */
export function InvitationForm({ token, email, passwordMin }: InvitationFormProps) {
  return (
    <form action={apiPaths.invitation} method="post" className={styles.stack}>
      <input type="hidden" name="token" value={token} />
      <p className={form.field}>
        <label htmlFor="invitation-email">이메일</label>
        <input id="invitation-email" type="email" autoComplete="username" readOnly value={email} />
      </p>
      <p className={form.field}>
        <label htmlFor="invitation-password">비밀번호 ({passwordMin}자 이상)</label>
        <input id="invitation-password" name="password" type="password" required minLength={passwordMin} maxLength={256} autoComplete="new-password" />
      </p>
      <p className={form.field}>
        <label htmlFor="invitation-repeated">비밀번호 다시 입력</label>
        <input id="invitation-repeated" name="repeated" type="password" required minLength={passwordMin} maxLength={256} autoComplete="new-password" />
      </p>
      <p>
        <button className="button button--primary" type="submit">
          비밀번호 정하기
        </button>
      </p>
    </form>
  )
}

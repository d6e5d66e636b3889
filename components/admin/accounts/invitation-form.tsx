import { apiPaths } from '@/lib/routes'
import form from '@/components/admin/form.module.css'
import styles from '@/components/admin/admin.module.css'
import { signInWords as words } from '@/lib/messages/ko/sign-in'
import { officeSignInWords } from '@/lib/messages/ko/office-sign-in'

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
        <label htmlFor="invitation-email">{words.email}</label>
        <input id="invitation-email" type="email" autoComplete="username" readOnly value={email} />
      </p>
      <p className={form.field}>
        <label htmlFor="invitation-password">{officeSignInWords.password(passwordMin)}</label>
        <input id="invitation-password" name="password" type="password" required minLength={passwordMin} maxLength={256} autoComplete="new-password" />
      </p>
      <p className={form.field}>
        <label htmlFor="invitation-repeated">{officeSignInWords.repeated}</label>
        <input id="invitation-repeated" name="repeated" type="password" required minLength={passwordMin} maxLength={256} autoComplete="new-password" />
      </p>
      <p>
        <button className="button button--primary" type="submit">
          {officeSignInWords.choosePassword}
        </button>
      </p>
    </form>
  )
}

import { apiPaths } from '@/lib/routes'
import styles from '@/components/admin/admin.module.css'
import { PostForm, Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'
import { signInWords as words } from '@/lib/messages/ko/sign-in'
import { officeSignInWords } from '@/lib/messages/ko/office-sign-in'

interface InvitationFormProps {
  token: string
  email: string
  passwordMin: number
}

export function InvitationForm({ token, email, passwordMin }: InvitationFormProps) {
  return (
    <PostForm to={apiPaths.invitation} fields={{ token }} className={styles.stack}>
      <InputField id="invitation-email" label={words.email} type="email" autoComplete="username" readOnly value={email} />
      <InputField
        id="invitation-password"
        label={officeSignInWords.password(passwordMin)}
        name="password"
        type="password"
        required
        minLength={passwordMin}
        maxLength={256}
        autoComplete="new-password"
      />
      <InputField
        id="invitation-repeated"
        label={officeSignInWords.repeated}
        name="repeated"
        type="password"
        required
        minLength={passwordMin}
        maxLength={256}
        autoComplete="new-password"
      />
      <Submit look="primary" label={officeSignInWords.choosePassword} />
    </PostForm>
  )
}

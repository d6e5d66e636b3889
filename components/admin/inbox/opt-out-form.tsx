import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { Confirm, PostForm, Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'
import { officeOutboxWords as words } from '@/lib/messages/ko/office-outbox'

export function OptOutForm() {
  return (
    <Confirm label={words.optOut} destructive className={styles.apart}>
      <PostForm to={adminApiPaths.optOut}>
        <p>{words.optOutText}</p>
        <InputField id="opt-out-phone" label={words.phone} name="phone" type="tel" required />
        <Submit label={words.optOut} />
      </PostForm>
    </Confirm>
  )
}

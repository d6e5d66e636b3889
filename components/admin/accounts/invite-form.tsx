import type { RoleOption } from '@/lib/accounts/office/account-view'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import choices from './account-list.module.css'
import form from '@/components/admin/form.module.css'
import { PostForm, Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'
import { officeAccountWords as words } from '@/lib/messages/ko/office-accounts'

export function InviteForm({ roles, nameMax }: { roles: readonly RoleOption[]; nameMax: number }) {
  return (
    <PostForm to={adminApiPaths.accounts} className={`${styles.stack} ${styles.apart}`} aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <div className={form.inline}>
        <InputField id="invite-name" label={words.name} name="name" required maxLength={nameMax} />
        <InputField id="invite-email" label={words.email} name="email" type="email" required maxLength={254} />
      </div>
      <fieldset className={form.field}>
        <legend>{words.role}</legend>
        <div className={choices.choices}>
          {roles.map(({ value, label, note }) => (
            <label key={value} className={form.check}>
              <input type="radio" name="role" value={value} required defaultChecked={value === 'counsellor'} />
              <span>
                {label}: {note}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Submit look="primary" label={words.inviteNow} />
    </PostForm>
  )
}

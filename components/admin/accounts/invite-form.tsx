import type { RoleOption } from '@/lib/accounts/office/account-view'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import choices from './account-list.module.css'
import form from '@/components/admin/form.module.css'
import { officeAccountWords as words } from '@/lib/messages/ko/office-accounts'

/** Invites a person; the next page shows the link to pass on. */
export function InviteForm({ roles, nameMax }: { roles: readonly RoleOption[]; nameMax: number }) {
  return (
    <form action={adminApiPaths.accounts} method="post" className={`${styles.stack} ${styles.apart}`} aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <div className={form.inline}>
        <p className={form.field}>
          <label htmlFor="invite-name">{words.name}</label>
          <input id="invite-name" name="name" required maxLength={nameMax} autoComplete="off" />
        </p>
        <p className={form.field}>
          <label htmlFor="invite-email">{words.email}</label>
          <input id="invite-email" name="email" type="email" required maxLength={254} autoComplete="off" />
        </p>
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
      <p>
        <button className="button button--primary" type="submit">
          {words.inviteNow}
        </button>
      </p>
    </form>
  )
}

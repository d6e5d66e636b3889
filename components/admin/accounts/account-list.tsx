import type { AccountCard, RoleOption } from '@/lib/accounts/office/account-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import list from './account-list.module.css'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { Options } from '@/components/admin/options'
import { Tag } from '@/components/admin/tag'
import { TextLink } from '@/components/admin/text-link'
import { PostButton, PostForm, Submit } from '@/components/admin/post-form'
import { officeAccountWords as words } from '@/lib/messages/ko/office-accounts'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'

interface AccountListProps {
  accounts: readonly AccountCard[]
  roles: readonly RoleOption[]
  /** The signed-in account, whose row links to its own page. */
  ownId: string
  /** False where a vendor keeps passwords and roles: accounts can then only be locked and unlocked here. */
  passwordsHere: boolean
}

function RoleForm({ account, roles }: { account: AccountCard; roles: readonly RoleOption[] }) {
  return (
    <PostForm to={adminApiPaths.accountOf(account.id)} fields={{ was: account.role }} className={form.inline}>
      <select name="role" defaultValue={account.role} aria-label={words.roleOf(account.shownName)}>
        <Options of={roles} />
      </select>
      <Submit value="role" label={words.saveRole} />
    </PostForm>
  )
}

function Manage({ account, roles, passwordsHere }: { account: AccountCard; roles: readonly RoleOption[]; passwordsHere: boolean }) {
  const to = adminApiPaths.accountOf(account.id)
  return (
    <details className={list.manage}>
      <summary className={styles.quiet}>
        {words.manage}
        <span className="visually-hidden">: {account.shownName}</span>
      </summary>
      <div className={list.forms}>
        {passwordsHere ? <RoleForm account={account} roles={roles} /> : null}
        <p>{words.manageText}</p>
        <div className={styles.row}>
          {passwordsHere && !account.disabled ? <PostButton to={to} value="link" label={account.invited ? words.inviteAgain : words.newPassword} /> : null}
          {passwordsHere && account.hasSecondFactor ? <PostButton to={to} value="second-factor-off" label={words.secondFactorOff} /> : null}
          {account.disabled ? (
            <PostButton to={to} value="enable" label={words.enable} />
          ) : (
            <PostButton to={to} look="danger" value="disable" label={words.disable} />
          )}
        </div>
      </div>
    </details>
  )
}

export function AccountList({ accounts, roles, ownId, passwordsHere }: AccountListProps) {
  return (
    <ul className={list.list}>
      {accounts.map((account) => (
        <li key={account.id} className={list.item}>
          <p className={list.who}>
            <b>{account.shownName}</b>
            {account.name ? <span>{account.email}</span> : null}
          </p>
          <p className={list.state}>
            <Tag>{account.roleLabel}</Tag>
            {account.states.map(({ text, trouble }) => (
              <Tag key={text} variant={trouble ? 'trouble' : 'plain'}>
                {text}
              </Tag>
            ))}
          </p>
          {account.id === ownId ? (
            <TextLink href={adminPaths.account}>{officeMenuWords.account}</TextLink>
          ) : (
            <Manage account={account} roles={roles} passwordsHere={passwordsHere} />
          )}
        </li>
      ))}
    </ul>
  )
}

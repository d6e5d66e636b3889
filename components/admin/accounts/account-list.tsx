import type { AccountCard, RoleOption } from '@/lib/accounts/office/account-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import list from './account-list.module.css'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { Options } from '@/components/admin/options'
import { Tag } from '@/components/admin/tag'
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
    <form action={adminApiPaths.accountOf(account.id)} method="post" className={form.inline}>
      <input type="hidden" name="was" value={account.role} />
      <select name="role" defaultValue={account.role} aria-label={words.roleOf(account.shownName)}>
        <Options of={roles} />
      </select>
      <button className={`button ${styles.small}`} name="action" value="role" type="submit">
        {words.saveRole}
      </button>
    </form>
  )
}

const ActionButton = ({ account, action, danger, children }: { account: AccountCard; action: string; danger?: boolean; children: string }) => (
  <form action={adminApiPaths.accountOf(account.id)} method="post">
    <button className={`button ${styles.small} ${danger ? styles.danger : ''}`} name="action" value={action} type="submit">
      {children}
    </button>
  </form>
)

function Manage({ account, roles, passwordsHere }: { account: AccountCard; roles: readonly RoleOption[]; passwordsHere: boolean }) {
  return (
    <details className={list.manage}>
      <summary>
        {words.manage}
        <span className="visually-hidden">: {account.shownName}</span>
      </summary>
      <div className={list.forms}>
        {passwordsHere ? <RoleForm account={account} roles={roles} /> : null}
        <p>{words.manageText}</p>
        <div className={styles.row}>
          {passwordsHere && !account.disabled ? (
            <ActionButton account={account} action="link">
              {account.invited ? words.inviteAgain : words.newPassword}
            </ActionButton>
          ) : null}
          {passwordsHere && account.hasSecondFactor ? (
            <ActionButton account={account} action="second-factor-off">
              {words.secondFactorOff}
            </ActionButton>
          ) : null}
          {account.disabled ? (
            <ActionButton account={account} action="enable">
              {words.enable}
            </ActionButton>
          ) : (
            <ActionButton account={account} action="disable" danger>
              {words.disable}
            </ActionButton>
          )}
        </div>
      </div>
    </details>
  )
}

/** All staff accounts, in the order of their creation. */
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
            <a className={styles.target} href={adminPaths.account}>
              {officeMenuWords.account}
            </a>
          ) : (
            <Manage account={account} roles={roles} passwordsHere={passwordsHere} />
          )}
        </li>
      ))}
    </ul>
  )
}

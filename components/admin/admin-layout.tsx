import type { ReactNode } from 'react'
import type { Permission } from '@/lib/accounts/permissions'
import type { AlarmLine } from '@/lib/registrations/office/alarm-places'
import { adminPaths } from '@/lib/admin-routes'
import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'
import { routes } from '@/lib/routes'
import { Alarms } from './alarms'
import styles from './admin-layout.module.css'
import { AdminMenu, AdminMenuButton, type MenuItem } from './admin-menu'
import { PostForm } from '@/components/admin/post-form'

interface AdminLayoutProps {
  siteName: string
  email: string
  /** The menu only lists pages that these allow. */
  permissions: readonly Permission[]
  /** Whether the account sees only its own registrations: its first screen has all of them. */
  ownOnly: boolean
  counts: { readonly fresh: number; readonly quarantined: number; readonly troubled: number }
  alarms: readonly AlarmLine[]
  children: ReactNode
}

export function AdminLayout({ siteName, email, permissions, ownOnly, counts, alarms, children }: AdminLayoutProps) {
  const customers = '/admin/registrations/'
  const all: readonly (MenuItem & { readonly needs: Permission })[] = [
    { href: adminPaths.inbox, label: words.inbox, needs: 'registration.view', count: counts.fresh, of: words.fresh, ...(ownOnly && { also: customers }) },
    { href: adminPaths.customers, label: words.customers, needs: 'registration.view', count: 0, of: '', also: customers },
    { href: adminPaths.waiting, label: words.waiting, needs: 'registration.claim', count: 0, of: '' },
    { href: adminPaths.quarantine, label: words.quarantine, needs: 'quarantine.view', count: counts.quarantined, of: words.quarantined },
    { href: adminPaths.outbox, label: words.outbox, needs: 'message.view', count: counts.troubled, of: words.troubled },
    { href: adminPaths.mailings, label: words.mailings, needs: 'mailing.write', count: 0, of: '', also: '/admin/mailings/' },
    { href: adminPaths.visits, label: words.visits, needs: 'visit.view', count: 0, of: '', also: '/admin/visits/' },
    { href: adminPaths.reports, label: words.reports, needs: 'report.view', count: 0, of: '', also: '/admin/reports/' },
    { href: adminPaths.hours, label: words.hours, needs: 'visit.hours', count: 0, of: '' },
    { href: adminPaths.facts, label: words.facts, needs: 'fact.draft', count: 0, of: '', also: '/admin/facts/' },
    { href: adminPaths.documents, label: words.documents, needs: 'document.publish', count: 0, of: '' },
    { href: adminPaths.archive, label: words.archive, needs: 'archive.view', count: 0, of: '' },
    { href: adminPaths.press, label: words.press, needs: 'press.write', count: 0, of: '', also: '/admin/press/' },
    { href: adminPaths.qrCodes, label: words.qrCodes, needs: 'qr-code.manage', count: 0, of: '' },
    { href: adminPaths.export, label: words.export, needs: 'registration.export', count: 0, of: '' },
    { href: adminPaths.audit, label: words.audit, needs: 'audit.view', count: 0, of: '' },
    { href: adminPaths.accounts, label: words.accounts, needs: 'account.manage', count: 0, of: '' },
    { href: adminPaths.account, label: words.account, needs: 'account.own', count: 0, of: '' },
  ]
  const items = all.filter(({ href, needs }) => permissions.includes(needs) && !(ownOnly && href === adminPaths.customers))
  return (
    <>
      <header className={styles.header}>
        <div className={`container ${styles.bar}`}>
          <a className={styles.brand} href={permissions.includes('registration.view') ? adminPaths.inbox : adminPaths.visits}>
            {siteName} <span>{words.office}</span>
          </a>
          <a className={styles.quiet} href={routes.home}>
            {words.toSite}
          </a>
          <PostForm to="/api/auth/sign-out" className={styles.account}>
            <span className={styles.email}>{email}</span>
            <button className={styles.quiet} type="submit">
              {words.signOut}
            </button>
          </PostForm>
          <AdminMenuButton items={items} />
        </div>
        <AdminMenu items={items} />
      </header>
      <main className={`container ${styles.main}`} id="content">
        <Alarms rendered={alarms} />
        {children}
      </main>
    </>
  )
}

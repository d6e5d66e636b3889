import type { ReactNode } from 'react'
import type { Permission } from '@/lib/accounts/permissions'
import type { AlarmLine } from '@/lib/registrations/office/alarm-places'
import { adminPaths } from '@/lib/admin-routes'
import { routes } from '@/lib/routes'
import { Alarms } from './alarms'
import styles from './admin-layout.module.css'
import { AdminMenu, AdminMenuButton, type MenuItem } from './admin-menu'

interface AdminLayoutProps {
  siteName: string
  email: string
  /** The menu only lists pages that these allow. */
  permissions: readonly Permission[]
  counts: { readonly fresh: number; readonly quarantined: number; readonly troubled: number }
  /** Alarms, shown above everything else. */
  alarms: readonly AlarmLine[]
  children: ReactNode
}

/** The frame of the administrator's pages. */
export function AdminLayout({ siteName, email, permissions, counts, alarms, children }: AdminLayoutProps) {
  const all: readonly (MenuItem & { readonly needs: Permission })[] = [
    { href: adminPaths.inbox, label: '등록 고객', needs: 'registration.view', count: counts.fresh, of: '건 신규', also: '/admin/registrations/' },
    { href: adminPaths.waiting, label: '배정 대기', needs: 'registration.claim', count: 0, of: '' },
    { href: adminPaths.quarantine, label: '보류함', needs: 'quarantine.view', count: counts.quarantined, of: '건 보류' },
    { href: adminPaths.outbox, label: '문자 발송', needs: 'message.view', count: counts.troubled, of: '건 확인 필요' },
    { href: adminPaths.visits, label: '방문', needs: 'visit.view', count: 0, of: '', also: '/admin/visits/' },
    { href: adminPaths.reports, label: '일일보고', needs: 'report.view', count: 0, of: '' },
    { href: adminPaths.hours, label: '관람 시간', needs: 'visit.hours', count: 0, of: '' },
    { href: adminPaths.facts, label: '사이트 정보', needs: 'fact.draft', count: 0, of: '', also: '/admin/facts/' },
    { href: adminPaths.documents, label: '자료실', needs: 'document.publish', count: 0, of: '' },
    { href: adminPaths.press, label: '언론보도', needs: 'press.write', count: 0, of: '', also: '/admin/press/' },
    { href: adminPaths.qrCodes, label: 'QR 코드', needs: 'qr-code.manage', count: 0, of: '' },
    { href: adminPaths.export, label: '내려받기', needs: 'registration.export', count: 0, of: '' },
    { href: adminPaths.audit, label: '접근 기록', needs: 'audit.view', count: 0, of: '' },
    { href: adminPaths.accounts, label: '계정', needs: 'account.manage', count: 0, of: '' },
    { href: adminPaths.account, label: '내 계정', needs: 'account.own', count: 0, of: '' },
  ]
  const items = all.filter(({ needs }) => permissions.includes(needs))
  return (
    <>
      <header className={styles.header}>
        <div className={`container ${styles.bar}`}>
          <a className={styles.brand} href={permissions.includes('registration.view') ? adminPaths.inbox : adminPaths.visits}>
            {siteName} <span>관리자</span>
          </a>
          <a className={styles.quiet} href={routes.home}>
            사이트 보기
          </a>
          <form action="/api/auth/sign-out" method="post" className={styles.account}>
            <span className={styles.email}>{email}</span>
            <button className={styles.quiet} type="submit">
              로그아웃
            </button>
          </form>
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

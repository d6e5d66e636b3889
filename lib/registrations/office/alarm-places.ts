import { adminPaths } from '@/lib/admin-routes'
import type { Account } from '@/lib/accounts/account'
import { can, seesOwnOnly, type Permission } from '@/lib/accounts/permissions'
import { routes } from '@/lib/routes'
import type { Alarm } from './alarms'

/** An alarm as the office shows it: a sentence that leads to where something can be done. */
export interface AlarmLine {
  readonly text: string
  readonly href: string
}

/** Who can act on an alarm, and where; alarms of the machine are told to the operator by those who lead. */
const PLACES: Readonly<Record<Alarm['kind'], { readonly needs: Permission; readonly href: string }>> = {
  'store-unusable': { needs: 'registration.assign', href: adminPaths.outbox },
  'disk-full': { needs: 'account.manage', href: adminPaths.audit },
  'records-unreadable': { needs: 'account.manage', href: adminPaths.audit },
  'retention-held': { needs: 'registration.delete', href: adminPaths.audit },
  recruiting: { needs: 'fact.draft', href: adminPaths.facts },
  'messages-overdue': { needs: 'message.retry', href: adminPaths.outbox },
  'messages-failing': { needs: 'message.retry', href: adminPaths.outbox },
  'messages-unknown': { needs: 'message.retry', href: adminPaths.outbox },
  'messages-dead': { needs: 'message.retry', href: adminPaths.outbox },
  'registrations-waiting': { needs: 'registration.assign', href: `${adminPaths.inbox}?status=new` },
  'quarantine-crowd': { needs: 'quarantine.move', href: adminPaths.quarantine },
  'quarantine-growing': { needs: 'quarantine.move', href: adminPaths.quarantine },
  'registrations-suspected': { needs: 'quarantine.move', href: `${adminPaths.inbox}?mark=any` },
  'registrations-silent': { needs: 'registration.assign', href: routes.home },
  'expires-soon': { needs: 'account.manage', href: adminPaths.audit },
}

/** The alarms on which an account can act. Alarms are of the whole office, for those who see the whole of it. */
export const alarmLines = (alarms: readonly Alarm[], account: Pick<Account, 'role'>): readonly AlarmLine[] =>
  seesOwnOnly(account) ? [] : alarms.filter(({ kind }) => can(account, PLACES[kind].needs)).map(({ kind, text }) => ({ text, href: PLACES[kind].href }))

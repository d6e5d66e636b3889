import { ROLES, type Account, type Role } from './account'

/**
 * Who may do what in /admin: the only place that decides it. Each page, handler and server action names one of these
 * permissions and is refused without it (lib/requests/current-admin.ts, lib/requests/admin-post.ts); a menu entry or a form
 * that needs one is not shown to whom it would refuse.
 *
 * Reasons: lists of customers leak, so each role has what its work needs and no more (개인정보의 안전성 확보조치 기준 §5);
 * whoever takes data out or destroys them is not who sells.
 */
export const PERMISSIONS = {
  /** Registrations: list, search, details, notes, what was sent. */
  'registration.view': ['administrator', 'team-leader', 'counsellor', 'privacy-officer'],
  /** Shows a number for a call; each look is in the access log. */
  'registration.call': ['administrator', 'team-leader', 'counsellor', 'privacy-officer'],
  /** Results of calls and visits (수신거부 of a visitor among them), status and notes. */
  'registration.work': ['administrator', 'team-leader', 'counsellor'],
  /** Takes down who comes without a booking, with the consent that is given there (현장접수). */
  'registration.walk-in': ['administrator', 'team-leader', 'counsellor'],
  /** Makes registrations of one visitor one, and two again: a counsellor own ones. Nothing is lost by it, and it can be undone at any time. */
  'registration.merge': ['administrator', 'team-leader', 'counsellor'],
  /** Takes one that is new and nobody's. */
  'registration.claim': ['administrator', 'team-leader', 'counsellor'],
  /** Takes new ones by turns, or no more. */
  'duty.own': ['administrator', 'team-leader', 'counsellor'],
  /** Puts colleagues on duty, or off. */
  'duty.manage': ['administrator', 'team-leader'],
  /** Gives one to anybody, with a reason. */
  'registration.assign': ['administrator', 'team-leader'],
  /** Corrects where one came from, with a reason: commissions hang on it, so who sells does not. */
  'registration.channel': ['administrator', 'team-leader'],
  /** Destroys registrations, those in quarantine too. */
  'registration.delete': ['administrator', 'privacy-officer'],
  'registration.export': ['administrator', 'privacy-officer'],
  /** Codes to be printed: makes and closes them, takes their files. */
  'qr-code.manage': ['administrator', 'team-leader'],
  /** Numbers of the whole office, of each counsellor too. */
  'report.view': ['administrator', 'team-leader'],
  'quarantine.view': ['administrator', 'team-leader', 'privacy-officer'],
  /** Takes registrations out of quarantine, or puts marked ones there. */
  'quarantine.move': ['administrator', 'team-leader'],
  'message.view': ['administrator', 'team-leader', 'privacy-officer'],
  'message.retry': ['administrator', 'team-leader'],
  /** 수신거부: whoever hears it writes it down. */
  'message.opt-out': ['administrator', 'team-leader', 'privacy-officer'],
  /** Opening hours of the model house, and how visits are booked. */
  'visit.hours': ['administrator', 'team-leader'],
  /** Articles: read drafts, write, publish, delete. */
  'press.write': ['administrator'],
  'audit.view': ['administrator', 'privacy-officer'],
  /** Invites, disables, gives roles and links for new passwords. */
  'account.manage': ['administrator'],
  /** Signed in, whatever the role: own password and second factor. */
  'account.own': ['administrator', 'team-leader', 'counsellor', 'privacy-officer'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Permission = keyof typeof PERMISSIONS

/** Whether an account may do something. */
export const can = ({ role }: Pick<Account, 'role'>, permission: Permission): boolean => (PERMISSIONS[permission] as readonly Role[]).includes(role)

/** Roles whose permissions on registrations reach only those that are assigned to the account. */
const OWN_ONLY: ReadonlySet<Role> = new Set<Role>(['counsellor'])
export const seesOwnOnly = ({ role }: Pick<Account, 'role'>): boolean => OWN_ONLY.has(role)

/** Everything that an account may do; components show what is among it. */
export const permissionsOf = (account: Pick<Account, 'role'>): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => can(account, permission))

/** Roles that an account may be given: of one that sees no registration nothing is made yet. */
export const GRANTED_ROLES: readonly Role[] = ROLES.filter((role) => can({ role }, 'registration.view'))

import { ROLES, type Account, type Role } from './account'

/**
 * Decides which role may do what in /admin; nothing else does. Each page, handler and server action names a permission
 * and is refused without it (lib/requests/current-admin.ts, lib/requests/admin-post.ts); menu entries and forms are
 * hidden from roles that they would refuse.
 * Each role has only what its work needs, because lists of customers leak (개인정보의 안전성 확보조치 기준 §5); exporting and
 * deleting data are separate from selling.
 */
export const PERMISSIONS = {
  /** Registrations: list, search, details, notes, sent messages. */
  'registration.view': ['administrator', 'team-leader', 'counsellor', 'privacy-officer'],
  /** Shows a phone number for a call; each view is in the audit trail. */
  'registration.call': ['administrator', 'team-leader', 'counsellor', 'privacy-officer'],
  /** Results of calls and visits (including a visitor's 수신거부), notes, and a text to one visitor. */
  'registration.work': ['administrator', 'team-leader', 'counsellor'],
  /** Registers a visitor without a booking, with the consent given there (현장접수). */
  'registration.walk-in': ['administrator', 'team-leader', 'counsellor', 'reception'],
  /** The visits of a day, masked: counsellors off duty only their own visitors' (lib/visits/office/reception.ts). */
  'visit.view': ['administrator', 'team-leader', 'counsellor', 'privacy-officer', 'reception'],
  /** 내방, 노쇼, and bookings on a visitor's behalf; of the same visitors. */
  'visit.receive': ['administrator', 'team-leader', 'counsellor', 'reception'],
  /**
   * Merges and separates registrations of one visitor: counsellors only their own. Nothing is lost, and it can be
   * undone at any time.
   */
  'registration.merge': ['administrator', 'team-leader', 'counsellor'],
  /** Takes a new registration without assignee. */
  'registration.claim': ['administrator', 'team-leader', 'counsellor'],
  /** Goes on or off duty for new registrations. */
  'duty.own': ['administrator', 'team-leader', 'counsellor'],
  /** Puts colleagues on or off duty. */
  'duty.manage': ['administrator', 'team-leader'],
  /** Assigns a registration to anybody, with a reason. */
  'registration.assign': ['administrator', 'team-leader'],
  /** Corrects a registration's channel, with a reason. Commissions depend on it, so counsellors may not. */
  'registration.channel': ['administrator', 'team-leader'],
  /** Deletes registrations, including those in quarantine. */
  'registration.delete': ['administrator', 'privacy-officer'],
  'registration.export': ['administrator', 'privacy-officer'],
  /** Printed QR codes: creates and closes them, downloads their files. */
  'qr-code.manage': ['administrator', 'team-leader'],
  /** Figures of the whole office and of each counsellor. */
  'report.view': ['administrator', 'team-leader'],
  'quarantine.view': ['administrator', 'team-leader', 'privacy-officer'],
  /** Releases registrations from quarantine, and quarantines flagged ones. */
  'quarantine.move': ['administrator', 'team-leader'],
  'message.view': ['administrator', 'team-leader', 'privacy-officer'],
  'message.retry': ['administrator', 'team-leader'],
  /** 수신거부: records that a visitor wants no advertisements. */
  'message.opt-out': ['administrator', 'team-leader', 'privacy-officer'],
  /** Advertisements to all who agreed: writes them, asks for approval, stops them. */
  'mailing.write': ['administrator', 'team-leader'],
  /** Has them sent, or sends them back; never the own text (lib/registrations/office/mailings/). */
  'mailing.approve': ['administrator'],
  /** Opening hours of the model house, and the booking rules. */
  'visit.hours': ['administrator', 'team-leader'],
  /** What the site says (lib/facts): reads, writes drafts. */
  'fact.draft': ['administrator', 'team-leader'],
  /** Publishes it: advertising, for which the operator is liable (표시광고법). */
  'fact.publish': ['administrator'],
  /** Documents for visitors: advertising and contract papers, published as they are uploaded. */
  'document.publish': ['administrator'],
  /** What the site said at a time, to show it in a dispute (표시광고법): nothing personal. */
  'archive.view': ['administrator', 'team-leader'],
  /** Approves what somebody else wrote, or sends it back; never the own text (lib/facts/office/approve-fact.ts). */
  'fact.approve': ['administrator'],
  /** Articles: read drafts, write, publish, delete. */
  'press.write': ['administrator', 'team-leader'],
  'audit.view': ['administrator', 'privacy-officer'],
  /** Invites and disables accounts, assigns roles, creates links for new passwords. */
  'account.manage': ['administrator'],
  /** Any signed-in role: own password and second factor. */
  'account.own': ['administrator', 'team-leader', 'counsellor', 'privacy-officer', 'reception'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Permission = keyof typeof PERMISSIONS

/** Whether an account may do something. */
export const can = ({ role }: Pick<Account, 'role'>, permission: Permission): boolean => (PERMISSIONS[permission] as readonly Role[]).includes(role)

/** Roles whose permissions on registrations reach only those that are assigned to the account. */
const OWN_ONLY: ReadonlySet<Role> = new Set<Role>(['counsellor', 'reception'])
export const seesOwnOnly = ({ role }: Pick<Account, 'role'>): boolean => OWN_ONLY.has(role)

/** All permissions of an account, for what components show. */
export const permissionsOf = (account: Pick<Account, 'role'>): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => can(account, permission))

/** Roles that can be granted: those with a screen. */
export const GRANTED_ROLES: readonly Role[] = ROLES.filter((role) => can({ role }, 'visit.view'))

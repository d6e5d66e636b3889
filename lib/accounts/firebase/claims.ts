import { roleOf, type Role } from '../account'

/** Custom claim that says what an account is for: one of ROLES; `npm run site -- admin-firebase grant` sets it. */
const ROLE_CLAIM = 'role'
/** Claim of releases that knew one role: true makes an administrator, where there is no {@link ROLE_CLAIM}. */
const ADMINISTRATOR_CLAIM = 'administrator'

/** @returns the role that an account's custom claims give; null when they give none, or one that this release does not know */
export function claimedRole(claims: Readonly<Record<string, unknown>> | undefined): Role | null {
  if (claims?.[ROLE_CLAIM] !== undefined) return roleOf(claims[ROLE_CLAIM]) ?? null
  return claims?.[ADMINISTRATOR_CLAIM] === true ? 'administrator' : null
}

/** @returns the claims of an account with another role, or with none; those that are not ours stay */
export function claimsWithRole(claims: Readonly<Record<string, unknown>> | undefined, role: Role | null): Record<string, unknown> {
  const { [ROLE_CLAIM]: _role, [ADMINISTRATOR_CLAIM]: _administrator, ...others } = claims ?? {}
  if (!role) return others
  // Instances of the last release, which still serve during a roll-out, know only this one.
  return { ...others, [ROLE_CLAIM]: role, ...(role === 'administrator' ? { [ADMINISTRATOR_CLAIM]: true } : {}) }
}

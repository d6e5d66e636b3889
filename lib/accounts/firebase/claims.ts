import { roleOf, type Role } from '../account'

/** Custom claim with the account's role, one of ROLES; `npm run site -- admin-firebase grant` sets it. */
const ROLE_CLAIM = 'role'
/** Claim of releases with a single role: true makes an administrator if there is no {@link ROLE_CLAIM}. */
const ADMINISTRATOR_CLAIM = 'administrator'

/** @returns the role in an account's custom claims; null without one, or for a role that this release does not know */
export function claimedRole(claims: Readonly<Record<string, unknown>> | undefined): Role | null {
  if (claims?.[ROLE_CLAIM] !== undefined) return roleOf(claims[ROLE_CLAIM]) ?? null
  return claims?.[ADMINISTRATOR_CLAIM] === true ? 'administrator' : null
}

/** @returns the claims with another role, or with none; claims of others stay */
export function claimsWithRole(claims: Readonly<Record<string, unknown>> | undefined, role: Role | null): Record<string, unknown> {
  const { [ROLE_CLAIM]: _role, [ADMINISTRATOR_CLAIM]: _administrator, ...others } = claims ?? {}
  if (!role) return others
  // Instances of the previous release, still serving during a roll-out, read only this claim.
  return { ...others, [ROLE_CLAIM]: role, ...(role === 'administrator' ? { [ADMINISTRATOR_CLAIM]: true } : {}) }
}

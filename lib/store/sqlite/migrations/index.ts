import { registrations } from './001-registrations'
import { outbox } from './002-outbox'
import { press } from './010-press'
import { staff } from './011-staff'
import { totp } from './012-totp'
import { media } from './020-media'
import { abuse } from './030-abuse'
import { consentTextPeriods } from './031-consent-text-periods'

/**
 * Forward only, one file each: never edit one that has been released.
 * The order here is what counts (`user_version` is a position), so a new one goes to the end, whatever its number.
 */
export const migrations: readonly string[] = [press, staff, registrations, outbox, media, totp, abuse, consentTextPeriods]

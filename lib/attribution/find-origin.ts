import type { Store } from '@/lib/store/store'
import { channelOf } from './channel'
import { firstTouchFromText, firstTouchToText, withQrName } from './first-touch'
import { countsForRegistrations } from './qr-code'

/**
 * The first touch to store with a registration. A QR code counts if it exists; its current name is stored, so that the
 * record stays the same when the code is deleted.
 * @param sent parsed by the schema
 * @throws StoreUnavailableError
 */
export async function findOrigin(
  { qrCodes }: Pick<Store, 'qrCodes'>,
  sent: string | undefined,
  now: Date,
): Promise<{ readonly firstTouch: string | undefined; readonly channel: string }> {
  const given = firstTouchFromText(sent ?? null)
  const code = given?.qr ? await qrCodes.find(given.qr) : null
  const touch = given && withQrName(given, code && countsForRegistrations(code, now) ? code.name : null)
  return { firstTouch: firstTouchToText(touch) ?? undefined, channel: channelOf(touch) }
}

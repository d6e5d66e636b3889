import type { Store } from '@/lib/store/store'
import { channelOf } from './channel'
import { firstTouchFromText, firstTouchToText, withQrName } from './first-touch'
import { countsForRegistrations } from './qr-code'

/**
 * What a registration keeps of its first touch. A printed code counts where there is one of it; its name is kept as it is
 * now, so that the record says the same when the code is gone.
 * @param sent as the schema read it
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

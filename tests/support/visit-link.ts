import { visitorPagePath } from '@/lib/routes'
import { readKey } from '@/lib/store/key-file'
import { createVault } from '@/lib/vault'
import { visitLinkToken } from '@/lib/visits/visit-link'

/** lib/store/sqlite's DATA_KEY_FILE: loading the store itself would take half a second. */
const KEY_FILE = 'data.key'

/**
 * @returns the path in the SMS of a registration, on the server that playwright.config.ts starts, or on one with another
 *   directory
 */
export function visitLinkOf(registrationId: string, dataDirectory = process.env.TEST_DATA_DIR ?? ''): string {
  const key = readKey(dataDirectory, KEY_FILE)
  if (!key) throw new Error(`there is no ${KEY_FILE} in ${dataDirectory}`)
  return visitorPagePath(visitLinkToken(createVault(key), registrationId))
}

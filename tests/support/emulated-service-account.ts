import { generateKeyPairSync } from 'node:crypto'
import type { ServiceAccountKey } from '@/lib/accounts/firebase/service-account'

/** A meaningless key: without one the SDK looks for the machine's identity on the network, which emulators do not need. */
export function emulatedServiceAccount(projectId: string): ServiceAccountKey {
  const { privateKey } = generateKeyPairSync('rsa', {
    // Nobody verifies it, and 2,048 bits take half a second.
    modulusLength: 1024,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return { projectId, clientEmail: `tests@${projectId}.iam.gserviceaccount.com`, privateKey }
}

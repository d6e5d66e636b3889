import { generateKeyPairSync } from 'node:crypto'
import type { ServiceAccountKey } from '@/lib/accounts/firebase/service-account'

/** A key of nobody: without one the SDK looks for the machine's identity on the network, which emulators do not ask for. */
export function emulatedServiceAccount(projectId: string): ServiceAccountKey {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return { projectId, clientEmail: `tests@${projectId}.iam.gserviceaccount.com`, privateKey }
}

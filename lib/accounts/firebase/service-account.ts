import 'server-only'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { operatorWords as words } from '@/lib/messages/ko/account-office'

/** The used fields of a service account's key file. */
export interface ServiceAccountKey {
  readonly projectId: string
  readonly clientEmail: string
  readonly privateKey: string
}

const keyFile = z.object({ project_id: z.string().min(1), client_email: z.string().min(1), private_key: z.string().min(1) })

/** Accepts a path, JSON, or JSON in base64, because hosts differ in what a variable can hold. */
function jsonOf(value: string): string {
  const text = value.trim()
  if (text.startsWith('{')) return text
  const decoded = Buffer.from(text, 'base64').toString('utf8').trim()
  return decoded.startsWith('{') ? decoded : readFileSync(text, 'utf8')
}

/**
 * @param value of FIREBASE_SERVICE_ACCOUNT
 * @throws Error with the variable's name and the error, never the value
 */
export function readServiceAccount(value: string): ServiceAccountKey {
  let parsed: unknown
  try {
    parsed = JSON.parse(jsonOf(value))
  } catch {
    throw new Error(words.serviceAccount)
  }
  const key = keyFile.safeParse(parsed)
  if (!key.success) throw new Error(words.serviceAccountLacks(key.error.issues.map((issue) => issue.path.join('.')).join(', ')))
  // Hosting panels that quote a variable turn the key's line ends into the two characters \ and n.
  return { projectId: key.data.project_id, clientEmail: key.data.client_email, privateKey: key.data.private_key.replaceAll('\\n', '\n') }
}

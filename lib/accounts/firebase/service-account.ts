import 'server-only'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The three values of a service account's key file that are used. */
export interface ServiceAccountKey {
  readonly projectId: string
  readonly clientEmail: string
  readonly privateKey: string
}

const keyFile = z.object({ project_id: z.string().min(1), client_email: z.string().min(1), private_key: z.string().min(1) })

/** A path, the JSON itself, or the JSON in base64: hosts differ in what a variable can carry. */
function jsonOf(value: string): string {
  const text = value.trim()
  if (text.startsWith('{')) return text
  const decoded = Buffer.from(text, 'base64').toString('utf8').trim()
  return decoded.startsWith('{') ? decoded : readFileSync(text, 'utf8')
}

/**
 * @param value of FIREBASE_SERVICE_ACCOUNT
 * @throws Error that names the variable and what is wrong, never the value
 */
export function readServiceAccount(value: string): ServiceAccountKey {
  let parsed: unknown
  try {
    parsed = JSON.parse(jsonOf(value))
  } catch {
    throw new Error('FIREBASE_SERVICE_ACCOUNT: 서비스 계정 키의 JSON(그대로 또는 base64)이나 그 파일의 경로를 적어 주세요.')
  }
  const key = keyFile.safeParse(parsed)
  if (!key.success) throw new Error(`FIREBASE_SERVICE_ACCOUNT: ${key.error.issues.map((issue) => issue.path.join('.')).join(', ')} 값이 없습니다.`)
  // Panels that quote a variable turn the key's line ends into the two characters \ and n.
  return { projectId: key.data.project_id, clientEmail: key.data.client_email, privateKey: key.data.private_key.replaceAll('\\n', '\n') }
}

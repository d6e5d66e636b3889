import 'server-only'
import { z } from 'zod'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

/** The environment, see the README's table. The only reader of `process.env` beside the start scripts. */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Directory of the embedded store, its keys and its backups. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Public origin for canonicals, feeds and SMS links. */
  SITE_URL: origin.optional(),
  STORE: z.enum(['sqlite', 'firestore']).default('sqlite'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  /** 32 bytes, base64: encrypts name, phone and birthdate at rest. */
  DATA_KEY: z.string().refine((value) => Buffer.from(value, 'base64').length === 32, '32바이트를 base64로').optional(),
  /** Registrations a minute and client. */
  RATE_LIMIT_REGISTRATIONS: z.coerce.number().int().positive().default(10),
  /** How many forwarding hops are believed when the client's address is read. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Hours without a new registration after which the administrator's pages raise an alarm. */
  ALARM_SILENT_HOURS: z.coerce.number().int().positive().default(72),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Runs the outbox worker inside this process; off where a scheduler calls /api/outbox/deliver. */
  OUTBOX_WORKER: flag.default(true),
})

export type Env = z.infer<typeof envSchema>

/**
 * @returns the environment with defaults
 * @throws Error that lists every fault at once, never a value
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = envSchema.safeParse(present)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`환경 변수를 고쳐 주세요.\n${faults.join('\n')}`)
}

let parsed: Env | undefined
/** Parsed at first use, so that a build needs no environment. */
export const env = (): Env => (parsed ??= parseEnv(process.env))

/** Public origin, no trailing slash. */
export const siteUrl = (): string => env().SITE_URL ?? `http://localhost:${env().PORT}`

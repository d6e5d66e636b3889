import 'server-only'
import { z } from 'zod'
import { IDENTITY_PROVIDERS, identityProviderNames, type IdentityProviderName } from './accounts/identity-providers'
import { APPROVAL_KINDS } from './fact-approval'
import { limits } from './limits'
import { missingVariables, smsVendorNames, smsVendorVariables } from './messaging/sms-vendors'
import { storeNames, STORES, type StoreName } from './stores'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const addresses = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .pipe(z.array(z.email('이메일 주소를 쉼표로 나누어')).min(1))
/** `인증서 2027-01-15, 문자 발송 키 2027-03-01` */
const expiryDates = z
  .string()
  .transform((value) =>
    value.split(',').map((entry) => {
      const words = entry.trim().split(/\s+/)
      return { name: words.slice(0, -1).join(' '), day: words.at(-1) }
    }),
  )
  .pipe(
    z
      .array(
        z.object(
          { name: z.string().min(1, '이름과 날짜를 함께').max(60, '60자까지'), day: z.iso.date('날짜는 2027-01-15처럼') },
          '이름과 날짜를 쉼표로 나누어',
        ),
      )
      .max(20),
  )
/** `legal,sms` */
const approvalKinds = z
  .string()
  .transform((value) => value.split(',').map((kind) => kind.trim()))
  .pipe(z.array(z.enum(APPROVAL_KINDS, `${APPROVAL_KINDS.join(', ')} 가운데 골라 쉼표로 나누어`)))
const hostAndPort = z.string().regex(/^[\w.\-[\]:]+:\d+$/, 'host:port')
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

const identityOf = ({ IDENTITY, STORE }: { readonly IDENTITY?: IdentityProviderName | undefined; readonly STORE: StoreName }): IdentityProviderName =>
  IDENTITY ?? STORES[STORE].identity

/** The environment, see docs/configuration.md. The only reader of `process.env` beside the start scripts. */
export const envSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** Directory of the embedded store, its keys and its backups. */
    DATA_DIR: z.string().min(1).default('.data'),
    /** Public origin for canonicals, feeds and SMS links. */
    SITE_URL: origin.optional(),
    /** Search engines' ownership tags, instead of the content's; used by the build. */
    NAVER_SITE_VERIFICATION: z
      .string()
      .regex(/^[\w-]+$/, '확인 코드만')
      .optional(),
    GOOGLE_SITE_VERIFICATION: z
      .string()
      .regex(/^[\w-]+$/, '확인 코드만')
      .optional(),
    /** Announces published articles to search engines (https://www.indexnow.org/documentation); without it none are announced. */
    INDEXNOW_KEY: z
      .string()
      .regex(/^[a-zA-Z0-9-]{8,128}$/, '영문, 숫자, - 8~128자')
      .optional(),
    STORE: z.enum(storeNames).default('sqlite'),
    /** What verifies passwords; by default the provider that belongs to the store. */
    IDENTITY: z.enum(identityProviderNames).optional(),
    /** Administrators' addresses, separated by commas; the embedded store creates an account for the first one. */
    ADMIN_EMAIL: addresses.optional(),
    ADMIN_PASSWORD: z.string().min(8).optional(),
    AUTH_SECRET: z.string().min(32).optional(),
    /** 32 bytes, base64: encrypts name, phone and birthdate at rest. */
    DATA_KEY: z
      .string()
      .refine((value) => Buffer.from(value, 'base64').length === 32, '32바이트를 base64로')
      .optional(),
    /** Registrations per minute and client. */
    RATE_LIMIT_REGISTRATIONS: z.coerce.number().int().positive().default(limits.registrations.points),
    /** Different networks per minute (/24, /56); over the limit, registrations are flagged. */
    SURGE_REGISTRATIONS: z.coerce.number().int().positive().default(limits.surge.points),
    /** Mobile number that gets an SMS about many registrations that look automated. */
    OFFICE_PHONE: z
      .string()
      .transform((value) => value.replace(/[ .-]/g, ''))
      .pipe(z.string().regex(/^01\d{8,9}$/, '휴대전화 번호'))
      .optional(),
    /** Number of proxies that are trusted when the client's address is read. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    /** Hours without a new registration after which the administrator's pages raise an alarm. */
    ALARM_SILENT_HOURS: z.coerce.number().int().positive().default(72),
    /** Minutes of office hours after which a new registration without a call raises an alarm. */
    ALARM_WAITING_MINUTES: z.coerce.number().int().positive().default(30),
    /** Expiry dates with their labels: `인증서 2027-01-15, 문자 발송 키 2027-03-01`. */
    ALARM_EXPIRY: expiryDates.default([]),
    /** Bearer token of a monitor for /api/health/alarms; without it the route is closed. */
    MONITORING_SECRET: z.string().min(16).optional(),
    /** Facts that a second person approves before they are published: kinds, or `all`. */
    FACT_APPROVAL: approvalKinds.default([]),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Runs the outbox worker in this process; off where a scheduler calls /api/outbox/deliver. */
    OUTBOX_WORKER: flag.default(true),
    /** Bearer token of a scheduler for /api/outbox/deliver; without it the route is closed. */
    OUTBOX_SECRET: z.string().min(16).optional(),
    /**
     * The same for a scheduler that can only GET: Vercel sends it automatically
     * (https://vercel.com/docs/cron-jobs/manage-cron-jobs).
     */
    CRON_SECRET: z.string().min(16).optional(),
    /** `record` sends nothing and stores what it would have sent. */
    SMS_SENDER: z.enum(smsVendorNames).default('record'),
    /** Form-collection service that gets a copy of each registration, e.g. https://forms.example/f/abc. */
    FORWARD_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Firebase project of STORE=firestore: its Firestore and its Authentication. */
    FIREBASE_PROJECT_ID: z.string().min(1).optional(),
    /** The project's web API key, which the sign-in form shows to browsers. */
    FIREBASE_API_KEY: z.string().min(1).optional(),
    /** Default `PROJECT.firebaseapp.com`. */
    FIREBASE_AUTH_DOMAIN: z.string().min(1).optional(),
    /** Service account key: JSON, base64 of it, or a file's path. Without it the machine's own identity is used. */
    FIREBASE_SERVICE_ACCOUNT: z.string().min(1).optional(),
    /** Emulators, read by firebase-admin itself; with one set, it accepts forged tokens. */
    FIRESTORE_EMULATOR_HOST: hostAndPort.optional(),
    FIREBASE_AUTH_EMULATOR_HOST: hostAndPort.optional(),
  })
  .extend(smsVendorVariables)
  .superRefine((value, context) => {
    const fault = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    if (value.NODE_ENV === 'production') {
      for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const) {
        if (value[name] !== undefined) fault(name, '운영 환경에서는 에뮬레이터를 쓸 수 없습니다. 지워 주세요')
      }
    }
    const identity = identityOf(value)
    const needed = new Map<string, string>()
    for (const name of IDENTITY_PROVIDERS[identity].requiredVariables) needed.set(name, value.IDENTITY ? `IDENTITY=${identity}` : `STORE=${value.STORE}`)
    for (const name of STORES[value.STORE].requiredVariables) needed.set(name, `STORE=${value.STORE}`)
    for (const [name, by] of needed) if (Reflect.get(value, name) === undefined) fault(name, `${by} 에 필요합니다`)
  })
  .superRefine((value, context) => {
    for (const name of missingVariables(value.SMS_SENDER, value))
      context.addIssue({ code: 'custom', path: [name], message: `SMS_SENDER=${value.SMS_SENDER} 에 필요합니다` })
  })

export type Env = Omit<z.infer<typeof envSchema>, 'IDENTITY'> & { readonly IDENTITY: IdentityProviderName }

/**
 * @returns the environment with defaults
 * @throws Error with all errors at once, without values
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = envSchema.safeParse(present)
  if (result.success) return { ...result.data, IDENTITY: identityOf(result.data) }
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`환경 변수를 고쳐 주세요.\n${faults.join('\n')}`)
}

let parsed: Env | undefined
/** Parsed at first use, because a build needs no environment. */
export const env = (): Env => (parsed ??= parseEnv(process.env))

/** Names and addresses that exist only on this machine or network (RFC 6761, 6762, 1918, 4193). */
const NOT_PUBLIC = /^(localhost|.*\.(localhost|local|test|example|invalid|internal)|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[(::1|f[cd].*)\])$/

/** Whether the site's address is public. */
export const isPublicSite = ({ SITE_URL }: Pick<Env, 'SITE_URL'>): boolean => SITE_URL !== undefined && !NOT_PUBLIC.test(new URL(SITE_URL).hostname)

/** Public origin without trailing slash. */
export const siteUrl = (): string => env().SITE_URL ?? `http://localhost:${env().PORT}`

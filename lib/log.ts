import 'server-only'
import pino from 'pino'
import { env } from './env'

/** Structured log lines on stdout. They carry ids and codes, never a name, phone, birthdate, password or body. */
export const createLog = () => pino({ level: env().LOG_LEVEL, base: undefined })
export type Log = ReturnType<typeof createLog>

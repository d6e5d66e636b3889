import pino from 'pino'

/** What the log gets of an error (pino's serializer `err`). Its other fields stay out: those of network clients hold requests, and with them keys. */
function serializeError(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { message: String(fault) }
  const { name, message, stack, cause } = fault
  const code: unknown = Reflect.get(fault, 'code')
  return { type: name, message, ...(code === undefined ? {} : { code }), stack, ...(cause === undefined ? {} : { cause: serializeError(cause) }) }
}

/**
 * Ends a process that cannot start. Left alone it would answer everything with 500 for good; a supervisor starts a
 * process again that has ended, and a person sees it. The one line is written whatever LOG_LEVEL is.
 */
export function exitOnFatalError(fault: unknown): never {
  pino({ base: undefined, serializers: { err: serializeError } }).fatal({ err: fault }, 'the site cannot start and stops; npm run site -- doctor says more')
  process.exit(1)
}

import pino from 'pino'

/**
 * What can be said of an error without its other fields: those of network clients hold requests, and with them keys.
 * @param {unknown} fault
 * @returns {Record<string, unknown>}
 */
function said(fault) {
  if (!(fault instanceof Error)) return { message: String(fault) }
  const { name, message, stack, cause } = fault
  const code = Reflect.get(fault, 'code')
  return { type: name, message, ...(code === undefined ? {} : { code }), stack, ...(cause === undefined ? {} : { cause: said(cause) }) }
}

/**
 * Ends a process that cannot start. Left alone it would answer everything with 500 for good; a supervisor starts a
 * process again that has ended, and a person sees it. The one line is written whatever LOG_LEVEL is.
 * @param {unknown} fault that waiting does not mend
 * @returns {never}
 */
export function giveUp(fault) {
  pino({ base: undefined, serializers: { err: said } }).fatal({ err: fault }, 'the site cannot start and stops; npm run doctor says more')
  process.exit(1)
}

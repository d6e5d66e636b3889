import { randomUUID } from 'node:crypto'
import { sendFailure } from './send-failure.mjs'
import { substitutes } from './substitute.mjs'

/**
 * An exception of a listener ends its answer, not the process and everybody else's answers: a file that the build wrote may
 * be gone when it is first asked for.
 * @param {import('node:http').RequestListener} listener
 * @param {object} options
 * @param {Readonly<Record<string, string>>} options.common headers of every answer
 * @param {readonly string[]} options.connections foreign origins that pages may talk to
 * @param {import('./failure-page.mjs').FailurePage} [options.failure] what a person reads
 * @returns {import('node:http').RequestListener}
 */
export function containErrors(listener, { common, connections, failure }) {
  const { failurePage } = substitutes({ connections, failure })
  return (request, response) => {
    try {
      listener(request, response)
    } catch (error) {
      const requestId = randomUUID()
      const err = error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : String(error)
      console.error(JSON.stringify({ level: 50, time: Date.now(), requestId, err, msg: 'a request could not be answered' }))
      sendFailure(request, response, { common, requestId, failurePage })
    }
  }
}

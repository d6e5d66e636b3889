/**
 * Ties the file that is piped into a response to it, which sirv leaves undone: a visitor who leaves in the middle of a
 * film would leave the file open for good, and a file that cannot be read would leave the visitor waiting.
 * @param {import('node:http').ServerResponse} response before anything is piped into it
 */
export function endWithSource(response) {
  response.once('pipe', (source) => {
    response.once('close', () => source.destroy())
    source.once('error', (error) => {
      console.error(error)
      response.destroy()
    })
  })
}

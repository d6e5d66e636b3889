import { createServer } from 'node:http'
import { SHARED_EMULATOR, startFirestoreEmulator, type FirestoreEmulator } from './firestore-emulator'

/**
 * One Firestore emulator for all test files, which run in separate processes: jest's own process starts it at the first request.
 * A run without Firestore tests starts none.
 * @returns stops it; jest-global-teardown.ts calls that
 */
async function shareFirestoreEmulator(): Promise<() => Promise<void>> {
  let emulator: Promise<FirestoreEmulator> | undefined
  const server = createServer((_request, response) => {
    // A process requests it for each file: with keep-alive, a request could meet the server closing the connection.
    response.setHeader('connection', 'close')
    emulator ??= startFirestoreEmulator()
    emulator.then(
      ({ environment }) => void response.end(JSON.stringify(environment)),
      (error: unknown) => void response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  process.env[SHARED_EMULATOR] = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return async () => {
    server.close()
    server.closeAllConnections()
    await emulator?.then(({ stop }) => stop()).catch(() => undefined)
  }
}

const shared: { stop?: () => Promise<void> } = {}

export default async function setup(): Promise<void> {
  shared.stop = await shareFirestoreEmulator()
}

export const stopSharedEmulator = () => shared.stop?.()

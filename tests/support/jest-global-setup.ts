import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMPTY_STORE } from './empty-store'
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

const IN_MEMORY = '/dev/shm'
/** A container's memory disk has 64 MB by default, too few for the stores of two workers. */
const FREE_BYTES = 1024 ** 3

/** The disk of the tests' stores: in memory where there is space, because a commit waits for a real disk and takes twice its processor time. */
function temporaryDisk(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize > FREE_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** One temporary directory for all test files, with an empty store that tests copy: see empty-store.ts. */
function shareTemporaryDirectory(): void {
  const directory = mkdtempSync(join(temporaryDisk(), 'jest-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  process.env.TMPDIR = directory
  process.env[EMPTY_STORE] = join(directory, 'empty-store')
}

const shared: { stop?: () => Promise<void> } = {}

export default async function setup(): Promise<void> {
  shareTemporaryDirectory()
  shared.stop = await shareFirestoreEmulator()
}

export const stopSharedEmulator = () => shared.stop?.()

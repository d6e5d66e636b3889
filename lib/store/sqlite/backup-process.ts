import 'server-only'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listBackups } from './backup'

const RECENT_MS = 24 * 60 * 60 * 1000
/** Exit code of a backup that was made, and holds records that cannot be opened. */
export const RECORDS_UNREADABLE = 2
const TIMEOUT_MS = 10 * 60 * 1000

/**
 * `npm run site -- backup` in a process of its own, unless a backup of the last day is there: copying and checking a large store
 * would keep this one from answering for seconds.
 * @param directory the data directory
 * @throws Error when the copy could not be made or is unsound
 */
export async function backUpInProcess(directory: string, at: Date): Promise<void> {
  const [newest] = listBackups(directory)
  const age = newest ? at.getTime() - newest.at.getTime() : Infinity
  if (age >= 0 && age < RECENT_MS) return
  const command = join(/* turbopackIgnore: true */ process.cwd(), 'lib/cli/backup.ts')
  await promisify(execFile)(process.execPath, ['--conditions=react-server', '--import', 'tsx', command], {
    timeout: TIMEOUT_MS,
    env: { ...process.env, DATA_DIR: directory },
  }).catch((error: unknown) => {
    // The copy is there: a record that cannot be opened keeps nobody's data beyond its time.
    if ((error as { readonly code?: unknown }).code !== RECORDS_UNREADABLE) throw error
  })
}

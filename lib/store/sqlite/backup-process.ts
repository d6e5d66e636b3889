import 'server-only'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listBackups } from './backup'

const RECENT_MS = 24 * 60 * 60 * 1000
/** Exit code of a backup that succeeded and holds unreadable records. */
export const RECORDS_UNREADABLE = 2
const TIMEOUT_MS = 10 * 60 * 1000

/**
 * Runs `npm run site -- backup` in a process of its own, unless a backup of the last day exists: copying and checking a large
 * store would block this process for seconds.
 * @param directory the data directory
 * @throws Error if the copy could not be made or is unsound
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
    // The copy exists: unreadable records must not delay the deletion of others past their period.
    if ((error as { readonly code?: unknown }).code !== RECORDS_UNREADABLE) throw error
  })
}

import { once } from 'node:events'
import { watch } from 'chokidar'

/** Editors often write a file in several steps. */
const DEBOUNCE_MS = 200

/**
 * Watches files and folders with everything below. Node's own recursive watching loses a file on Linux that is replaced, as
 * `sed -i` and many editors do (seen with Node 20.20).
 * @param {readonly string[]} paths absolute or relative to the working directory
 * @param {(path: string) => void} onChange called once for successive changes, with the last path
 * @returns {Promise<() => void>} stops watching; settles when changes are seen
 */
export async function watchFolders(paths, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const watcher = watch([...paths], { ignoreInitial: true }).on('all', (_event, path) => {
    clearTimeout(timer)
    timer = setTimeout(onChange, DEBOUNCE_MS, path)
  })
  await once(watcher, 'ready')
  return () => {
    clearTimeout(timer)
    void watcher.close()
  }
}

import { readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const isFolder = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Reports every change of a file, or of anything below a folder. On Linux it watches each folder by itself: Node's `recursive`
 * watches each file by its inode there and loses a file that is replaced, as `sed -i` and many editors do (seen with Node 20.20).
 * @param {string} path absolute or relative to the working directory
 * @param {(file: string) => void} onChange given the changed file, relative to `path`
 * @returns {() => void} stops watching
 */
export function watchTree(path, onChange) {
  if (!isFolder(path)) {
    const watcher = watch(dirname(path), (_event, name) => (name === basename(path) ? onChange('') : undefined))
    return () => watcher.close()
  }
  if (process.platform !== 'linux') {
    const watcher = watch(path, { recursive: true }, (_event, name) => onChange(name ?? ''))
    return () => watcher.close()
  }
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map()
  const follow = (/** @type {string} */ folder) => {
    if (!watchers.has(folder)) {
      const watcher = watch(folder, (event, name) => {
        const changed = join(folder, name ?? '')
        if (event === 'rename') {
          watchers.get(changed)?.close()
          watchers.delete(changed)
          if (changed !== folder && isFolder(changed)) follow(changed)
        }
        onChange(relative(path, changed))
      })
      // A removed folder: its parent has reported it.
      watcher.on('error', () => watcher.close())
      watchers.set(folder, watcher)
    }
    for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) follow(join(folder, entry.name))
  }
  follow(path)
  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}

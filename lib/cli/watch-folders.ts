import { watchTree } from './start/watch-tree.mjs'

/** Editors often write a file in several steps. */
const DEBOUNCE_MS = 200

/**
 * @param folders watched with everything below
 * @param onChange called once for successive writes, with the last file, such as `content/home.ts`
 * @returns stops watching
 */
export function watchFolders(folders: readonly string[], onChange: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const stops = folders.map((folder) =>
    watchTree(folder, (file) => {
      clearTimeout(timer)
      timer = setTimeout(() => onChange(`${folder}/${file}`), DEBOUNCE_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

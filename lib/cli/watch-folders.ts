import { watchTree } from './start/watch-tree.mjs'

/** A file is often written in more than one step. */
const DEBOUNCE_MS = 200

/**
 * @param folders watched with what lies in them
 * @param onChange told once of writes that follow one another, with the last file, such as `content/home.ts`
 * @returns ends it
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

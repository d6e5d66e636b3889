/** Passes alarms from the component that polls for them to the layout that shows them. */
let shown: readonly string[] | null = null
const watchers = new Set<() => void>()

/** The latest alarms; null before the first report. */
export const shownAlarms = (): readonly string[] | null => shown

/** @returns a function that stops watching */
export function watchAlarms(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/**
 * Replaces the shown alarms.
 * @param alarms null restores those that the page was rendered with
 */
export function reportAlarms(alarms: readonly string[] | null): void {
  if (alarms !== null && shown !== null && alarms.length === shown.length && alarms.every((text, index) => text === shown?.[index])) return
  shown = alarms
  for (const watcher of watchers) watcher()
}

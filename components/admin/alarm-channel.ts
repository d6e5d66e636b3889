/** The way from the part of a page that asks for alarms to the frame that shows them. */
let shown: readonly string[] | null = null
const watchers = new Set<() => void>()

/** What was told last; null while nothing was. */
export const shownAlarms = (): readonly string[] | null => shown

/** @returns how to stop watching */
export function watchAlarms(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Replaces what is shown. @param alarms null: what the page was rendered with */
export function tellAlarms(alarms: readonly string[] | null): void {
  if (alarms !== null && shown !== null && alarms.length === shown.length && alarms.every((text, index) => text === shown?.[index])) return
  shown = alarms
  for (const watcher of watchers) watcher()
}

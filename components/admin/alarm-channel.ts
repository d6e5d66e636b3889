import type { AlarmLine } from '@/lib/registrations/office/alarm-places'

/** Passes alarms from the component that polls for them to the layout that shows them. */
let shown: readonly AlarmLine[] | null = null
const watchers = new Set<() => void>()

/** The latest alarms; null before the first report. */
export const shownAlarms = (): readonly AlarmLine[] | null => shown

/** @returns a function that stops watching */
export function watchAlarms(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/**
 * Replaces the shown alarms.
 * @param alarms null restores those that the page was rendered with
 */
export function reportAlarms(alarms: readonly AlarmLine[] | null): void {
  if (alarms !== null && shown !== null && alarms.length === shown.length && alarms.every(({ text }, index) => text === shown?.[index]?.text)) return
  shown = alarms
  for (const watcher of watchers) watcher()
}

const KEY = 'press-opened-from-list'

/** Notes that the article at `path` was opened from its list; the note lasts as long as the tab. */
export function rememberOpenedFromList(path: string): void {
  try {
    sessionStorage.setItem(KEY, path)
  } catch {
    // Storage may be forbidden: then 'back to the list' is a plain link.
  }
}

/** Whether one step back from the article at `path` is its list. */
export function wasOpenedFromList(path: string): boolean {
  try {
    return history.length > 1 && sessionStorage.getItem(KEY) === path
  } catch {
    return false
  }
}

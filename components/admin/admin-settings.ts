/* What a member of staff chose on this machine. Where the browser keeps nothing, it is asked for again. */

export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** @param value null: forgets it */
export function writeSetting(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Full, or blocked: it applies until the page is left.
  }
}

/* Settings of a member of staff on this device. Without storage in the browser they last until the page is left. */

export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** @param value null deletes the setting */
export function writeSetting(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Storage is full or blocked: the setting lasts until the page is left.
  }
}

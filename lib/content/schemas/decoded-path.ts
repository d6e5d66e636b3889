/** @returns a path with its Korean letters written plainly; null where a `%` in it encodes nothing */
export function decodedPath(path: string): string | null {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}

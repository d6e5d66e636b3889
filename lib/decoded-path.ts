/** @returns a path with its Korean letters decoded; null where a `%` is invalid */
export function decodedPath(path: string): string | null {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}

/** Thrown when a check reads a value that its schema rejected: that error is reported already, and the check cannot run. */
export class InvalidPartError extends Error {
  override name = 'InvalidPartError'
  /** @param written the rejected value */
  constructor(readonly written?: unknown) {
    super('content was refused by its schema')
  }
}

/** @returns what `read` returns, or `fallback` where it reads a rejected value */
export function fallbackIfInvalid<T>(read: () => T, fallback: T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof InvalidPartError) return fallback
    throw error
  }
}

/**
 * Checks every item separately, so that a rejected one hides no error of the others.
 * @param faultsIn given an item and its index
 */
export const checkEach = <T>(items: readonly T[], faultsIn: (item: T, index: number) => readonly string[]): string[] =>
  Array.from({ length: items.length }, (_, index) => index).flatMap((index) => fallbackIfInvalid(() => faultsIn(items[index] as T, index), []))

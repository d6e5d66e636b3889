/** Something that a check wants to look at was refused by its schema: that fault is reported already, and the check has nothing to judge. */
export class InvalidPartError extends Error {
  override name = 'InvalidPartError'
  /** @param written what stands there */
  constructor(readonly written?: unknown) {
    super('content was refused by its schema')
  }
}

/** @returns what `read` returns, or `fallback` where it looks at what was refused */
export function fallbackIfInvalid<T>(read: () => T, fallback: T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof InvalidPartError) return fallback
    throw error
  }
}

/**
 * Checks every item by itself, so that one that was refused hides nothing about the others.
 * @param faultsIn given an item and its index
 */
export const checkEach = <T>(items: readonly T[], faultsIn: (item: T, index: number) => readonly string[]): string[] =>
  Array.from({ length: items.length }, (_, index) => index).flatMap((index) => fallbackIfInvalid(() => faultsIn(items[index] as T, index), []))

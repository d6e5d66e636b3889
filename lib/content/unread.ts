/** Something that a check wants to look at was refused by its schema: the fault is told already, and the check cannot know. */
export class UnreadPart extends Error {
  override name = 'UnreadPart'
  /** @param written what stands there */
  constructor(readonly written?: unknown) {
    super('content was refused by its schema')
  }
}

/** @returns what `read` returns, or `otherwise` where it looks at what was refused */
export function unlessUnread<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadPart) return otherwise
    throw error
  }
}

/**
 * Checks every item by itself, so that one that was refused hides nothing about the others.
 * @param faultsIn given an item and its index
 */
export const eachItem = <T>(items: readonly T[], faultsIn: (item: T, index: number) => readonly string[]): string[] =>
  Array.from({ length: items.length }, (_, index) => index).flatMap((index) => unlessUnread(() => faultsIn(items[index] as T, index), []))

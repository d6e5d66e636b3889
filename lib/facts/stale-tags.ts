/** Something that pages show and the store may change: the opening hours, the facts. */
export interface ShownValues {
  /** What the build's pages say, by cache tag. */
  readonly written: ReadonlyMap<string, string>
  /** What holds, by the same tags. @throws StoreUnavailableError */
  readonly read: () => Promise<ReadonlyMap<string, string>>
}

/**
 * Compares what pages say with what holds.
 * @returns tags of the pages that are stale, each once: whoever asks expires them
 * @throws StoreUnavailableError: asked again later
 */
export type StaleTags = () => Promise<string[]>

/**
 * Detects pages that the store has outrun: after an edit, in this or another process, after a start with what the office saved
 * earlier, and when time passes (midnight, a publication's hour).
 */
export function createStaleTags(sources: readonly ShownValues[]): StaleTags {
  const shown = new Map(sources.flatMap(({ written }) => [...written]))
  return async () => {
    const holding = await Promise.all(sources.map(({ read }) => read()))
    const stale = holding.flatMap((texts) => [...texts]).filter(([tag, text]) => shown.get(tag) !== text)
    for (const [tag, text] of stale) shown.set(tag, text)
    return stale.map(([tag]) => tag)
  }
}

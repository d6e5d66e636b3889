/** How far the export is that runs in this process, or how the last one ended: numbers, nobody's data. */
export interface ExportProgress {
  readonly state: 'none' | 'running' | 'done' | 'broken-off'
  /** Registrations that were read. */
  readonly read: number
  /** Registrations that were found at its start. */
  readonly total: number
}

/** The one export that may run. */
export interface RunningExport {
  /** How many it found. */
  readonly found: (total: number) => void
  /** That so many more were read. */
  readonly advance: (count: number) => void
  /** Frees the slot; called again it does nothing. @param whole whether all of it was handed over */
  readonly end: (whole: boolean) => void
}

export interface ExportSlot {
  /** @returns null while another one runs */
  readonly begin: () => RunningExport | null
  readonly progress: () => ExportProgress
}

/** Lets one export run at a time: each takes a good part of a processor for as long as it lasts. */
export function createExportSlot(): ExportSlot {
  let progress: ExportProgress = { state: 'none', read: 0, total: 0 }
  return {
    begin() {
      if (progress.state === 'running') return null
      progress = { state: 'running', read: 0, total: 0 }
      let ended = false
      return {
        found(total) {
          progress = { ...progress, total }
        },
        advance(count) {
          const read = progress.read + count
          progress = { ...progress, read, total: Math.max(read, progress.total) }
        },
        end(whole) {
          if (ended) return
          ended = true
          progress = { ...progress, state: whole ? 'done' : 'broken-off' }
        },
      }
    },
    progress: () => progress,
  }
}

const held = globalThis as typeof globalThis & { __exportSlot?: ExportSlot }

/** That of this process: Next compiles this module into several bundles. */
export const exportSlot = (): ExportSlot => (held.__exportSlot ??= createExportSlot())

/** Progress of the export that runs in this process, or the outcome of the last one; without personal data. */
export interface ExportProgress {
  readonly state: 'none' | 'running' | 'done' | 'broken-off'
  readonly read: number
  readonly total: number
}

export interface RunningExport {
  readonly found: (total: number) => void
  readonly advance: (count: number) => void
  /** Frees the slot; a second call does nothing. @param whole whether the whole file was sent */
  readonly end: (whole: boolean) => void
}

export interface ExportSlot {
  /** @returns null while another one runs */
  readonly begin: () => RunningExport | null
  readonly progress: () => ExportProgress
}

/** Lets one export run at a time, because each keeps a processor busy. */
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

/** This process's slot. Global, because Next compiles this module into several bundles. */
export const exportSlot = (): ExportSlot => (held.__exportSlot ??= createExportSlot())

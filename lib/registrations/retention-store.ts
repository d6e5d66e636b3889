/** Why the retention run removes nothing until a person has confirmed it. */
export interface RetentionHold {
  /**
   * `clock`: the clock is far from the latest time in the store. `share`: too large a share of all registrations would be removed
   * at once. `backup`: the backup before the removal failed.
   */
  readonly reason: 'clock' | 'share' | 'backup'
  /** When a run first stopped for this reason, by the clock of that run. */
  readonly since: Date
  /** The latest time in the store; null before the first run of a store without registrations. */
  readonly seenAt: Date | null
  /** Registrations past their retention period by that clock, and all registrations. */
  readonly due: number
  readonly stored: number
}

export interface RetentionState {
  /** The latest time at which a run found the clock plausible. */
  readonly seenAt: Date | null
  readonly hold: RetentionHold | null
}

/** State of the retention runs, kept over restarts and shared by all instances. All methods throw StoreUnavailableError. */
export interface RetentionStore {
  read(): Promise<RetentionState>
  write(state: RetentionState): Promise<void>
}

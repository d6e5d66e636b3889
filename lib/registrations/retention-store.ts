/** Why nothing that is past its retention period is destroyed until a person has looked. */
export interface RetentionHold {
  /**
   * `clock`: the clock is far from the latest time that the store has seen. `share`: too large a part of all registrations
   * would go at once. `backup`: the copy that comes first could not be made.
   */
  readonly reason: 'clock' | 'share' | 'backup'
  /** When the first run was held for this reason, by the clock of that run. */
  readonly since: Date
  /** The latest time that the store had seen; null before the first run of a store without registrations. */
  readonly seenAt: Date | null
  /** Registrations past their period by that clock, of so many in all. */
  readonly due: number
  readonly stored: number
}

export interface RetentionState {
  /** The latest time at which a run found the clock plausible. */
  readonly seenAt: Date | null
  readonly hold: RetentionHold | null
}

/** What the retention runs remember, over restarts and for every instance. All methods throw StoreUnavailableError. */
export interface RetentionStore {
  read(): Promise<RetentionState>
  write(state: RetentionState): Promise<void>
}

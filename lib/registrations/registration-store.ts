import type { ConsentTextStore } from './consent-text-store'
import type { DueStore } from './due-store'
import type { MergeStore } from './merge-store'
import type { QuarantineStore } from './quarantine-store'
import type { ReadStore, CountStore } from './read-store'
import type { RemovalStore } from './removal-store'
import type { SaveStore } from './save-store'
import type { SearchTermStore, RecordKeyStore } from './upkeep-store'
import type { EventStore, NoteStore, AssignmentStore, ChannelStore } from './work-store'

/**
 * The port of the registration store; a use case takes the parts that it needs.
 * Every change by staff is committed in one transaction with its audit entry.
 */
export type RegistrationStore = SaveStore &
  ReadStore &
  CountStore &
  DueStore &
  EventStore &
  NoteStore &
  AssignmentStore &
  ChannelStore &
  QuarantineStore &
  RemovalStore &
  ConsentTextStore &
  SearchTermStore &
  RecordKeyStore &
  MergeStore

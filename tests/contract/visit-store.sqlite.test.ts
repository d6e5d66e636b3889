import { temporaryStore } from '../support/sqlite-store'
import { visitChangeContract } from './visit-change-store'
import { visitHoldContract } from './visit-hold-store'
import { visitQuarantineContract } from './visit-quarantine-store'
import { visitStoreContract } from './visit-store'

const open = async () => temporaryStore()

visitStoreContract('sqlite', open)
visitHoldContract('sqlite', open)
visitQuarantineContract('sqlite', open)
visitChangeContract('sqlite', open)

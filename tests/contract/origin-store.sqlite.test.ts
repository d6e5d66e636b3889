import { temporaryStore } from '../support/sqlite-store'
import { originStoreContract } from './origin-store'

originStoreContract('sqlite', async () => temporaryStore())

import { temporaryStore } from '../support/sqlite-store'
import { visitStoreContract } from './visit-store'

visitStoreContract('sqlite', async () => temporaryStore())

import { temporaryStore } from '../support/sqlite-store'
import { outboxStoreContract } from './outbox-store'

outboxStoreContract('sqlite', async () => temporaryStore())

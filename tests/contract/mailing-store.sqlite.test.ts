import { temporaryStore } from '../support/sqlite-store'
import { mailingStoreContract } from './mailing-store'

mailingStoreContract('sqlite', async () => temporaryStore())

import { temporaryStore } from '../support/sqlite-store'
import { pageCountContract } from './page-count-store'

pageCountContract('sqlite', async () => temporaryStore())

import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { pressStoreContract } from './press-store'
import { staffStoreContract } from './staff-store'

pressStoreContract('sqlite', freshSqliteStore)
staffStoreContract('sqlite', freshSqliteStore)

/**
 * `DATA_DIR=… node --conditions=react-server --import tsx tests/support/fill-registrations.ts COUNT`: creates a store with COUNT
 * generated registrations.
 */
import { join } from 'node:path'
import { createVault } from '@/lib/vault'
import { env } from '@/lib/env'
import { createLog } from '@/lib/log'
import { dataKey } from '@/lib/store/keys'
import { createSqliteStore } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { fillRegistrations } from '@/tools/bench/fill-registrations'

const vault = createVault(dataKey(env(), createLog()))
const store = createSqliteStore(env().DATA_DIR, vault)
fillRegistrations(join(env().DATA_DIR, STORE_FILE), vault, Number(process.argv[2]))
await store.close()

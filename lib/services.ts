import 'server-only'
import { env, type Env } from './env'
import { createLog, type Log } from './log'
import { createSqliteStore } from './store/sqlite'
import type { Store } from './store/store'

/** What use cases are given; tests build their own with a fixed clock and a fresh store. */
export interface Services {
  readonly env: Env
  readonly store: Store
  readonly log: Log
  readonly now: () => Date
}

const held = globalThis as typeof globalThis & { __services?: Services }

/** The composition root: the only place that chooses adapters. One set a process, made at first use. */
export function services(): Services {
  return (held.__services ??= {
    env: env(),
    store: createSqliteStore(env().DATA_DIR),
    log: createLog(),
    now: () => new Date(),
  })
}

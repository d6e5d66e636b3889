import 'server-only'
import { createSignInThrottle, type SignInThrottle } from './auth/throttle'
import { env, type Env } from './env'
import { createLog, type Log } from './log'
import { createViewCounter, type ViewCounter } from './press/view-counter'
import { createSqliteStore } from './store/sqlite'
import type { Store } from './store/store'

/** What use cases are given; tests build their own with a fixed clock and a fresh store. */
export interface Services {
  readonly env: Env
  readonly store: Store
  readonly log: Log
  readonly now: () => Date
  readonly views: ViewCounter
  readonly signInThrottle: SignInThrottle
}

const held = globalThis as typeof globalThis & { __services?: Services }

function create(): Services {
  const store = createSqliteStore(env().DATA_DIR)
  const log = createLog()
  return {
    env: env(),
    store,
    log,
    now: () => new Date(),
    views: createViewCounter(store.press, (error) => log.error({ err: error }, 'views could not be stored; they wait')),
    signInThrottle: createSignInThrottle(),
  }
}

/** The composition root: the only place that chooses adapters. One set a process, made at first use. */
export function services(): Services {
  return (held.__services ??= create())
}

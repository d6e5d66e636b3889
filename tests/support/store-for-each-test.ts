import type { Store } from '@/lib/store/store'

/** Opens an empty store of one kind. */
export type OpenStore = () => Promise<{ store: Store; dispose: () => Promise<void> }>

/**
 * Creates an empty store before each test of the calling suite, and removes it afterwards.
 * @param use receives the store, and resets whatever else a test starts with
 */
export function storeForEachTest(open: OpenStore, use: (store: Store) => void): void {
  let dispose: () => Promise<void>
  beforeEach(async () => {
    const opened = await open()
    dispose = opened.dispose
    use(opened.store)
  })
  afterEach(() => dispose())
}

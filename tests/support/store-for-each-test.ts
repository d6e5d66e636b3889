import type { Store } from '@/lib/store/store'

/** Opens an empty store of one kind. */
export type OpenStore = () => Promise<{ store: Store; dispose: () => Promise<void> }>

/**
 * An empty store before each test of the suite that this is called in, taken away after it.
 * @param use is handed the store, and makes anew whatever else a test begins with
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

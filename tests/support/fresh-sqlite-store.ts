import type { Store } from '@/lib/store/store'
import { temporaryStore } from './sqlite-store'

/** An empty embedded store in its own directory, which is removed when the store closes. */
export async function freshSqliteStore(): Promise<Store> {
  const { store, dispose } = temporaryStore()
  return { ...store, close: dispose }
}

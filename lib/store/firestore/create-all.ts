import 'server-only'
import type { WriteBatch } from 'firebase-admin/firestore'
import { codeOf, GRPC } from './deadline'

/** Commits a batch that creates documents. @returns false if one of them exists: nothing was written */
export async function createAll(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (codeOf(error) === GRPC.alreadyExists) return false
    throw error
  }
}

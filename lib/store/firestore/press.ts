import 'server-only'
import type { PressStore } from '@/lib/press/press-store'
import { articleViews } from './article-views'
import type { FirestoreConnection } from './connection'
import { readArticles } from './read-articles'
import { writeArticles } from './write-articles'

export const firestorePressStore = (connection: FirestoreConnection): PressStore => ({
  ...readArticles(connection),
  ...writeArticles(connection),
  ...articleViews(connection),
})

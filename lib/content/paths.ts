import 'server-only'
import { englishRoutes } from '@/lib/routes'
import { pathsOf } from './all-paths'
import { content } from './load'

/** Every public page with a fixed address, in menu order. */
export const publicPaths = (): string[] => pathsOf(content)

/** Every public page in English; none where this complex has none. */
export const englishPaths = (): string[] => (content.english ? Object.values(englishRoutes) : [])

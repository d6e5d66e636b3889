import 'server-only'
import { pathsOf } from './all-paths'
import { content } from './load'

/** Every public page with a fixed address, in menu order. */
export const publicPaths = (): string[] => pathsOf(content)

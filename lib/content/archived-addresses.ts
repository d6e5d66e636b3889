import 'server-only'
import { listVersions } from './announcement-versions'
import { content } from './load'
import { englishPaths, publicPaths } from './paths'
import { ownTourKeys } from './tours'
import { announcementVersionPath, tourPath } from '@/lib/routes'

/** Every page whose words are the site's own, percent-encoded; lists of the press and articles are records of the store. */
export const archivedAddresses = (): string[] => [
  ...[...publicPaths(), ...englishPaths()].map((path) => encodeURI(decodeURI(path))),
  ...(content.announcement
    ? listVersions(content.announcement)
        .slice(1)
        .map(({ id }) => announcementVersionPath(id))
    : []),
  ...ownTourKeys().map(tourPath),
]

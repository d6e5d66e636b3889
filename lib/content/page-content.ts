import { routes, type PageId } from '@/lib/routes'
import { listChanges } from './changes'
import type { Content } from './content'
import { CONTENT_FILES } from './content-files'

/** Properties of a part of content that concern its page. */
interface PageStatus {
  /** `comingSoon`: the page shows a placeholder, and search engines do not list it. */
  readonly status?: 'published' | 'comingSoon'
  /** Day of the last revision, for the sitemap. */
  readonly updated?: string
}

interface PageContentOf {
  id: PageId
  /** Where it is written, for messages. */
  at: string
  /** @returns the content of the page; null where there is none */
  of: (content: Content) => PageStatus | null
}

/** A page that shows one part of content, with the part's status and revision date where it has them. */
const part = (id: PageId, name: keyof Content): PageContentOf => ({
  id,
  at: `content/${CONTENT_FILES[name]}`,
  of: (content) => content[name] as PageStatus | null,
})
const shown = (isShown: boolean): PageStatus | null => (isShown ? {} : null)

/** Pages that show a part of content of their own; without that part, the page does not exist. */
export const PAGE_CONTENT: readonly PageContentOf[] = [
  part('brandIntro', 'brand'),
  { id: 'brandVideo', at: `content/${CONTENT_FILES.videos} › brand`, of: ({ videos }) => shown(videos.brand !== null) },
  part('businessPlan', 'schedule'),
  part('businessDocuments', 'documents'),
  part('subscriptionGuide', 'subscriptionGuide'),
  part('salesGuide', 'salesGuide'),
  part('announcement', 'announcement'),
  part('stampTax', 'stampTax'),
  {
    id: 'changes',
    at: `content/${CONTENT_FILES.changes}`,
    of: (content) => {
      const [newest] = listChanges(content)
      return newest ? { updated: newest.day } : null
    },
  },
  {
    id: 'undecided',
    at: `content/${CONTENT_FILES.undecided}`,
    of: ({ undecided }) => (undecided ? { updated: undecided.items.reduce((newest, { changed }) => (changed > newest ? changed : newest), '') } : null),
  },
  part('locationIntro', 'location'),
  { id: 'locationPremium', at: `content/${CONTENT_FILES.location} › premium`, of: ({ location }) => location?.premium ?? null },
  { id: 'complexIntro', at: `content/${CONTENT_FILES.complex} › sitePlan`, of: ({ complex }) => shown(complex.sitePlan !== null) },
  { id: 'complexDetail', at: `content/${CONTENT_FILES.complex} › unitPositions`, of: ({ complex }) => shown(complex.unitPositions !== null) },
  part('complexCommunity', 'community'),
  { id: 'unitVideos', at: `content/${CONTENT_FILES.videos} › tabs`, of: ({ videos }) => shown(videos.tabs.length > 0) },
  part('modelHouse', 'tours'),
]

/** @returns the properties of the page at this address; undefined where content has none */
export function pageStatusAt(content: Content, path: string): PageStatus | undefined {
  const found = PAGE_CONTENT.find(({ id }) => routes[id] === path)
  return found?.of(content) ?? undefined
}

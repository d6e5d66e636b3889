import type { PageId } from '@/lib/routes'
import type { Content } from './content'
import { CONTENT_FILES } from './content-files'

interface PageContentOf {
  id: PageId
  /** Where it is written, for messages. */
  at: string
  /** @returns whether there is something to show */
  of: (content: Content) => boolean
}

const part = (id: PageId, name: keyof Content): PageContentOf => ({ id, at: `content/${CONTENT_FILES[name]}`, of: (content) => content[name] !== null })

/** What each page with a part of content to itself shows: without it there is no such page. */
export const PAGE_CONTENT: readonly PageContentOf[] = [
  part('brandIntro', 'brand'),
  { id: 'brandVideo', at: `content/${CONTENT_FILES.videos} › brand`, of: ({ videos }) => videos.brand !== null },
  part('businessPlan', 'schedule'),
  part('businessDocuments', 'documents'),
  part('subscriptionGuide', 'subscriptionGuide'),
  part('salesGuide', 'salesGuide'),
  part('announcement', 'announcement'),
  part('stampTax', 'stampTax'),
  part('locationIntro', 'location'),
  { id: 'locationPremium', at: `content/${CONTENT_FILES.location} › premium`, of: ({ location }) => (location?.premium ?? null) !== null },
  { id: 'complexIntro', at: `content/${CONTENT_FILES.complex} › sitePlan`, of: ({ complex }) => complex.sitePlan !== null },
  { id: 'complexDetail', at: `content/${CONTENT_FILES.complex} › unitPositions`, of: ({ complex }) => complex.unitPositions !== null },
  part('complexCommunity', 'community'),
  { id: 'unitVideos', at: `content/${CONTENT_FILES.videos} › tabs`, of: ({ videos }) => videos.tabs.length > 0 },
  part('modelHouse', 'tours'),
]

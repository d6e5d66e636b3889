import 'server-only'
import type { Preview } from '@/lib/content/current-content'
import type { Content } from '@/lib/content/content'
import { content } from '@/lib/content/load'
import { floorPlanPath, englishRoutes, routes, type PageId } from '@/lib/routes'
import { contentWithFacts } from '../content-with-facts'
import { findFact } from '../fact-registry'
import { readHeld, wordsOf } from './edited-fact'
import type { FactDependencies } from './fact-actions'

/**
 * The site with a draft in place of what is published.
 * @returns null where there is no such draft, or the schema refuses it
 * @throws StoreUnavailableError
 */
export async function previewFact({ store, now }: Pick<FactDependencies, 'store' | 'now'>, path: string, draftOf: string): Promise<Omit<Preview, 'at'> | null> {
  const fact = findFact(path)
  if (!fact) return null
  const [{ values }, drafts] = await Promise.all([readHeld(store, now()), store.facts.listDrafts()])
  const draft = drafts.find((one) => one.path === path && one.actor === draftOf)
  if (!draft) return null
  const others = [...values].filter(([other]) => other !== path)
  const drafted = contentWithFacts(new Map(draft.json === null ? others : [...others, [path, JSON.parse(draft.json) as unknown]]))
  return drafted.refused.includes(path) ? null : { content: drafted.content, label: wordsOf(fact).label, path, draftOf }
}

/** Pages that show a part of content; others are on the home page. */
const PAGES: Readonly<Partial<Record<keyof Content, PageId>>> = {
  announcement: 'announcement',
  schedule: 'businessPlan',
  changes: 'changes',
  undecided: 'undecided',
  documents: 'businessDocuments',
  subscriptionGuide: 'subscriptionGuide',
  salesGuide: 'salesGuide',
  stampTax: 'stampTax',
  overview: 'businessIntro',
  registration: 'customer',
  privacy: 'privacy',
}

const isPage = (id: string | undefined): id is PageId => id !== undefined && id in routes && id in content.pages

/** Address of a page on which visitors meet the fact. */
export function factPage(path: string): string {
  const [part = '', id] = path.split('.')
  if (part === 'english') return englishRoutes.home
  if (part === 'units') return floorPlanPath(content.units.types[0]?.slug ?? '')
  const page = part === 'pages' ? id : path.startsWith('site.modelHouse') ? 'modelHouse' : PAGES[part as keyof Content]
  return isPage(page) ? routes[page] : routes.home
}

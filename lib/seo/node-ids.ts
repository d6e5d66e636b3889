import { absoluteUrl } from '@/lib/seo/absolute-url'
import { floorPlanPath } from '@/lib/routes'

/* Identifiers (`@id`) of nodes that other nodes refer to. pageGraph (graph.ts) rejects a reference to a node that its graph
   does not hold. */
export const organizationId = () => absoluteUrl('/#organization')
export const webSiteId = () => absoluteUrl('/#website')
export const complexId = () => absoluteUrl('/#complex')
export const modelHouseId = () => absoluteUrl('/#model-house')
export const floorPlanId = (slug: string) => absoluteUrl(`${floorPlanPath(slug)}#floor-plan`)
/** @param path of the page */
export const webPageId = (path: string) => absoluteUrl(`${path}#webpage`)
export const breadcrumbId = (path: string) => absoluteUrl(`${path}#breadcrumb`)
export const articleId = (path: string) => absoluteUrl(`${path}#article`)

import { absoluteUrl } from '@/lib/absolute-url'
import { floorPlanPath } from '@/lib/routes'

/*
 * Names (`@id`) of the nodes that other nodes refer to. A reference is good only in a graph that holds the node:
 * pageGraph (graph.ts) refuses any other.
 */
export const organizationId = () => absoluteUrl('/#organization')
export const webSiteId = () => absoluteUrl('/#website')
export const complexId = () => absoluteUrl('/#complex')
export const modelHouseId = () => absoluteUrl('/#model-house')
export const floorPlanId = (slug: string) => absoluteUrl(`${floorPlanPath(slug)}#floor-plan`)
/** @param path of the page */
export const webPageId = (path: string) => absoluteUrl(`${path}#webpage`)
export const breadcrumbId = (path: string) => absoluteUrl(`${path}#breadcrumb`)
export const articleId = (path: string) => absoluteUrl(`${path}#article`)

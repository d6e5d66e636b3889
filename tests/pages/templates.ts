/**
 * One address a template: between them they show every component that a visitor meets. The other addresses of a
 * template differ in content alone.
 */
export const TEMPLATES: readonly string[] = [
  '/',
  '/Brand/intro',
  '/Brand/video',
  '/BusinessGuide/intro',
  '/BusinessGuide/plan',
  '/BusinessGuide/documents',
  '/LocationEnvironment/intro',
  '/LocationEnvironment/primium',
  '/ComplexGuide/intro',
  '/ComplexGuide/detailintro',
  '/ComplexGuide/community',
  '/FloorPlan/84A',
  '/FloorPlan/videos',
  '/FloorPlan/Emodel',
  '/Interior/84A',
  '/SalesInfo/SubscriptionGuide',
  '/SalesInfo/announcement',
  '/SalesInfo/stampTax',
  '/Promotion/Customer',
  '/privacy',
]

/** Whether a public path stands for its template; press lists do, whatever their site is called. */
export const isTemplate = (path: string): boolean => TEMPLATES.includes(path) || path.endsWith('/press')

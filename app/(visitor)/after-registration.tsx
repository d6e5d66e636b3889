import { NextSteps } from '@/components/registration/next-steps'
import { content } from '@/lib/content/load'
import { routes } from '@/lib/routes'

/** What the popup and the result page say after a registration. */
export function AfterRegistration() {
  const { pages, site } = content
  return <NextSteps phone={site.phone} modelHouse={site.modelHouse} schedule={'businessPlan' in pages ? routes.businessPlan : undefined} />
}

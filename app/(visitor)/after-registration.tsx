import { NextSteps } from '@/components/registration/next-steps'
import { content } from '@/lib/content/load'
import { routes } from '@/lib/routes'

/** The next steps that the popup and the result page show after a registration. */
export function AfterRegistration({ visitingHours }: { visitingHours: string | null }) {
  const { pages, site } = content
  return (
    <NextSteps
      phone={site.phone}
      address={site.modelHouse.address}
      visitingHours={visitingHours}
      schedule={'businessPlan' in pages ? routes.businessPlan : undefined}
    />
  )
}

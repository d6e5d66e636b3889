import type { ReactNode } from 'react'
import { SiteLayout } from '@/components/layout/site-layout'
import { RegistrationPopup } from '@/components/registration/registration-popup'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { content } from '@/lib/content/load'
import { menusWhileStopped, registrationWhileStopped, type StoppedNotice } from '@/lib/content/stopped-content'
import { englishRoutes, VISIT_PATH } from '@/lib/routes'
import { AfterRegistration } from './after-registration'

interface VisitorLayoutProps {
  /** See LayoutProps. */
  visitingHours: string | null
  /** Instead of the form, while the law keeps the site from taking names. */
  stopped: StoppedNotice | null
  children: ReactNode
}

/** What surrounds every visitor's page: header, menus, footer, bottom bar, and the registration popup. */
export function VisitorLayout({ visitingHours, stopped, children }: VisitorLayoutProps) {
  const { site, english } = content
  const stated = stopped ? menusWhileStopped(content.menus, stopped) : content.menus
  // Without a script the button leads to the page that books a visit.
  const menus =
    !stopped && content.registration.open && content.registration.visits ? { ...stated, reservation: { ...stated.reservation, href: VISIT_PATH } } : stated
  const registration = stopped ? registrationWhileStopped(content.registration, stopped) : content.registration
  return (
    <StaticMarkup>
      <SiteLayout
        site={site}
        menus={menus}
        visitingHours={visitingHours}
        translation={english ? { language: 'en', href: englishRoutes.home } : undefined}
        dialogs={
          <RegistrationPopup
            content={registration}
            site={site.defaultPressSite}
            phone={site.phone}
            next={<AfterRegistration visitingHours={visitingHours} />}
          />
        }
      >
        {children}
      </SiteLayout>
    </StaticMarkup>
  )
}

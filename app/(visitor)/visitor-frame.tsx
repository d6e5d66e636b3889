import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { RegistrationPopup } from '@/components/registration/registration-popup'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { content } from '@/lib/content/load'
import { englishRoutes } from '@/lib/routes'
import { AfterRegistration } from './after-registration'

interface VisitorFrameProps {
  /** See FrameProps. */
  visitingHours: string | null
  children: ReactNode
}

/** The layout of every visitor page: header, menus, footer, bottom bar and registration popup. */
export function VisitorFrame({ visitingHours, children }: VisitorFrameProps) {
  const { site, menus, registration, english } = content
  return (
    <StaticMarkup>
      <SiteFrame
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
      </SiteFrame>
    </StaticMarkup>
  )
}

import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { RegistrationPopup } from '@/components/registration/registration-popup'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { content } from '@/lib/content/load'
import { englishRoutes } from '@/lib/routes'
import { AfterRegistration } from './after-registration'

/** What surrounds every visitor's page: header, menus, footer, bottom bar, and the registration popup. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { site, menus, registration, english } = content
  return (
    <StaticMarkup>
      <SiteFrame
        site={site}
        menus={menus}
        translation={english ? { language: 'en', href: englishRoutes.home } : undefined}
        dialogs={<RegistrationPopup content={registration} site={site.defaultPressSite} phone={site.phone} next={<AfterRegistration />} />}
      >
        {children}
      </SiteFrame>
    </StaticMarkup>
  )
}

import type { ReactNode } from 'react'
import type { MenuPicture } from '@/components/layout/layout-props'
import { SiteLayout } from '@/components/layout/site-layout'
import { NoticeBar } from '@/components/notices/notice-bar'
import { NoticePopup } from '@/components/notices/notice-popup'
import { RegistrationPopup } from '@/components/registration/registration-popup'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { content, picture } from '@/lib/content/load'
import { menuGroups } from '@/lib/content/page-place'
import { menusInPhase, registrationInPhase } from '@/lib/content/phase-content'
import { pictureUrl } from '@/lib/content/schemas/picture-url'
import type { Menus } from '@/lib/content/schemas/site'
import { menusWhileStopped, registrationWhileStopped, type StoppedNotice } from '@/lib/content/stopped-content'
import { readNotices } from '@/lib/requests/notices-of-pages'
import { englishRoutes, VISIT_PATH } from '@/lib/routes'
import { AfterRegistration } from './after-registration'

interface VisitorLayoutProps {
  /** See LayoutProps. */
  visitingHours: string | null
  /** Instead of the form, while the law keeps the site from taking names. */
  stopped: StoppedNotice | null
  children: ReactNode
}

/** Width in px of the file that the menu shows: as wide as the picture gets there (main-menu.module.css). */
const MENU_PICTURE_WIDTH = 1080

const menuPictures = ({ groups }: Menus): Record<string, MenuPicture> =>
  Object.fromEntries(
    groups.flatMap(({ label, picture: id }) => {
      if (!id) return []
      const files = picture(id)
      const width = files.widths.find((each) => each >= MENU_PICTURE_WIDTH) ?? files.width
      return [[label, { src: pictureUrl(files, width, 'webp'), illustration: files.illustration }] as const]
    }),
  )

/** What surrounds every visitor's page: header, menus, footer, bottom bar, and the registration popup. */
export function VisitorLayout({ visitingHours, stopped, children }: VisitorLayoutProps) {
  const { site, english } = content
  const notices = readNotices().filter(({ place }) => place !== 'page')
  const { menus, opensForm } = menusInPhase(stopped ? menusWhileStopped(content.menus, stopped) : content.menus, content)
  const open = registrationInPhase(content.registration, site)
  const registration = stopped ? registrationWhileStopped(open, stopped) : open
  const booksVisit = opensForm && registration.open && registration.visits !== undefined
  return (
    <StaticMarkup>
      <SiteLayout
        site={site}
        menus={{ ...menus, groups: menuGroups({ ...content, menus }) }}
        menuPictures={menuPictures(menus)}
        visitHref={booksVisit ? VISIT_PATH : undefined}
        opensForm={opensForm}
        visitingHours={visitingHours}
        translation={english ? { language: 'en', href: englishRoutes.home } : undefined}
        notices={<NoticeBar notices={notices} />}
        dialogs={
          <>
            <RegistrationPopup
              content={registration}
              site={site.defaultPressSite}
              phone={site.phone}
              next={<AfterRegistration visitingHours={visitingHours} />}
            />
            <NoticePopup notices={notices} />
          </>
        }
      >
        {children}
      </SiteLayout>
    </StaticMarkup>
  )
}

import type { Menus } from '@/lib/content/schemas/site'
import { commonWords } from '@/lib/messages/ko/common'
import { layoutWords } from '@/lib/messages/ko/layout'
import { routes } from '@/lib/routes'
import { MenuLinks } from './menu-links'
import styles from './not-found.module.css'

interface NotFoundProps {
  /** All menu groups, where there is room. */
  groups?: Menus['groups']
  phone: string
}

/** Page for an address that does not exist: an explanation and links. */
export function NotFound({ groups, phone }: NotFoundProps) {
  return (
    <section className="container message-page">
      <h1 lang="en">Not Found</h1>
      <p className="lead">{layoutWords.notFound}</p>
      <div className="ways-on">
        <a href={routes.home} className="button button--primary">
          {commonWords.toHome}
        </a>
        <a href={`tel:${phone}`} className="button">
          {commonWords.call} {phone}
        </a>
      </div>
      {groups && (
        <nav aria-label={layoutWords.allPages} className={styles.groups}>
          {groups.map((group) => (
            <div key={group.label} className={styles.group}>
              <h2 className={styles.heading}>{group.label}</h2>
              <MenuLinks items={group.items} />
            </div>
          ))}
        </nav>
      )}
    </section>
  )
}

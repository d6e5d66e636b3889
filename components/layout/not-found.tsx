import type { Menus } from '@/lib/content/schemas/site'
import { routes } from '@/lib/routes'
import { MenuLinks } from './menu-links'
import styles from './not-found.module.css'

interface NotFoundProps {
  /** Every way on, where there is room for it. */
  groups?: Menus['groups']
  phone: string
}

/** What a reader finds at an address that does not exist: what happened, and the ways on. */
export function NotFound({ groups, phone }: NotFoundProps) {
  return (
    <section className="container message-page">
      <p className="eyebrow" lang="en" aria-hidden="true">
        404
      </p>
      <h1 lang="en">Not Found</h1>
      <p className="lead">찾으시는 페이지가 없습니다. 주소가 바뀌었거나 잘못 입력되었을 수 있습니다. 메뉴에서 다시 찾으시거나 대표번호로 문의해 주세요.</p>
      <div className="ways-on">
        <a href={routes.home} className="button button--primary">
          홈으로
        </a>
        <a href={`tel:${phone}`} className="button">
          전화 상담 {phone}
        </a>
      </div>
      {groups && (
        <nav aria-label="페이지 안내" className={styles.groups}>
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

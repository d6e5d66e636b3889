import { Icon } from '@/components/ui/icon'
import { PopupOpener } from '@/components/ui/popup-opener'
import type { Menus, Site } from '@/lib/content/schemas/site'
import { commonWords } from '@/lib/messages/ko/common'
import { layoutWords } from '@/lib/messages/ko/layout'
import { routes } from '@/lib/routes'
import styles from './site-footer.module.css'
import { Wordmark } from './wordmark'

export function SiteFooter({ site, reservation }: { site: Site; reservation: Menus['reservation'] }) {
  const { builder, legal, familySite } = site
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.top}`}>
        <div className={styles.identity}>
          <Wordmark site={site} />
          <p className={styles.official}>{site.officialNotice}</p>
        </div>
        <div className={styles.contact}>
          <a href={`tel:${site.phone}`} className={styles.phone}>
            {site.phone}
          </a>
          <p className={styles.hours}>{site.phoneHours}</p>
        </div>
        <div className={styles.actions}>
          <PopupOpener href={reservation.href} className={`button ${styles.reserve}`}>
            {reservation.label}
          </PopupOpener>
          <details className={styles.family} data-dismiss="">
            <summary className={styles.familySummary}>
              {layoutWords.familySite}
              <Icon name="chevron" size={18} className={styles.chevron} />
            </summary>
            <ul className={styles.familyList}>
              <li>
                <a href={familySite.href} target="_blank" rel="noopener" className={styles.familyLink}>
                  {familySite.label}
                  <Icon name="external" size={16} />
                  <span className="visually-hidden">{commonWords.newWindow}</span>
                </a>
              </li>
            </ul>
          </details>
        </div>
      </div>

      <div className={`container ${styles.details}`}>
        <dl className={styles.facts}>
          <Fact {...legal.operator} />
          <Fact label={layoutWords.builder} value={builder.name} />
          <Fact label={layoutWords.representative} value={builder.representative} />
          <Fact label={layoutWords.businessNumber} value={builder.businessNumber} />
          <Fact label={commonWords.address} value={builder.address} />
          {legal.items.map(({ label, footerLabel = label, value }) => (
            <Fact key={label} label={footerLabel} value={value} />
          ))}
        </dl>
        <ul className={styles.disclaimer}>
          {site.disclaimer.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>

      <div className={`container ${styles.bottom}`}>
        <p className={styles.copyright} lang="en">
          © {site.copyrightYear} {builder.nameLatin}. All rights reserved.
        </p>
        <a href={routes.privacy} className={styles.privacy}>
          {layoutWords.privacy}
        </a>
      </div>
    </footer>
  )
}

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value ?? commonWords.inPreparation}</dd>
    </div>
  )
}

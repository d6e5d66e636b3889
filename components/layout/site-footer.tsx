import { Fragment } from 'react'
import { Icon } from '@/components/ui/icon'
import { PopupOpener } from '@/components/ui/popup-opener'
import { messages } from '@/lib/messages/catalogue'
import { routes } from '@/lib/routes'
import type { LayoutProps } from './layout-props'
import { LanguageLink } from './language-link'
import styles from './site-footer.module.css'
import { Wordmark } from './wordmark'

/**
 * Footer of every page. The business details that the law demands are folded in the narrow layout and open in the wide one: the
 * same `<details>`, without script; browsers without `::details-content` fold them at every width.
 */
export function SiteFooter({
  site,
  menus: { reservation },
  translation,
  visitingHours,
  visitHref = reservation.href,
  opensForm = true,
  language = 'ko',
}: LayoutProps) {
  const { common, layout, visitingHours: hoursWords } = messages(language)
  const { builder, legal, familySite } = site
  const [officialWords, ...afterPhone] = site.officialNotice.split(site.phone)
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.top}`}>
        <div className={styles.identity}>
          <Wordmark site={site} language={language} />
          <p className={styles.official}>
            {officialWords}
            {afterPhone.map((words) => (
              <Fragment key={words}>
                {/* Chromium breaks a number at its hyphen. */}
                <span>{site.phone}</span>
                {words}
              </Fragment>
            ))}
          </p>
        </div>
        <div className={styles.contact}>
          <a href={`tel:${site.phone}`} className={styles.phone}>
            {site.phone}
          </a>
          <p className={styles.hours}>{site.phoneHours}</p>
          {visitingHours !== null && <p className={styles.hours}>{hoursWords.footer(visitingHours)}</p>}
        </div>
        <div className={styles.actions}>
          <PopupOpener href={visitHref} className={`button ${styles.reserve}`} popup={language === 'ko' && opensForm}>
            {reservation.label}
          </PopupOpener>
          <details className={styles.family} data-dismiss="">
            <summary className={styles.familySummary}>
              {layout.familySite}
              <Icon name="chevron" size={18} className={styles.chevron} />
            </summary>
            <ul className={styles.familyList}>
              <li>
                <a href={familySite.href} target="_blank" rel="noopener" className={styles.familyLink}>
                  {familySite.label}
                  <Icon name="external" size={16} />
                  <span className="visually-hidden">{common.newWindow}</span>
                </a>
              </li>
            </ul>
          </details>
        </div>
      </div>

      <div className={`container ${styles.details}`}>
        <details className={styles.business}>
          <summary className={styles.businessSummary}>
            {layout.businessDetails}
            <Icon name="chevron" size={18} className={styles.businessChevron} />
          </summary>
          <dl className={styles.facts}>
            <Fact pending={common.inPreparation} {...legal.operator} />
            <Fact pending={common.inPreparation} label={layout.builder} value={builder.name} />
            <Fact pending={common.inPreparation} label={layout.representative} value={builder.representative} />
            <Fact pending={common.inPreparation} label={layout.businessNumber} value={builder.businessNumber} />
            <Fact pending={common.inPreparation} label={common.address} value={builder.address} />
            {legal.items.map(({ label, footerLabel = label, value }) => (
              <Fact pending={common.inPreparation} key={label} label={footerLabel} value={value} />
            ))}
          </dl>
          <ul className={styles.disclaimer}>
            {site.disclaimer.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </div>

      <div className={`container ${styles.bottom}`}>
        <p className={styles.copyright} lang="en">
          © {site.copyrightYear} {builder.nameLatin}. All&nbsp;rights&nbsp;reserved.
        </p>
        {translation && <LanguageLink to={translation} className={styles.privacy} />}
        <a href={routes.privacy} className={styles.privacy} hrefLang={language === 'ko' ? undefined : 'ko'}>
          {layout.privacy}
        </a>
      </div>
    </footer>
  )
}

function Fact({ label, value, pending }: { label: string; value: string | null; pending: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value ?? pending}</dd>
    </div>
  )
}

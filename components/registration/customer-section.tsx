import type { ReactNode } from 'react'
import { media } from '@/components/ui/breakpoints'
import { Picture } from '@/components/ui/picture'
import { RunningText } from '@/components/ui/running-text'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import type { RegistrationContent } from '@/lib/content/schemas/registration'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './customer-section.module.css'

interface CustomerSectionProps {
  page: Pick<RegistrationContent['customerPage'], 'heading' | 'serviceText' | 'hours'>
  picture: PictureData
  phone: string
  language?: Language
  /** The form. */
  children: ReactNode
}

/** The only section of the customer page: the form, with the offer and contact details beside or below it. */
export function CustomerSection({ page, picture, phone, language = 'ko', children }: CustomerSectionProps) {
  const { registration, ui } = messages(language)
  return (
    <section className={`container ${styles.section}`} aria-labelledby="customer-section">
      <h2 id="customer-section" className={styles.heading}>
        {page.heading}
      </h2>
      <div className={styles.form}>{children}</div>
      <div className={styles.about}>
        <Picture picture={picture} sizes={`${media.phone} 100vw, ${media.wide} 620px, 480px`} className={styles.picture} caption notice={ui.illustration} />
        <div className={styles.service}>
          {page.serviceText.map((text) => (
            <p key={text}>
              <RunningText text={text} />
            </p>
          ))}
        </div>
        <dl className={styles.contact}>
          <div>
            <dt>{registration.phone}</dt>
            <dd>
              <a href={`tel:${phone}`} className={styles.phone}>
                {phone}
              </a>
            </dd>
          </div>
          <div>
            <dt>{registration.hours}</dt>
            <dd>{page.hours}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

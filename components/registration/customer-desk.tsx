import type { ReactNode } from 'react'
import { media } from '@/components/ui/breakpoints'
import { Picture } from '@/components/ui/picture'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import type { RegistrationContent } from '@/lib/content/schemas/registration'
import styles from './customer-desk.module.css'

interface CustomerDeskProps {
  page: RegistrationContent['customerPage']
  picture: PictureData
  phone: string
  /** The form. */
  children: ReactNode
}

/** The customer page's one section: what the office offers and how to reach it, beside the form. */
export function CustomerDesk({ page, picture, phone, children }: CustomerDeskProps) {
  return (
    <section className={`container ${styles.desk}`} aria-labelledby="customer-desk">
      <div className={styles.about}>
        <h2 id="customer-desk">{page.heading}</h2>
        <Picture picture={picture} sizes={`${media.phone} 100vw, 480px`} className={styles.picture} caption />
        <div className={styles.service}>
          {page.serviceText.map((text) => <p key={text}>{text}</p>)}
        </div>
        <dl className={styles.contact}>
          <div>
            <dt>대표번호</dt>
            <dd><a href={`tel:${phone}`} className={styles.phone}>{phone}</a></dd>
          </div>
          <div>
            <dt>상담 시간</dt>
            <dd>{page.hours}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.form}>{children}</div>
    </section>
  )
}

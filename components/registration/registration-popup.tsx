import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog'
import type { RegistrationContent } from '@/lib/content/schemas/registration'
import { RegistrationForm } from './registration-form'
import styles from './registration-popup.module.css'

interface RegistrationPopupProps {
  content: RegistrationContent
  /** Slug of the default press site. */
  site: string
  phone: string
  /** The steps after a registration. */
  next: ReactNode
}

/** Opened by every `data-popup-open` (components/behaviour/popup.ts). Rendered once, in the visitors' layout. */
export function RegistrationPopup({ content, site, phone, next }: RegistrationPopupProps) {
  return (
    <Dialog id="registration-popup" title={content.heading}>
      <p className={styles.lead}>{content.lead}</p>
      <RegistrationForm content={content} source="popup" site={site} phone={phone} next={next} />
    </Dialog>
  )
}

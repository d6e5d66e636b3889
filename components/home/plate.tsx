import type { IsometricPicture } from '@/components/plan/isometric'
import { media } from '@/components/ui/breakpoints'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { planWords } from '@/lib/messages/ko/plan'
import { Illustrated } from './illustrated'
import { ReadMoreLink } from './read-more-link'
import styles from './plate.module.css'

interface PlateProps {
  title: string
  link: { label: string; href: string }
  picture?: PictureData | undefined
  /** A unit type cut open, instead of a picture. */
  plan?: (Pick<IsometricPicture, 'src' | 'width' | 'height'> & { unit: string }) | undefined
}

/**
 * A picture over the whole width between two sections of the narrow layout; the wide one shows it within them. Without a preview, which
 * would be in the page of those who never scroll so far.
 */
export function Plate({ title, link, picture, plan }: PlateProps) {
  return (
    <figure className={styles.plate}>
      {picture && <Illustrated picture={{ ...picture, preview: undefined }} sizes={`${media.phone} 120vw, 1px`} className={styles.picture} />}
      {plan && (
        <div className={styles.plan}>
          <img src={plan.src} width={plan.width} height={plan.height} loading="lazy" decoding="async" alt={planWords.isometricOf(plan.unit)} />
        </div>
      )}
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <ReadMoreLink href={link.href}>{link.label}</ReadMoreLink>
      </figcaption>
    </figure>
  )
}

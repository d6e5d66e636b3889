import { preload } from 'react-dom'
import { fallbackUrl, pictureUrl } from '@/lib/content/schemas/picture-url'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import styles from './picture.module.css'

interface PictureProps {
  picture: PictureData
  /** The `sizes` attribute: how wide the whole picture is laid out, e.g. `(max-width: 900px) 100vw, 620px`; of one that is cropped, the width before cropping. */
  sizes: string
  /** True for the one picture that is the page's largest paint: fetched first, never lazy. */
  priority?: boolean
  /** Shows the caption and, for illustrations, that reality may differ. */
  caption?: boolean
  className?: string
}

/** A pre-encoded picture with its intrinsic size, so that nothing moves when it arrives. */
export function Picture({ picture, sizes, priority = false, caption = false, className }: PictureProps) {
  const sources = (format: 'avif' | 'webp') => picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ')
  // In the document's head at first; in the payload of a route that is fetched ahead, so that the picture is there before the page.
  if (priority) preload(fallbackUrl(picture), { as: 'image', type: 'image/avif', imageSrcSet: sources('avif'), imageSizes: sizes, fetchPriority: 'high' })
  const image = (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        className={styles.image}
        src={fallbackUrl(picture)}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
  if (!caption) return <div className={className}>{image}</div>
  return (
    <figure className={[styles.figure, className].filter(Boolean).join(' ')}>
      {image}
      <figcaption className={styles.caption}>
        {[picture.caption, picture.illustration ? '이미지컷: 실제와 다를 수 있습니다' : null].filter(Boolean).join(' · ')}
      </figcaption>
    </figure>
  )
}

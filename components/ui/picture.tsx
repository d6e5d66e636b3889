import { Fragment } from 'react'
import { preload } from 'react-dom'
import { fallbackUrl } from '@/lib/content/schemas/picture-url'
import type { Picture as PictureData, PictureSource } from '@/lib/content/schemas/pages'
import { ILLUSTRATION_NOTICE } from './illustration-notice'
import { pictureRenders, srcSet } from './picture-renders'
import styles from './picture.module.css'

/** The picture 16 px wide, as a data URL. */
const previewUrl = ({ preview }: PictureSource) => preview && `data:image/webp;base64,${preview}`

interface PictureProps {
  picture: PictureData
  /**
   * The `sizes` attribute: the layout width of the whole picture, e.g. `${media.phone} 100vw, 620px`; of a cropped one, the width
   * before cropping.
   */
  sizes: string
  /** True for the page's largest paint: fetched first, never lazy. */
  priority?: boolean
  /** True where the frame fills the window: a window taller than wide shows the picture's upright render, if it has one. */
  tall?: boolean
  /**
   * Shows the caption and, for illustrations, that reality may differ. `notice`, beside a heading of the same name: an illustration
   * has the latter alone; when a photograph was taken, and what the office wrote, no heading says.
   */
  caption?: boolean | 'notice'
  /** Set where the surrounding section reads the notice once for several pictures: see SpokenNotice. */
  noticeSpoken?: boolean
  /** The notice for illustrations in the page's language. */
  notice?: string
  className?: string
}

/** A pre-encoded picture with its intrinsic size, so that nothing moves when it loads. */
export function Picture({
  picture,
  sizes,
  priority = false,
  tall = false,
  caption = false,
  noticeSpoken = false,
  notice = ILLUSTRATION_NOTICE,
  className,
}: PictureProps) {
  const renders = pictureRenders(picture, tall)
  const [first] = renders
  if (priority) {
    // Preloads from the document's head at first, and from the payload of a prefetched route, so that the picture is there before
    // the page.
    for (const { files, media } of renders) {
      preload(fallbackUrl(files), { as: 'image', type: 'image/avif', imageSrcSet: srcSet(files, 'avif'), imageSizes: sizes, fetchPriority: 'high', media })
    }
  }
  const preview = picture.preview && (
    <img className={styles.preview} src={previewUrl(picture)} alt="" width={picture.width} height={picture.height} aria-hidden="true" />
  )
  const tallPreview = first?.media && previewUrl(first.files)
  const image = (
    <>
      {tallPreview ? (
        <picture className={styles.previews}>
          <source srcSet={tallPreview} media={first.media} />
          {preview}
        </picture>
      ) : (
        preview
      )}
      <picture>
        {renders.map(({ files, media }) => (
          <Fragment key={files.id}>
            <source type="image/avif" srcSet={srcSet(files, 'avif')} sizes={sizes} media={media} />
            <source type="image/webp" srcSet={srcSet(files, 'webp')} sizes={sizes} media={media} />
          </Fragment>
        ))}
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
    </>
  )
  // A span, so that it is valid in a `<summary>` as well.
  const isSaidBeside = caption === 'notice' && picture.illustration && !picture.officeCaption
  const name = isSaidBeside ? undefined : picture.caption
  if (!caption || !(name || picture.illustration)) return <span className={[styles.frame, className].filter(Boolean).join(' ')}>{image}</span>
  return (
    <figure className={[styles.figure, className].filter(Boolean).join(' ')}>
      <span className={styles.frame}>{image}</span>
      <figcaption className={styles.caption}>
        {name}
        {picture.illustration && (
          <span aria-hidden={noticeSpoken || undefined}>
            {name && ' · '}
            {notice}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

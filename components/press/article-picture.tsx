import { ILLUSTRATION_NOTICE } from '@/components/ui/illustration-notice'
import type { ArticleCover } from '@/lib/press/cover'
import { mediaPath } from '@/lib/routes'
import styles from './article-picture.module.css'

/** The article's column, see article-view.module.css; narrower screens leave the container's margins. */
const SIZES = '(max-width: 46rem) 100vw, 46rem'

interface ArticlePictureProps {
  picture: Pick<ArticleCover, 'alt' | 'width' | 'height' | 'files' | 'illustration'>
  /** Whether it is below the first screen: loaded when the reader comes near. */
  lazy?: boolean
}

/** An article's picture with its intrinsic size, which avoids layout shift, and the note that it is an illustration. */
export function ArticlePicture({ picture, lazy = false }: ArticlePictureProps) {
  const { alt, width, height, files, illustration } = picture
  const largest = files.at(-1) ?? files[0]
  return (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={mediaPath(largest.file)}
        srcSet={files.map(({ file, width: fileWidth }) => `${mediaPath(file)} ${fileWidth}w`).join(', ')}
        sizes={SIZES}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={lazy ? 'lazy' : undefined}
      />
      {illustration ? <figcaption className={styles.note}>{ILLUSTRATION_NOTICE}</figcaption> : null}
    </figure>
  )
}

import type { ArticleCover } from '@/lib/press/cover'
import { mediaPath } from '@/lib/routes'
import { articleFormWords } from '@/lib/messages/ko/article-form'
import styles from './article-form.module.css'

interface CoverFieldsProps {
  /** Prefix of the ids within the page. */
  prefix: string
  /** The article's current picture. */
  cover: ArticleCover | null
  /** Maximum length in characters. */
  altMax: number
  /** Maximum size of a file in bytes. */
  fileMax: number
  /** Types of files that it offers. */
  fileTypes: string
}

const MEGABYTE = 1024 * 1024

/** Chooses, describes and removes an article's picture. */
export function CoverFields({ prefix, cover, altMax, fileMax, fileTypes }: CoverFieldsProps) {
  return (
    <fieldset className={styles.cover}>
      <legend>{articleFormWords.cover}</legend>
      {cover ? (
        <div className={styles.present}>
          <img className={styles.thumbnail} src={mediaPath(cover.files[0].file)} alt={cover.alt} width={cover.width} height={cover.height} />
          <label className={styles.check}>
            <input type="checkbox" name="removeCover" value="on" />
            {articleFormWords.removeCover}
          </label>
        </div>
      ) : null}
      <p className={styles.field}>
        <label htmlFor={`${prefix}-cover`}>{cover ? articleFormWords.otherFile : articleFormWords.file}</label>
        <input id={`${prefix}-cover`} name="cover" type="file" accept={fileTypes} aria-describedby={`${prefix}-cover-hint`} />
        <small className={styles.hint} id={`${prefix}-cover-hint`}>
          {articleFormWords.fileHint(fileMax / MEGABYTE)}
        </small>
      </p>
      <p className={styles.field}>
        <label htmlFor={`${prefix}-cover-alt`}>{articleFormWords.alt}</label>
        <input
          id={`${prefix}-cover-alt`}
          name="coverAlt"
          maxLength={altMax}
          defaultValue={cover?.alt}
          autoComplete="off"
          aria-describedby={`${prefix}-cover-alt-hint`}
        />
        <small className={styles.hint} id={`${prefix}-cover-alt-hint`}>
          {articleFormWords.altHint}
        </small>
      </p>
    </fieldset>
  )
}

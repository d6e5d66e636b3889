import type { ChangeEvent } from 'react'
import { articlePictureWords as words } from '@/lib/messages/ko/article-pictures'
import type { PictureSlot } from '@/lib/press/article-picture'
import type { articleLimits } from '@/lib/press/article'
import { mediaPath } from '@/lib/routes'
import { insertPictureLine, removePictureLine } from './insert-picture-line'
import styles from './article-form.module.css'

interface PictureFieldsProps {
  /** Prefix of the ids within the page. */
  prefix: string
  /** Places for pictures, see lib/press/article-picture.ts. */
  slots: readonly PictureSlot[]
  limits: typeof articleLimits
}

/** A chosen file gets its line in the text; without scripts the server adds the line at the end. */
function onChosen({ currentTarget }: ChangeEvent<HTMLInputElement>, line: string) {
  const text = currentTarget.form?.elements.namedItem('content')
  if (!(text instanceof HTMLTextAreaElement)) return
  if (currentTarget.files?.length) insertPictureLine(text, line)
  else removePictureLine(text, line)
}

/** Adds, describes and removes the pictures in an article's text. */
export function PictureFields({ prefix, slots, limits }: PictureFieldsProps) {
  return (
    <fieldset className={styles.cover} aria-describedby={`${prefix}-pictures`}>
      <legend>{words.legend}</legend>
      <small className={styles.hint} id={`${prefix}-pictures`}>
        {words.hint(limits.picturesAtOnce, limits.pictures)}
      </small>
      <small className={styles.hint} id={`${prefix}-pictures-alt`}>
        {words.altHint}
      </small>
      <input type="hidden" name="freePictures" value={slots.flatMap(({ number, picture }) => (picture ? [] : [number])).join(' ')} />
      {slots.map(({ line, fields, picture }) => (
        <div key={line} className={styles.picture}>
          {picture ? (
            <div className={styles.present}>
              <img
                className={styles.thumbnail}
                src={mediaPath(picture.files[0].file)}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
              <label className={styles.check}>
                <input type="checkbox" name={fields.remove} value="on" />
                {words.remove(line)}
              </label>
            </div>
          ) : (
            <p className={styles.field}>
              <label htmlFor={`${prefix}-${fields.file}`}>{words.file(line)}</label>
              <input id={`${prefix}-${fields.file}`} name={fields.file} type="file" accept={limits.pictureTypes} onChange={(event) => onChosen(event, line)} />
            </p>
          )}
          <p className={styles.field}>
            <label htmlFor={`${prefix}-${fields.alt}`}>{words.alt(line)}</label>
            <input
              id={`${prefix}-${fields.alt}`}
              name={fields.alt}
              maxLength={limits.coverAlt}
              defaultValue={picture?.alt}
              autoComplete="off"
              aria-describedby={`${prefix}-pictures-alt`}
            />
          </p>
        </div>
      ))}
    </fieldset>
  )
}

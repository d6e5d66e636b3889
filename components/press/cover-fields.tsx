import type { ArticleCover } from '@/lib/press/cover'
import { mediaPath } from '@/lib/routes'
import styles from './article-form.module.css'

interface CoverFieldsProps {
  /** Prefix of the ids within the page. */
  prefix: string
  /** The picture that the article has. */
  cover: ArticleCover | null
  /** Letters. */
  altMax: number
}

const TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** Chooses, describes and removes an article's picture. */
export function CoverFields({ prefix, cover, altMax }: CoverFieldsProps) {
  return (
    <fieldset className={styles.cover}>
      <legend>대표 사진 (선택)</legend>
      {cover ? (
        <div className={styles.present}>
          <img className={styles.thumbnail} src={mediaPath(cover.files[0].file)} alt={cover.alt} width={cover.width} height={cover.height} />
          <label className={styles.check}>
            <input type="checkbox" name="removeCover" value="on" />
            대표 사진 지우기
          </label>
        </div>
      ) : null}
      <p className={styles.field}>
        <label htmlFor={`${prefix}-cover`}>{cover ? '다른 사진 파일' : '사진 파일'}</label>
        <input id={`${prefix}-cover`} name="cover" type="file" accept={TYPES} aria-describedby={`${prefix}-cover-hint`} />
        <small className={styles.hint} id={`${prefix}-cover-hint`}>
          JPEG, PNG, WebP, AVIF, 8MB까지. 링크 미리보기에는 가운데가 1200x630 비율로 잘려 쓰입니다.
        </small>
      </p>
      <p className={styles.field}>
        <label htmlFor={`${prefix}-cover-alt`}>사진 설명</label>
        <input
          id={`${prefix}-cover-alt`}
          name="coverAlt"
          maxLength={altMax}
          defaultValue={cover?.alt}
          autoComplete="off"
          aria-describedby={`${prefix}-cover-alt-hint`}
        />
        <small className={styles.hint} id={`${prefix}-cover-alt-hint`}>
          사진을 올리면 꼭 필요합니다. 사진을 볼 수 없는 사람에게 읽어 주는 글입니다.
        </small>
      </p>
    </fieldset>
  )
}

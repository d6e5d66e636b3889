import type { PreviewPicture } from '@/lib/content/preview'
import type { PlacedText } from '@/lib/content/place'
import type { ShareCard } from '@/lib/seo/share-cards'
import styles from './content-preview.module.css'

interface ContentPreviewProps {
  cards: readonly ShareCard[]
  pictures: readonly PreviewPicture[]
  texts: readonly { readonly file: string; readonly texts: readonly PlacedText[] }[]
}

/** All content, each item with its source file. Only on the development server. */
export function ContentPreview({ cards, pictures, texts }: ContentPreviewProps) {
  return (
    <main className={`container ${styles.page}`}>
      <h1>콘텐츠 미리보기</h1>
      <p>content/ 의 모든 글과 그림, 공유 카드입니다. 개발 서버에서만 열립니다.</p>
      <nav aria-label="차례" className={styles.contents}>
        <a href="#cards">공유 카드 {cards.length}장</a>
        <a href="#pictures">그림 {pictures.length}장</a>
        {texts.map(({ file, texts: listed }) => (
          <a key={file} href={`#${file}`}>
            {file.replace('content/', '')} {listed.length}건
          </a>
        ))}
      </nav>

      <section aria-labelledby="cards">
        <h2 id="cards">공유 카드</h2>
        <ul className={styles.cards}>
          {cards.map(({ path, at, title, description, picture }) => (
            <li key={path} className={styles.card}>
              <img src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" />
              <p className={styles.title}>{title}</p>
              <p>{description}</p>
              <p className={styles.place}>
                <a href={path}>{decodeURI(path)}</a> · {at} · {picture.width}×{picture.height}
              </p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="pictures">
        <h2 id="pictures">그림</h2>
        <ul className={styles.cards}>
          {pictures.map(({ id, at, alt, sizes, shownAt }) => (
            <li key={id} className={styles.card}>
              {sizes[0] && <img src={sizes[0].url} alt={alt} width={sizes[0].width} height={sizes[0].height} loading="lazy" />}
              <p className={styles.title}>{id}</p>
              <p>{alt || '설명이 없습니다.'}</p>
              <p className={styles.place}>{at}</p>
              <p className={styles.place}>
                {sizes.map(({ width, height, url }) => (
                  <a key={url} href={url} className={styles.size}>
                    {width}×{height}
                  </a>
                ))}
              </p>
              {shownAt.map((place) => (
                <p key={place} className={styles.place}>
                  {place}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </section>

      {texts.map(({ file, texts: listed }) => (
        <section key={file} aria-labelledby={file}>
          <h2 id={file}>{file}</h2>
          <dl className={styles.texts}>
            {listed.map(({ at, text }) => (
              <div key={at}>
                <dt className={styles.place}>{at.slice(file.length + 3)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  )
}

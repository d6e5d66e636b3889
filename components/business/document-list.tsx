import type { Guide } from '@/lib/content/schemas/guides'
import type { ShownDocument, ShownVersion } from '@/lib/documents/shown-documents'
import { documentKinds, documentWords } from '@/lib/messages/ko/documents'
import { documentPath, documentVersionPath } from '@/lib/routes'
import { Day } from '../ui/day'
import { Icon } from '../ui/icon'
import { Notices } from '../ui/notices'
import { RunningText } from '../ui/running-text'
import styles from './document-list.module.css'

const KILO = 1000
/** `1.2MB`, `340KB`. */
function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILO))
  return kilobytes < KILO ? `${kilobytes}KB` : `${Math.round(kilobytes / (KILO / 10)) / 10}MB`
}

const SHORT_HASH = 8

/** A file's hash: its beginning, and the whole to select and copy without a script. */
const Hash = ({ hash }: { hash: string }) => (
  <details className={styles.hash}>
    <summary>{documentWords.shortHash(hash.slice(0, SHORT_HASH))}</summary>
    <code>{hash}</code>
    <p>{documentWords.hashHint}</p>
  </details>
)

const Facts = ({ version: { number, day, reason } }: { version: ShownVersion }) => (
  <p className={styles.facts}>
    {documentWords.version(number)}, {documentWords.uploaded} <Day value={day} />
    {reason ? (
      <>
        <br />
        {documentWords.reason}: {reason}
      </>
    ) : null}
  </p>
)

function DocumentItem({ document: { id, title, newest, earlier } }: { document: ShownDocument }) {
  return (
    <li className={styles.item}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <Facts version={newest} />
      </div>
      <div className={styles.file}>
        <a href={documentPath(id)} download className="button" aria-label={`${documentWords.downloadOf(title)} (${sizeText(newest.size)})`}>
          {documentWords.download(newest.type, sizeText(newest.size))} <Icon name="arrow" />
        </a>
        <Hash hash={newest.hash} />
        {earlier.length > 0 && (
          <details className={styles.earlier}>
            <summary>{documentWords.earlier(earlier.length)}</summary>
            <ul>
              {earlier.map((version) => (
                <li key={version.number}>
                  <Facts version={version} />
                  <a
                    href={documentVersionPath(id, version.number)}
                    download
                    aria-label={`${documentWords.downloadOf(title)} (${documentWords.version(version.number)})`}
                  >
                    {documentWords.download(version.type, sizeText(version.size))}
                  </a>
                  <Hash hash={version.hash} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}

/** Documents to download, by kind. */
export function DocumentList({ documents, guide: { intro, notices } }: { documents: readonly ShownDocument[]; guide: Pick<Guide, 'intro' | 'notices'> }) {
  const kinds = [...new Set(documents.map(({ kind }) => kind))]
  return (
    <div className="container">
      <p className={styles.intro}>
        <RunningText text={intro} />
      </p>
      {kinds.map((kind) => (
        <section key={kind} id={kind} aria-labelledby={`${kind}-heading`} className={styles.kind}>
          <h2 id={`${kind}-heading`} className={styles.heading}>
            {documentKinds[kind]}
          </h2>
          <ul className={styles.list}>
            {documents
              .filter((document) => document.kind === kind)
              .map((document) => (
                <DocumentItem key={document.id} document={document} />
              ))}
          </ul>
        </section>
      ))}
      <Notices items={notices} />
    </div>
  )
}

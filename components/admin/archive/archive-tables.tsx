import { OfficeTable } from '@/components/admin/office-table'
import { Tag } from '@/components/admin/tag'
import { koreanDateTime } from '@/components/ui/korean-date'
import { TextLink } from '@/components/admin/text-link'
import { PostForm, Submit } from '@/components/admin/post-form'
import { adminApiPaths, archiveVersionPath } from '@/lib/admin-routes'
import { decodedPath } from '@/lib/decoded-path'
import type { ArchiveDay, ListedPage, ListedVersion } from '@/lib/documents/office/archive-view'
import { dateWords } from '@/lib/messages/ko/dates'
import { officeArchiveWords as words } from '@/lib/messages/ko/office-archive'
import card from './archive-tables.module.css'

/** Sends a file of a version: a form, because a download is on the record. */
function DownloadForm({ number, address, label, of }: { number: number; address?: string; label: string; of: string }) {
  return (
    <PostForm to={adminApiPaths.archive} fields={{ version: number }} className={card.download}>
      {address === undefined ? null : <input type="hidden" name="address" value={address} />}
      <Submit value={address === undefined ? 'version' : 'page'} of={of} label={label} />
    </PostForm>
  )
}

/** What a version has otherwise than the one before, and what it lacks. */
function changes({ changed, removed, missing, pages, number }: ListedVersion): string {
  const differences = [words.changed(changed, pages), ...(removed.length > 0 ? [words.removed(removed)] : [])].filter(Boolean).join('. ')
  const said = number === 1 ? words.first(pages) : differences || words.none
  return missing.length > 0 ? `${said}. ${words.missing(missing)}` : said
}

export const ArchiveDayTable = ({ day, versions }: ArchiveDay) => (
  <section aria-labelledby={`day-${day}`} className={card.day}>
    <h2 id={`day-${day}`}>
      <time dateTime={day}>{dateWords.day(day)}</time>
    </h2>
    <OfficeTable caption={words.caption(day)} columns={words.columns}>
      {versions.map((version) => (
        <tr key={version.number}>
          <th scope="row">
            <TextLink href={archiveVersionPath(version.number)}>
              {words.version(version.number)} {words.pages}
            </TextLink>
          </th>
          <td>
            <time dateTime={version.at.toISOString()}>{koreanDateTime(version.at.toISOString())}</time>
            <br />
            {words.facts(version.facts)}
          </td>
          <td>{changes(version)}</td>
          <td>
            <DownloadForm number={version.number} label={words.all} of={words.version(version.number)} />
          </td>
        </tr>
      ))}
    </OfficeTable>
  </section>
)

export const ArchivedPagesTable = ({ number, pages }: { number: number; pages: readonly ListedPage[] }) => (
  <OfficeTable caption={words.pageCaption(number)} columns={words.pageColumns}>
    {pages.map(({ address, name, hash, isChanged, isMissing }) => (
      <tr key={address}>
        <th scope="row">
          {name} {isChanged ? <Tag>{words.new}</Tag> : null}
        </th>
        <td className={card.long}>{decodedPath(address) ?? address}</td>
        <td>{isMissing ? words.notKept : <code className={card.long}>{hash}</code>}</td>
        <td>{isMissing ? '–' : <DownloadForm number={number} address={address} label={words.one} of={name} />}</td>
      </tr>
    ))}
  </OfficeTable>
)

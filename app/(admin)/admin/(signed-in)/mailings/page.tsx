import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { DoneNotice } from '@/components/admin/done-notice'
import { MailingForm } from '@/components/admin/mailings/mailing-form'
import { OfficeTable, TimeCell } from '@/components/admin/office-table'
import { PageHead } from '@/components/admin/page-head'
import { TextLink } from '@/components/admin/text-link'
import { adminPaths } from '@/lib/admin-routes'
import { mailingWords as words } from '@/lib/messages/ko/office-mailings'
import { MAILING_TEXT_MAX } from '@/lib/registrations/mailing-body'
import { mailingView } from '@/lib/registrations/office/mailings/mailing-view'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: words.title }

const SHOWN = 50

/** Advertisements to all who agreed: those written so far, and a new one. */
export default async function MailingsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('mailing.write')
  const query = await searchParams
  const { store, policy } = services()
  const [mailings, refused] = await Promise.all([store.mailings.list(SHOWN), readRefusedForm(query)])
  const { advertisements, prices } = policy.sms
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <DoneNotice done={query.done} messages={words.done} refused={refused} />
      <MailingForm
        mailing={null}
        formId={randomUUID()}
        templates={advertisements}
        text={refused?.values.text ?? advertisements[Number(firstValue(query.template) ?? Number.NaN)]?.text ?? ''}
        error={refused?.errors.text}
        maxLength={MAILING_TEXT_MAX}
      />
      <div className={styles.apart}>
        {mailings.length === 0 ? (
          <p className={styles.empty}>{words.empty}</p>
        ) : (
          <OfficeTable caption={words.list} columns={words.columns}>
            {mailings
              .map((mailing) => mailingView(mailing, prices))
              .map(({ id, text, stateLabel, people, author, createdAt }) => (
                <tr key={id}>
                  <th scope="row">
                    <TextLink href={adminPaths.mailing(id)}>{text.split('\n')[0]}</TextLink>
                  </th>
                  <td>{stateLabel}</td>
                  <td>{people}</td>
                  <td>{author}</td>
                  <TimeCell at={createdAt} />
                </tr>
              ))}
          </OfficeTable>
        )}
      </div>
    </>
  )
}

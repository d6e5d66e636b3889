import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { DocumentForm } from '@/components/admin/documents/document-form'
import { DocumentCard } from '@/components/admin/documents/document-card'
import { DoneNotice } from '@/components/admin/done-notice'
import { PageHead } from '@/components/admin/page-head'
import { DOCUMENT_LIMITS } from '@/lib/documents/document'
import { readDocumentsView } from '@/lib/documents/office/document-view'
import { officeDocumentWords as words } from '@/lib/messages/ko/office-documents'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { readRefusedForm } from '@/lib/requests/refused-form'
import type { SearchParams } from '@/lib/search-params'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: words.title }

const MEGABYTE = 1024 * 1024

export default async function DocumentsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('document.publish')
  const query = await searchParams
  const refused = await readRefusedForm(query)
  const { documents, kinds, used, available } = await readDocumentsView(services())
  const typed = (id: string) => (refused && (refused.values.id ?? '') === id ? refused : null)
  const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE)
  return (
    <>
      <PageHead title={words.title} lead={words.lead(megabytes(used), megabytes(available))} />
      <DoneNotice done={query.done} messages={words.done} refused={refused} />
      {documents.length === 0 ? <p className={styles.empty}>{words.empty}</p> : null}
      {documents.map((document) => (
        <DocumentCard key={document.id} document={document} kinds={kinds} refused={typed(document.id)} limits={DOCUMENT_LIMITS} />
      ))}
      <DocumentForm kinds={kinds} refused={typed('')} limits={DOCUMENT_LIMITS} />
    </>
  )
}

import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { DocumentForm } from '@/components/admin/documents/document-form'
import { DocumentCard } from '@/components/admin/documents/document-card'
import { DoneNotice } from '@/components/admin/done-notice'
import { PageHead } from '@/components/admin/page-head'
import { DOCUMENT_LIMITS } from '@/lib/documents/document'
import { readDocumentsView } from '@/lib/documents/office/document-view'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { readRefusedForm } from '@/lib/requests/refused-form'
import type { SearchParams } from '@/lib/search-params'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: '자료실' }

const DONE = {
  add: '올렸습니다. 자료실에서 바로 받을 수 있습니다.',
  version: '새 판을 올렸습니다. 같은 주소에서 새 판이 내려갑니다.',
  change: '고쳤습니다.',
  hide: '자료실에서 내렸습니다. 파일은 남아 있습니다.',
  show: '자료실에 다시 올렸습니다.',
}
const MEGABYTE = 1024 * 1024

/** Documents for visitors. */
export default async function DocumentsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('document.publish')
  const query = await searchParams
  const refused = await readRefusedForm(query)
  const { documents, kinds, used, available } = await readDocumentsView(services())
  const typed = (id: string) => (refused && (refused.values.id ?? '') === id ? refused : null)
  const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE)
  return (
    <>
      <PageHead title="자료실" lead={`올리면 방문자가 바로 받을 수 있습니다. 지난 판도 남습니다. 저장 공간 ${megabytes(used)}MB / ${megabytes(available)}MB`} />
      <DoneNotice done={query.done} messages={DONE} refused={refused} />
      {documents.length === 0 ? <p className={styles.empty}>아직 올린 자료가 없습니다. 아래에서 첫 자료를 올려 주세요.</p> : null}
      {documents.map((document) => (
        <DocumentCard key={document.id} document={document} kinds={kinds} refused={typed(document.id)} limits={DOCUMENT_LIMITS} />
      ))}
      <DocumentForm kinds={kinds} refused={typed('')} limits={DOCUMENT_LIMITS} />
    </>
  )
}

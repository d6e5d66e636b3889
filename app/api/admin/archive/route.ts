import { getArchivedPage, zipVersion } from '@/lib/documents/office/archive-file'
import { siteUrl } from '@/lib/env'
import { auditEntry } from '@/lib/accounts/office/staff-audit'
import { adminPost } from '@/lib/requests/admin-post'
import { streamBody } from '@/lib/requests/stream-body'
import { services } from '@/lib/services'

const ACTIONS = { page: 'archive.view', version: 'archive.view' } as const

/** A page shown from a download must not run as one of the office's. */
const attachment = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="archive"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

/** Downloads what the site said: one page, or all pages of a version. */
export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ actor, action, typed }) => {
  const [number, address] = [Number(typed('version')), typed('address')]
  const recorded = async () =>
    services().store.audit.record(auditEntry(services(), actor, 'archive.download', String(number), action === 'page' ? address : null))
  if (action === 'page') {
    const { name, html } = await getArchivedPage(services(), number, address)
    await recorded()
    return new Response(new Uint8Array(html), { headers: attachment(name, 'text/html; charset=utf-8') })
  }
  const { name, bytes } = await zipVersion(services(), number, siteUrl())
  await recorded()
  return new Response(streamBody(bytes), { headers: attachment(name, 'application/zip') })
})

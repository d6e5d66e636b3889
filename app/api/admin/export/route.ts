import { adminPost, textField } from '@/lib/admin/admin-post'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { exportColumns } from '@/lib/admin/inbox/export-columns'
import { exportRegistrations } from '@/lib/admin/inbox/export-registrations'
import { services } from '@/lib/services'

/** The export form's answer: a file. */
export const POST = adminPost('registration.export', async ({ admin, values }) => {
  const file = await exportRegistrations(services(), await actorOf(admin), {
    format: textField(values, 'format'),
    status: textField(values, 'status'),
    from: textField(values, 'from'),
    until: textField(values, 'until'),
    reason: textField(values, 'reason'),
    columns: exportColumns.map(({ id }) => id).filter((id) => textField(values, `column-${id}`) !== ''),
  })
  return new Response(file.bytes, {
    headers: { 'content-type': file.type, 'content-disposition': `attachment; filename="${file.name}"`, 'cache-control': 'no-store' },
  })
})

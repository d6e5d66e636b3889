import { requireAdmin } from '@/lib/requests/current-admin'
import { reportFile } from '@/lib/registrations/office/reports/report-file'
import { reportQuery } from '@/lib/registrations/office/reports/report-period'
import { reportView } from '@/lib/registrations/office/reports/report-view'
import { XLSX_TYPE } from '@/lib/registrations/office/export/workbook'
import { withErrorResponses } from '@/lib/requests/error-response'
import { koreanIsoDay } from '@/lib/korean-time'
import { services } from '@/lib/services'

/** The report of `?day=2026-11-28&span=week` as a workbook. It contains figures and colleagues' names, but no visitor's name. */
export const GET = withErrorResponses(async (request: Request) => {
  await requireAdmin('report.view')
  const asked = new URL(request.url).searchParams
  const query = reportQuery({ day: asked.get('day') ?? undefined, span: asked.get('span') ?? undefined }, koreanIsoDay(services().now()))
  const { name, bytes } = await reportFile(await reportView(services(), query))
  return new Response(bytes, {
    headers: { 'content-type': XLSX_TYPE, 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' },
  })
})

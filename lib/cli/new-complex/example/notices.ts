import type { NoticesInput } from '@/lib/content/schemas/notices'

/** What visitors are told for a while; the office writes them (`/admin/facts`). */
export const notices: NoticesInput = []

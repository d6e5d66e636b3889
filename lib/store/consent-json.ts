import 'server-only'
import { z } from 'zod'
import type { ConsentRecord } from '@/lib/registrations/consent'
import { readStoredJson } from './stored-json'

const answer = z.object({ agreed: z.boolean(), version: z.string().nullable(), hash: z.string().nullable(), current: z.string().exactOptional() })
const record = z.object({
  at: z.iso.datetime().transform((at) => new Date(at)),
  answers: z.object({ privacy: answer, marketing: answer, night: answer }),
  onPaper: z.literal(true).exactOptional(),
}) satisfies z.ZodType<ConsentRecord>

/** The consent record is JSON in every store: it is evidence, and must be read back as written. */
export const consentToJson = (consent: ConsentRecord): string => JSON.stringify(consent)

/** @throws MalformedRecordError that names the registration */
export const consentFromJson = (json: string, registrationId: string): ConsentRecord =>
  readStoredJson(record, json, `the consent of registration ${registrationId}`)

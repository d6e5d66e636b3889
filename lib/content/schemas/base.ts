import { z } from 'zod'

/** Text that a visitor reads: never empty, never padded. */
export const text = z.string().trim().min(1, '비어 있지 않은 글')
export const hexColour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, '#RRGGBB 형식의 색')
/** Calendar day `YYYY-MM-DD`, Korean time. */
export const isoDay = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'YYYY-MM-DD 형식의 날짜')
export const phoneNumber = z.string().regex(/^[0-9]{2,4}-?[0-9]{3,4}(-?[0-9]{4})?$/, '전화번호 (예: 1533-8848)')
/**
 * A path of this site ("/...", "#...") or an https address. Korean letters may be written plainly;
 * parsed, they are percent-encoded as `lib/routes` does, so that the two can be compared.
 */
export const href = z
  .string()
  .regex(/^(\/|#|https:\/\/|tel:)/, '"/"로 시작하는 경로 또는 https 주소')
  .transform((value) => (value.startsWith('/') ? encodeURI(decodeURI(value)) : value))
export const httpsUrl = z.string().regex(/^https:\/\//, 'https 주소')
/** Name of a picture in `content/pictures.ts`, e.g. `aerial-golden-hour`. */
export const pictureId = z.string().regex(/^[a-z0-9-]+$/, '그림 이름 (소문자, 숫자, -)')
/** Area in square metres, at most 4 decimals. */
export const squareMetres = z.number().positive().max(1_000_000)

/** Where a claim comes from, shown with it: a distance, a plan, a figure. */
export const source = z.object({ label: text, date: isoDay.optional(), href: httpsUrl.optional() })

/** A block of prose: heading, paragraphs, and optionally points. */
export const proseBlock = z.object({
  heading: text,
  paragraphs: z.array(text).default([]),
  points: z.array(text).default([]),
})

/** A value that is not decided yet is `null` and reads 추후 공개 or 준비 중, never hidden. */
export const pending = <T extends z.ZodType>(schema: T) => schema.nullable()

export type Source = z.infer<typeof source>
export type ProseBlock = z.infer<typeof proseBlock>

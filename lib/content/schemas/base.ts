import { z } from 'zod'
import { decodedPath } from '../../decoded-path'
import { hasBrokenLink, linkedPaths } from './inline-links'
import { keepTogether } from './keep-together'

const written = z.string().trim().min(1, '비어 있지 않은 글')
const nonEmpty = written.overwrite(keepTogether)
const hasNoLink = (value: string) => linkedPaths(value).length === 0
const NO_LINKS = '이 칸의 글에는 링크를 넣을 수 없습니다'
/** Text for visitors: never empty or padded, unchanged except for spaces at which no line may break. */
export const text = nonEmpty.refine(hasNoLink, NO_LINKS)
/**
 * Text that must stay exactly as written: in heads of documents, messages, calendars and feeds, and where the exact words count,
 * such as consents.
 */
export const plainText = written.refine(hasNoLink, NO_LINKS)
/** Text in which `[label](/path)` links to a page of this site, as `RunningText` shows it. */
export const linkedText = nonEmpty.refine((value) => !hasBrokenLink(value), '링크는 [글](/경로) 형식으로 적고, 이 사이트의 페이지로만 연결합니다')
/** Fragment of an address and id of an entry; never changed, because links and feeds keep it. */
export const anchor = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '소문자, 숫자, - 로 된 이름')
export const hexColour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, '#RRGGBB 형식의 색')
/** Calendar day `YYYY-MM-DD`, Korean time. */
export const isoDay = z.iso.date('YYYY-MM-DD 형식의, 달력에 있는 날짜')
export const phoneNumber = z.string().regex(/^[0-9]{2,4}-?[0-9]{3,4}(-?[0-9]{4})?$/, '전화번호 (예: 1533-8848)')
/**
 * A path of this site ("/...", "#...") or an https address. Korean letters may be written plainly; the parser percent-encodes
 * them as `lib/routes` does, so that both can be compared.
 */
export const href = z
  .string()
  .regex(/^(\/|#|https:\/\/|tel:)/, '"/"로 시작하는 경로 또는 https 주소')
  .refine((value) => !value.startsWith('/') || decodedPath(value) !== null, '주소의 % 는 %25 로 적습니다')
  .transform((value) => (value.startsWith('/') ? encodeURI(decodedPath(value) ?? value) : value))
export const httpsUrl = z.string().regex(/^https:\/\//, 'https 주소')
/** Name of a picture in `content/pictures.ts`, e.g. `aerial-golden-hour`. */
export const pictureId = z.string().regex(/^[a-z0-9-]+$/, '그림 이름 (소문자, 숫자, -)')
/** Area in square metres, at most 4 decimals. */
export const squareMetres = z.number().positive().max(1_000_000)

/** Source of a claim, shown with it: a distance, a plan, a figure. */
export const source = z.object({ label: text, date: isoDay.optional(), href: httpsUrl.optional() })

/** A block of prose: heading, paragraphs, and optionally points. */
export const proseBlock = z.object({
  heading: text,
  paragraphs: z.array(linkedText).default([]),
  points: z.array(linkedText).default([]),
})

/** An undecided value is `null` and reads 추후 공개 or 준비 중; it is never hidden. */
export const pending = <T extends z.ZodType>(schema: T) => schema.nullable()

export type Source = z.infer<typeof source>
export type ProseBlock = z.infer<typeof proseBlock>

import 'server-only'
import { randomInt } from 'node:crypto'
import { publicPaths } from '@/lib/content/paths'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { qrPdf, qrSvg } from '@/lib/attribution/qr-image'
import { cleanLine } from '@/lib/clean-text'
import { RAW_FACTOR } from '@/lib/field-limits'
import { newQrCodeId, QR_MEDIA, QR_MEDIUM_LABELS, QR_NAME_MAX, type QrCode } from '@/lib/attribution/qr-code'
import { qrPath } from '@/lib/routes'
import type { Services } from '@/lib/services'
import { QR_CODES_MAX } from './channel-view'
import { auditEntry, type Actor } from '@/lib/accounts/office/staff-audit'
import { officeQrCodeWords as words } from '@/lib/messages/ko/office-qr-codes'

type Dependencies = Pick<Services, 'store' | 'now'>

/**
 * Creates a QR code for printing.
 * @throws InvalidInputError without a name, medium or page, and at the list's maximum; StoreUnavailableError
 */
export async function createQrCode(
  dependencies: Dependencies,
  actor: Actor,
  typed: { readonly name: string; readonly medium: string; readonly target: string },
): Promise<QrCode> {
  const name = typed.name.length > RAW_FACTOR * QR_NAME_MAX ? typed.name : cleanLine(typed.name)
  if (name === '') throw new InvalidInputError({ name: words.noName })
  if (name.length > QR_NAME_MAX) throw new InvalidInputError({ name: words.nameLength(QR_NAME_MAX) })
  const medium = QR_MEDIA.find((known) => known === typed.medium)
  if (!medium) throw new InvalidInputError({ medium: words.noMedium })
  const target = publicPaths().find((path) => path === typed.target)
  if (!target) throw new InvalidInputError({ target: words.noTarget })
  const { store, now } = dependencies
  if ((await store.qrCodes.list(QR_CODES_MAX)).length >= QR_CODES_MAX) throw new InvalidInputError({ name: words.tooMany(QR_CODES_MAX) })
  const code: QrCode = { id: newQrCodeId(randomInt), name, medium, target, createdAt: now(), closedAt: null }
  const audit = auditEntry(dependencies, actor, 'qr-code.create', code.id, `${QR_MEDIUM_LABELS[medium]} '${name}', ${target}`)
  // A collision of 49 bits is practically impossible; the check keeps it from overwriting a code.
  if (!(await store.qrCodes.add(code, audit))) throw new Error('the code of a QR was given twice')
  return code
}

/** @throws NotFoundError for a code that is missing or closed; StoreUnavailableError */
export async function closeQrCode(dependencies: Dependencies, actor: Actor, id: string): Promise<void> {
  const done = await dependencies.store.qrCodes.close(id, dependencies.now(), auditEntry(dependencies, actor, 'qr-code.close', id))
  if (!done) throw new NotFoundError('no such open code')
}

const FORMATS = {
  svg: { type: 'image/svg+xml', draw: qrSvg },
  pdf: { type: 'application/pdf', draw: qrPdf },
} as const

/**
 * @param origin public address of the site, without a trailing slash
 * @returns the code as a file for printing
 * @throws NotFoundError, StoreUnavailableError
 */
export async function qrCodeFile({ store }: Pick<Dependencies, 'store'>, id: string, format: keyof typeof FORMATS, origin: string) {
  const code = await store.qrCodes.find(id)
  if (!code) throw new NotFoundError('no such code')
  const { type, draw } = FORMATS[format]
  return { name: `qr-${code.id}.${format}`, type, text: draw(origin + qrPath(code.id)) }
}

import { createHash } from 'node:crypto'
import { InvalidInputError } from '@/lib/errors'
import { documentAnswers } from '@/lib/messages/ko/documents'
import { encodePicture } from '@/lib/press/encode-picture'
import { pictureKind } from '@/lib/press/picture-kind'
import { checkPdf } from './check-pdf'
import { DOCUMENT_LIMITS, type DocumentType } from './document'
import type { StoredFile } from './document-store'

const PDF = '%PDF-'
const MEGABYTE = 1024 * 1024

/** Limit of an upload, and the message for larger ones (413). */
export const documentUpload = { maxBytes: DOCUMENT_LIMITS.fileBytes, tooLarge: documentAnswers.tooLarge(DOCUMENT_LIMITS.fileBytes / MEGABYTE) } as const

export interface PreparedFile extends StoredFile {
  readonly type: DocumentType
}

const refuse = (message: string): never => {
  throw new InvalidInputError({ file: message })
}

async function bytesOf(file: Uint8Array): Promise<{ type: DocumentType; bytes: Uint8Array }> {
  if (Buffer.from(file.subarray(0, PDF.length)).toString('latin1') === PDF) {
    const fault = await checkPdf(file)
    return fault ? refuse(documentAnswers[fault]) : { type: 'pdf', bytes: file }
  }
  if (!pictureKind(file)) return refuse(documentAnswers.otherType)
  return { type: 'jpg', bytes: await encodePicture(file, 'file') }
}

/**
 * An upload as it is stored, whatever its declared type or name: a PDF without anything active as it is, a picture encoded anew without
 * metadata.
 * @throws InvalidInputError with a Korean message under `file`
 */
export async function prepareFile(file: Uint8Array | undefined): Promise<PreparedFile> {
  if (!file || file.byteLength === 0) return refuse(documentAnswers.fileMissing)
  const { type, bytes } = await bytesOf(file)
  return { type, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}

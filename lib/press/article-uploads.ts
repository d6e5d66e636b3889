import { readPictureInputs, type PictureInput } from './article-picture'
import { readCoverInput, type CoverInput } from './cover'

/** The fields of a form for an article's pictures; absent in JSON. */
export interface ArticleUploads {
  readonly cover?: CoverInput | undefined
  readonly pictures?: readonly PictureInput[]
}

export const readArticleUploads = (values: Readonly<Record<string, unknown>>, files: Readonly<Record<string, Uint8Array>>): ArticleUploads => ({
  cover: readCoverInput(values, files),
  pictures: readPictureInputs(values, files),
})

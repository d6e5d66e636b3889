import { pictureUrl } from '@/lib/content/schemas/picture-url'
import type { PictureSource } from '@/lib/content/schemas/pages'

/** Windows in which a picture's upright render is taken, and all others. */
const PORTRAIT_QUERY = '(max-aspect-ratio: 4/5)'
const LANDSCAPE_QUERY = `not all and ${PORTRAIT_QUERY}`

/** What the address of a file is made of. */
export type RenderFiles = Pick<PictureSource, 'id' | 'hash' | 'widths'>
/** One of the renders between which the shape of the window decides; without `media` it is the only one. */
export interface PictureRender<Files extends RenderFiles = PictureSource> {
  files: Files
  media?: string
}

/** The `srcset` of one format, every width that was encoded. */
export const srcSet = (files: RenderFiles, format: 'avif' | 'webp') => files.widths.map((width) => `${pictureUrl(files, width, format)} ${width}w`).join(', ')

/** @param tall true where the frame fills the window: one taller than wide takes the upright render of a picture that has it */
export const pictureRenders = (picture: PictureSource & { tall?: PictureSource }, tall: boolean): readonly PictureRender[] =>
  tall && picture.tall
    ? [
        { files: picture.tall, media: PORTRAIT_QUERY },
        { files: picture, media: LANDSCAPE_QUERY },
      ]
    : [{ files: picture }]

import { pictureUrl } from '@/lib/content/schemas/picture-url'
import type { PictureSource } from '@/lib/content/schemas/pages'

/** Media queries of a picture's upright render, and of the other. */
const PORTRAIT_QUERY = '(max-aspect-ratio: 4/5)'
const LANDSCAPE_QUERY = `not all and ${PORTRAIT_QUERY}`

/** The parts of a file's address. */
export type RenderFiles = Pick<PictureSource, 'id' | 'hash' | 'widths'>
/** A render for one shape of window; without `media` the only one. */
export interface PictureRender<Files extends RenderFiles = PictureSource> {
  files: Files
  media?: string
}

/** The `srcset` of one format, with every encoded width. */
export const srcSet = (files: RenderFiles, format: 'avif' | 'webp') => files.widths.map((width) => `${pictureUrl(files, width, format)} ${width}w`).join(', ')

/**
 * @param tall true where the frame fills the window: a window taller than wide shows the picture's upright render, if it has one
 */
export const pictureRenders = (picture: PictureSource & { tall?: PictureSource }, tall: boolean): readonly PictureRender[] =>
  tall && picture.tall
    ? [
        { files: picture.tall, media: PORTRAIT_QUERY },
        { files: picture, media: LANDSCAPE_QUERY },
      ]
    : [{ files: picture }]

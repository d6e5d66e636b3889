import 'server-only'
import { join } from 'node:path'
import { content, picture } from './load'
import { pictureUrl } from './schemas/picture-url'

/** Width of the largest file of a cover that staff upload (lib/press/encode-picture.ts). */
const COVER_MAX_WIDTH = 1600
/** Folder that `npm run generate` writes (lib/cli/generate/press-covers.ts). */
const SOCIAL_FOLDER = '.generated/press-covers'

/**
 * The articles that a new store starts with, each with the files of its picture.
 * @param root absolute path of the project or site
 */
export const articleSeeds = (root: string) =>
  content.seedArticles.map(({ picture: id, ...texts }) => {
    const shown = picture(id)
    const widths = shown.widths.filter((width) => width <= COVER_MAX_WIDTH).toSorted((a, b) => a - b)
    const width = widths.at(-1) ?? shown.width
    return {
      ...texts,
      picture: {
        alt: shown.alt,
        illustration: shown.illustration,
        width,
        height: Math.round((shown.height * width) / shown.width),
        files: widths.map((each) => ({ path: join(root, 'public', pictureUrl(shown, each, 'webp')), width: each })),
        social: join(root, SOCIAL_FOLDER, `${id}.${shown.hash}.jpg`),
      },
    }
  })

/* How the name of a font's family says which part of the site (site-section.ts) its file is for. */

/** Between the family and a part of the site, in the name of a family that holds what that part sets beyond the core. */
export const SECTION_SEPARATOR = ' of '
/**
 * The part's place in the families of every page: a document names the files of its own part so, and no others. Without
 * them, as in development, what they hold is found in the family's other files.
 */
export const OWN_SECTION = `${SECTION_SEPARATOR}page`
/** Minified, most families have no quotes. */
const FAMILY_OF_SECTION = new RegExp(`(font-family:\\s*"?[^";]*?)${SECTION_SEPARATOR}([\\w-]+)`)

/**
 * @param face rule of a font file, as {@link fontCss} writes it, minified or not
 * @returns the part of the site that the file is for; none where it is for all
 */
export const sectionOfFace = (face: string): string | undefined => FAMILY_OF_SECTION.exec(face)?.[2]

/** @param face rule of a font face @returns address of its file; none where it is a font of the visitor's system */
export const fileOfFace = (face: string): string | undefined => /url\(["']?([^"')]*)/.exec(face)?.[1]

/** @param face rule of a file of a document's own part @returns by the name that the document knows it by */
export const asOwnSection = (face: string): string => face.replace(FAMILY_OF_SECTION, `$1${OWN_SECTION}`)

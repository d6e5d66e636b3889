/**
 * Where the layout changes: the only place that holds these widths and heights. Scripts and `sizes` attributes take
 * {@link media}; style sheets write `@media (--phone)`, which postcss-custom-media resolves from
 * `.generated/breakpoints.css`, made from this file by `npm run generate`.
 */

/**
 * In CSS px at the browser's default text size: the widest (or highest) window below the change; for `upright` and `wide` the
 * narrowest above it.
 */
export const BREAKPOINTS_PX = {
  enlargedText: 288,
  smallPhone: 520,
  belowTablet: 560,
  upright: 720,
  phone: 900,
  compact: 1240,
  wide: 1920,
  low: 820,
  veryLow: 720,
  short: 500,
} as const

/** The browser's default text size. With `em` the layout changes as the reader's text grows (a media query's em is that size). */
const ROOT_PX = 16

const length = (breakpoint: keyof typeof BREAKPOINTS_PX) => `${BREAKPOINTS_PX[breakpoint] / ROOT_PX}em`

/**
 * Media queries by name, in the oldest notation that expresses them: `sizes` attributes and `<source media>` reach browsers
 * unchanged, style sheets are compiled. Style sheets spell the name with dashes, e.g. `--small-phone`.
 */
export const media = {
  /** Menu behind a button, bottom bar, one column. */
  phone: `(max-width: ${length('phone')})`,
  /** Menu in the header, columns, whole-window sections on the home page. */
  desktop: `(width > ${length('phone')})`,
  /** No screen is that narrow (320 px is the least): a phone with text enlarged by half or more. */
  enlargedText: `(max-width: ${length('enlargedText')})`,
  smallPhone: `(max-width: ${length('smallPhone')})`,
  belowTablet: `(max-width: ${length('belowTablet')})`,
  /** Two cards beside each other in the phone layout. */
  tablet: `(${length('belowTablet')} < width <= ${length('phone')})`,
  /** A tablet held upright, and wider: a drawing or a picture has its text beside it. */
  upright: `(min-width: ${length('upright')})`,
  /** The header is too narrow for its menu at full size. */
  compact: `(width < ${length('compact')})`,
  /** Fits a container of 1600 px instead of 1240. */
  wide: `(min-width: ${length('wide')})`,
  /** Windows in which a section of the home page fits only with less space, or with less text. */
  low: `(height < ${length('low')})`,
  veryLow: `(height < ${length('veryLow')})`,
  /** A phone held sideways, or an enlarged page: fixed elements other than the bottom bar would cover the content. */
  short: `(height < ${length('short')})`,
} as const

/** @returns the style sheet that declares every query: `@custom-media --small-phone (max-width: 32.5em);` */
export const customMediaCss = (): string =>
  Object.entries(media)
    .map(([name, query]) => `@custom-media --${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${query};\n`)
    .join('')

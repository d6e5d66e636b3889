/** The package has no types; declares only what build-fonts uses. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    noHinting?: boolean
    noLayoutClosure?: boolean
    keepFeatures?: readonly string[]
    dropTables?: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

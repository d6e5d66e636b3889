const DATES = /\/(CreationDate|ModDate) \(D:\d{14}[^)]*\)/g

/**
 * The PDF with the day's midnight in place of the times at which it was made, so that the same pages on the same day are the same
 * file. Of the same length: the table of offsets stays right.
 * @param day ISO
 */
export function stablePdf(pdf: Buffer, day: string): Buffer {
  const text = pdf.toString('latin1')
  const stable = text.replace(DATES, (found, name: string) => {
    const start = `/${name} (D:${day.replaceAll('-', '')}000000`
    return `${start}${found.slice(start.length)}`
  })
  return Buffer.from(stable, 'latin1')
}

/** Pages of a PDF as Chromium writes one. */
export const pageCount = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

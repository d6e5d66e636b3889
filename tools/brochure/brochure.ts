/**
 * `npm run site -- brochure [--from ORIGIN] [--out FILE] [--publish --as EMAIL [--reason TEXT]]`: makes the brochure from content,
 * published facts included, with the drawings of the running site. `--publish` offers it among the documents, as a new
 * version where there is one already. Needs the browser of the tests.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { FACES } from '@/lib/cli/generate/fonts/faces'
import { missingStore, storedServices } from '@/lib/cli/stored'
import { content } from '@/lib/content/load'
import { setCurrentContent } from '@/lib/content/current-content'
import { env, siteUrl } from '@/lib/env'
import { InvalidInputError } from '@/lib/errors'
import { versionsAt } from '@/lib/fact-version'
import { contentWithFacts } from '@/lib/facts/content-with-facts'
import { valuesOf } from '@/lib/facts/shown-facts'
import { koreanIsoDay } from '@/lib/korean-time'
import { brochureWords as words } from '@/lib/messages/ko/brochure'
import { chromiumPath } from '../../tests/run/chromium.mjs'
import { brochureSheets } from './brochure-sheets'
import { failureText } from './failure-text'
import { missingPictures } from './missing-pictures'
import { printSheets } from './print-sheets.mjs'
import { checkPublication, publishBrochure, type Publication } from './publish-brochure'
import { sheetsDocument } from './sheets-document'
import { pageCount, stablePdf } from './stable-pdf'

const MEGABYTE = 1024 * 1024
/** Sent over a phone while somebody waits. */
const MAX_MEGABYTES = 8

const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: siteUrl() },
    out: { type: 'string', default: 'brochure.pdf' },
    publish: { type: 'boolean', default: false },
    as: { type: 'string', default: '' },
    reason: { type: 'string', default: words.renewed },
  },
})

const warn = (line: string) => void process.stderr.write(`${line}\n`)
const print = (line: string) => void process.stdout.write(`${line}\n`)
const refuse = (message: string): never => {
  throw new InvalidInputError({ brochure: message })
}

/** Opens the store for one use: the print in between takes minutes. */
async function withServices<Done>(work: (services: ReturnType<typeof storedServices>) => Promise<Done>): Promise<Done> {
  const services = storedServices()
  try {
    return await work(services)
  } finally {
    await services.store.close()
  }
}

/** Has content say what the office published; where that cannot be read, what the files say, with the reason. */
async function followFacts(): Promise<void> {
  const missing = missingStore(env())
  if (missing !== null) {
    warn(words.withoutFacts(missing))
    return
  }
  await withServices(async ({ store, now }) => {
    const at = now()
    setCurrentContent(contentWithFacts(valuesOf(versionsAt(await store.facts.listHeld(at), at).values())).content)
  })
}

/** What `--publish` puts up, refused before the long print where it cannot be. */
async function checkedPublication(): Promise<Publication | null> {
  if (!options.publish) return null
  if (env().SITE_URL === undefined) refuse(words.noAddress)
  const publication = { email: options.as, reason: options.reason, title: words.title(content.site.name) }
  await withServices((services) => checkPublication(services, publication))
  return publication
}

async function make(): Promise<Buffer> {
  const day = koreanIsoDay(new Date())
  const origin = options.from.replace(/\/$/, '')
  const { site, theme } = content
  const html = sheetsDocument(brochureSheets(day, siteUrl()), { name: site.name, theme })
  const missing = missingPictures(html)
  if (missing.length > 0) return refuse(words.noPictures(missing))
  const browser = chromiumPath()
  const printed = await printSheets({ origin, html, fonts: FACES.map(({ source }) => source), browser })
  if ('pdf' in printed) return stablePdf(printed.pdf, day)
  if (printed.fault === 'noBrowser') return refuse(words.noBrowser(browser))
  if (printed.fault === 'noSite') return refuse(words.noSite(origin))
  return refuse(printed.fault === 'noDrawing' ? words.noDrawing(printed.of.join(', ')) : words.overfull(printed.of))
}

try {
  await followFacts()
  const publication = await checkedPublication()
  const pdf = await make()
  if (pdf.byteLength > MAX_MEGABYTES * MEGABYTE) refuse(words.tooLarge((pdf.byteLength / MEGABYTE).toFixed(1), MAX_MEGABYTES))
  writeFileSync(options.out, pdf)
  print(words.written(options.out, pageCount(pdf), pdf.byteLength, createHash('sha256').update(pdf).digest('hex')))
  if (publication) print(await withServices((services) => publishBrochure(services, publication, pdf)))
} catch (error) {
  const failure = failureText(error)
  if (failure === null) throw error
  warn(failure)
  process.exitCode = 1
}

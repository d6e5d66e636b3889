/**
 * `npm run site -- brochure [--from ORIGIN] [--out FILE] [--publish --as EMAIL [--reason TEXT]]`: makes the brochure from content,
 * published facts included, with the drawings and fonts of the running site. `--publish` offers it among the documents, as a new
 * version where there is one already. Needs the browser of the tests.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
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
import { floorPlanPath, routes } from '@/lib/routes'
import { chromiumPath } from '../../tests/run/chromium.mjs'
import { brochureSheets } from './brochure-sheets'
import { printSheets } from './print-sheets.mjs'
import { publishBrochure } from './publish-brochure'
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

const print = (line: string) => void process.stdout.write(`${line}\n`)
const refuse = (message: string): never => {
  throw new InvalidInputError({ brochure: message })
}

/** Has content say what the office published; where nothing is stored yet, what the files say. */
async function followFacts(): Promise<void> {
  if (missingStore(env()) !== null) return
  const { store, now } = storedServices()
  try {
    const at = now()
    setCurrentContent(contentWithFacts(valuesOf(versionsAt(await store.facts.listHeld(at), at).values())).content)
  } finally {
    await store.close()
  }
}

async function make(): Promise<Buffer> {
  const day = koreanIsoDay(new Date())
  const origin = options.from.replace(/\/$/, '')
  const { site, theme, units } = content
  const html = sheetsDocument(brochureSheets(day, siteUrl()), { name: site.name, theme })
  const browser = chromiumPath()
  // Pages whose texts the sheets show: each has fonts for its own characters.
  const addresses = Object.keys(content.pages).map((id) => routes[id as keyof typeof routes])
  const printed = await printSheets({ origin, html, addresses: [...addresses, ...units.types.map(({ slug }) => floorPlanPath(slug))], browser })
  if ('pdf' in printed) return stablePdf(printed.pdf, day)
  if (printed.fault === 'noBrowser') return refuse(words.noBrowser(browser))
  if (printed.fault === 'noSite') return refuse(words.noSite(origin))
  return refuse(printed.fault === 'noDrawing' ? words.noDrawing(printed.of.join(', ')) : words.overfull(printed.of))
}

try {
  await followFacts()
  const pdf = await make()
  if (pdf.byteLength > MAX_MEGABYTES * MEGABYTE) refuse(words.tooLarge((pdf.byteLength / MEGABYTE).toFixed(1), MAX_MEGABYTES))
  writeFileSync(options.out, pdf)
  print(words.written(options.out, pageCount(pdf), pdf.byteLength, createHash('sha256').update(pdf).digest('hex')))
  if (options.publish) {
    const services = storedServices()
    try {
      print(await publishBrochure(services, { email: options.as, reason: options.reason, title: words.title(content.site.name) }, pdf))
    } finally {
      await services.store.close()
    }
  }
} catch (error) {
  if (!(error instanceof InvalidInputError)) throw error
  process.stderr.write(`${Object.values(error.fields).join('\n')}\n`)
  process.exitCode = 1
}

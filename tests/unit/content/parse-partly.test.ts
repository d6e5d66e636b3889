import { z } from 'zod'
import { checkAll } from '@/lib/content/check-all'
import { contentSchemas, type Content } from '@/lib/content/content'
import { fileFaults } from '@/lib/content/cross-check-files'
import { CHECKS } from '@/lib/content/checks'
import { parseContent } from '@/lib/content/parse'
import { parsePartly } from '@/lib/content/parse-partly'
import { placedTexts } from '@/lib/content/place'
import { InvalidPartError } from '@/lib/content/invalid-part'
import { content, exampleSources } from '@/tests/support/example-complex'

const { home, overview, pages, registration, units } = exampleSources
type Source = Record<string, unknown>

/** Every error in one run, as `npm run site -- content` finds them, for these files. */
function faultsOf(files: Partial<Record<keyof Content, unknown>>): string[] {
  const faults: string[] = []
  const parsed: Partial<Content> = { ...content }
  for (const [part, value] of Object.entries(files))
    Reflect.set(parsed, part, parseContent(`${part}.ts`, contentSchemas[part as keyof typeof contentSchemas], value, faults))
  return [...faults, ...checkAll(parsed, CHECKS)]
}

describe('the readable part of a value that its schema rejects', () => {
  const schema = z.object({
    id: z.string(),
    rooms: z.array(z.object({ name: z.string(), area: z.number() })),
    areas: z.record(z.string(), z.number()),
    note: z.string().optional(),
    turn: z.number().default(0),
  })
  const read = (value: unknown) => parsePartly(schema, value) as z.infer<typeof schema>

  it('has the valid fields, with their defaults', () => {
    const value = read({
      id: 84,
      rooms: [
        { name: '거실', area: '12' },
        { name: '주방', area: 9 },
      ],
      areas: { a: 1, b: '2' },
    })
    expect(value.rooms[1]).toEqual({ name: '주방', area: 9 })
    expect([value.rooms[0]!.name, value.areas.a, value.turn, value.note]).toEqual(['거실', 1, 0, undefined])
  })

  it('throws where a rejected field is read', () => {
    const value = read({ id: 84, rooms: [{ name: '거실', area: '12' }, '주방'], areas: { b: '2' } })
    for (const look of [() => value.id, () => value.rooms[0]!.area, () => value.rooms[1], () => value.areas.b, () => Object.values(value.areas)])
      expect(look).toThrow(InvalidPartError)
  })

  it('is undefined where the whole has another type', () => {
    expect(read('84A')).toBeUndefined()
  })

  it('applies a transform of all fields only where all are valid', () => {
    const made = z.object({ a: z.object({ n: z.number(), m: z.number() }).transform(({ n }) => ({ twice: n * 2 })) })
    expect(parsePartly(made, { a: { n: 2, m: 'x' } })).toEqual({ a: { twice: 4 } })
    const unknown = parsePartly(made, { a: { n: 'x', m: 1 } }) as z.infer<typeof made>
    expect(() => unknown.a).toThrow(InvalidPartError)
  })
})

describe('a file that its schema rejects', () => {
  const withType = (change: (type: Source) => void) => {
    const copy = structuredClone(units) as { types: Source[] }
    change(copy.types[2]!)
    return copy
  }
  const withHome = (change: (copy: Source & { hero: Source }) => void) => {
    const copy = structuredClone(home) as Source & { hero: Source }
    change(copy)
    return copy
  }

  it('hides no error of another file that needs its other fields', () => {
    const faults = faultsOf({
      units: withType((type) => (type.summary = 7)),
      home: withHome(({ hero }) => (hero.lead = '99Z 타입을 포함해 임대 913세대를 공급합니다.')),
    })
    expect(faults).toEqual([
      expect.stringMatching(/^content\/units\.ts › types\[101P\]\.summary: .*[가-힣].*\(지금: 7\)$/),
      expect.stringContaining("content/home.ts › hero.lead: '913세대'"),
      expect.stringContaining("content/home.ts › hero.lead: '99Z' 타입이 content/units.ts 에 없습니다"),
    ])
  })

  it('hides no other error of its own', () => {
    const faults = faultsOf({
      home: withHome((copy) => {
        copy.hero.picture = 7
        copy.hero.lead = '임대 913세대를 공급합니다.'
        ;(copy.brand as Source).picture = 'no-such-picture'
      }),
    })
    expect(faults).toEqual([
      expect.stringMatching(/^content\/home\.ts › hero\.picture: .*\(지금: 7\)$/),
      expect.stringContaining("content/home.ts › brand.picture: 'no-such-picture' 그림이"),
      expect.stringContaining("content/home.ts › hero.lead: '913세대'"),
    ])
  })

  it('is reported once: checks that need the rejected field itself report nothing', () => {
    const copy = structuredClone(overview) as { byComplex: Source[] }
    copy.byComplex[0]!.rentalHouseholds = '228'
    expect(faultsOf({ overview: copy })).toEqual([expect.stringMatching(/^content\/overview\.ts › byComplex\[1\]\.rentalHouseholds: .*\(지금: '228'\)$/)])
    expect(faultsOf({ units: withType((type) => (type.slug = '')) })).toEqual([expect.stringMatching(/^content\/units\.ts › types\[101P\]\.slug: /)])
  })

  it('hides no page’s length, no consent’s version and no drawing', () => {
    const changedPages = structuredClone(pages) as Record<string, Source>
    changedPages.brandIntro!.title = 7
    changedPages.brandVideo!.title = '영상'
    const changedRegistration = structuredClone(registration) as { submitLabel: unknown; consents: { night: Source } }
    changedRegistration.submitLabel = ''
    changedRegistration.consents.night.refusal = '거부할 수 있습니다.'
    const faults = faultsOf({ pages: changedPages, registration: changedRegistration, units: withType((type) => ((type.areas as Source).exclusive = 83)) })
    for (const expected of [
      'content/pages.ts › brandIntro.title: ',
      "content/pages.ts › brandVideo.title: 2자 '영상', 8~32자여야 합니다",
      'content/registration.ts › submitLabel: ',
      "content/registration.ts › consents.night: 문안이 바뀌었는데 version '",
      'content/units.ts › 101P.areas.exclusive: 83 ㎡, 평면에서는 ',
    ])
      expect(faults).toContainEqual(expect.stringContaining(expected))
  })

  it('keeps its readable texts for the checks of every text', () => {
    const parsed = {
      ...content,
      home: parsePartly(
        contentSchemas.home,
        withHome(({ hero }) => (hero.lead = 7)),
      ) as Content['home'],
    }
    const places = placedTexts(parsed, 'home').map(({ at }) => at)
    expect(places).not.toContain('content/home.ts › hero.lead')
    expect(places).toContain('content/home.ts › hero.picture')
    expect(placedTexts(content, 'home')).toHaveLength(places.length + 1)
  })

  it('hides no file of public/ that nothing names', () => {
    const parsed = {
      ...content,
      home: parsePartly(
        contentSchemas.home,
        withHome(({ hero }) => (hero.lead = 7)),
      ) as Content['home'],
    }
    expect(checkAll(parsed, [(all) => fileFaults(all, ['films/old.mp4'])])).toContainEqual(
      expect.stringContaining('public/films/old.mp4: content 에서 쓰지 않는'),
    )
  })

  it('still counts as using its pictures', () => {
    const withoutHeading = withHome((copy) => ((copy.premiumSlider as Source).heading = ''))
    const parsed = { ...content, home: parsePartly(contentSchemas.home, withoutHeading) as Content['home'] }
    expect(() => parsed.home.premiumSlider).toThrow(InvalidPartError)
    expect(checkAll(parsed, [(all) => fileFaults(all, [])]).filter((fault) => fault.includes('쓰지 않는 그림'))).toEqual([])
  })
})

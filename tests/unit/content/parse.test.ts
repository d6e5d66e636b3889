import { z } from 'zod'
import { describeIssues, parseContent } from '@/lib/content/parse'
import { text } from '@/lib/content/schemas/base'
import { unitTypeSchema } from '@/lib/content/schemas/complex'
import { pressSiteSchema, siteSchema } from '@/lib/content/schemas/site'
import { site } from '@/content/site'
import { units } from '@/content/units'

it('composes decomposed Hangul of editors on macOS, also in slugs and names', () => {
  const parsed = parseContent(
    'press-sites.ts',
    z.array(pressSiteSchema),
    [{ slug: '가람누리'.normalize('NFD'), name: '가람누리 리버파크'.normalize('NFD') }],
    [],
  )
  expect(parsed).toEqual([{ slug: '가람누리', name: '가람누리 리버파크' }])
})

describe('an error in content/', () => {
  const faultsOf = (file: string, schema: z.ZodType, value: unknown) => {
    const faults: string[] = []
    parseContent(file, schema, value, faults)
    return faults
  }

  it('names the file, the field and what was expected', () => {
    expect(faultsOf('site.ts', siteSchema, { ...site, builder: { ...site.builder, name: ' ' } })).toEqual([
      "content/site.ts › builder.name: 비어 있지 않은 글 (지금: ' ')",
    ])
    expect(faultsOf('site.ts', siteSchema, { ...site, phone: '대표번호' })).toEqual(["content/site.ts › phone: 전화번호 (예: 1533-8848) (지금: '대표번호')"])
  })

  it('gives paths in lists by the item’s name, or its number where it has no unique one', () => {
    const schema = z.object({ types: z.array(z.object({ id: text, rooms: z.number() })) })
    const types = (...ids: string[]) => ({ types: ids.map((id) => ({ id, rooms: 'three' })) })
    expect(faultsOf('units.ts', schema, types('59A'))).toEqual([expect.stringMatching(/^content\/units\.ts › types\[59A\]\.rooms: /)])
    expect(faultsOf('units.ts', schema, types('59A', '59A'))).toEqual([
      expect.stringContaining('types[1번째].rooms'),
      expect.stringContaining('types[2번째].rooms'),
    ])
    expect(faultsOf('units.ts', schema, { types: [{ id: '', rooms: 3 }] })).toEqual(["content/units.ts › types[1번째].id: 비어 있지 않은 글 (지금: '')"])
  })

  it('is in Korean, with the actual value', () => {
    const schema = z.object({ households: z.number(), names: z.array(text) })
    const faults = faultsOf('units.ts', schema, { households: '912', names: {} })
    expect(faults).toEqual([
      expect.stringMatching(/^content\/units\.ts › households: .*[가-힣].* \(지금: '912'\)$/),
      expect.stringMatching(/[가-힣].* \(지금: \{…\}\)$/),
    ])
  })

  it('says 전체 when the whole file has the wrong type', () => {
    expect(describeIssues('menus.ts', [{ code: 'custom', path: [], message: '목록이어야 합니다', input: null }], undefined)).toEqual([
      'content/menus.ts › (전체): 목록이어야 합니다 (지금: 없음)',
    ])
  })

  it('collects the errors of all files, so that one build shows them all', () => {
    const faults: string[] = []
    parseContent('a.ts', text, '', faults)
    parseContent('b.ts', text, '', faults)
    expect(faults).toHaveLength(2)
  })

  it('returns the parsed value and adds nothing when there is none', () => {
    const faults: string[] = []
    expect(parseContent('a.ts', text, '  가람천 ', faults)).toBe('가람천')
    expect(faults).toEqual([])
  })
})

describe('the areas of a unit type', () => {
  const unit = {
    ...units.types[0],
    areas: { exclusive: 59.98, common: 19.87, supply: 79.85, otherCommon: 5.12, parking: 36.44, contract: 121.41, balcony: 20 },
  }
  const issuesFor = (areas: Partial<typeof unit.areas>) => {
    const changed = { ...unit, areas: { ...unit.areas, ...areas } }
    const result = unitTypeSchema.safeParse(changed)
    return result.success ? [] : describeIssues('units.ts', result.error.issues, changed)
  }

  it('pass when they add up', () => {
    expect(issuesFor({})).toEqual([])
  })

  it('fail with the right sum when the supply area does not', () => {
    expect(issuesFor({ supply: 80 })).toContain('content/units.ts › areas.supply: 공급면적은 전용+주거공용 = 79.8500 ㎡ (지금: 80)')
  })

  it('fail with the right sum when the contract area does not', () => {
    expect(issuesFor({ contract: 100 })).toEqual(['content/units.ts › areas.contract: 계약면적은 공급+기타공용+주차장 = 121.4100 ㎡ (지금: 100)'])
  })
})

import { contrast, crossCheck } from '@/lib/content/cross-check'
import type { Content } from '@/lib/content/content'
import { content } from '@/tests/support/example-complex'
import { consentSchema } from '@/lib/content/schemas/registration'

/** The example with one thing changed. */
function changed(change: (copy: Content) => void): string[] {
  const copy = structuredClone(content)
  change(copy)
  return crossCheck(copy)
}

describe('contrast', () => {
  it('is 21 for black on white, 1 for equal colours, and the same both ways', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#A8834A', '#A8834A')).toBeCloseTo(1, 5)
    expect(contrast('#14201D', '#F7F4EE')).toBe(contrast('#F7F4EE', '#14201D'))
  })

  it("agrees with WCAG's own example of a grey that just passes", () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
  })
})

describe('checks beyond a single schema', () => {
  it('finds no error in the example', () => {
    expect(crossCheck(content)).toEqual([])
  })

  it('finds colours with too little contrast', () => {
    const faults = changed((copy) => {
      copy.theme.brassText = '#C9B48A'
    })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^content\/theme\.ts › brassText: '#C9B48A', paper 위의 대비 \d\.\d\d:1, 4\.5:1 이상/)
  })

  it('finds a sentence that links to a missing page', () => {
    const faults = changed((copy) => {
      copy.overview.notes.push('[공급 일정표](/BusinessGuide/schedule)에서 볼 수 있습니다.')
    })
    expect(faults).toEqual([expect.stringMatching(/^content\/overview\.ts › notes\[\d+번째\]: '\/BusinessGuide\/schedule' 페이지가 없습니다/)])
  })

  it('names the sentence whose link has a bare %', () => {
    const faults = changed((copy) => {
      copy.overview.notes.push('[공급일정](/BusinessGuide/100%)에서 볼 수 있습니다.')
    })
    expect(faults).toEqual([expect.stringMatching(/^content\/overview\.ts › notes\[\d+번째\]: '\/BusinessGuide\/100%' 페이지가 없습니다/)])
  })

  it('finds a picture without texts, and one without files', () => {
    const noTexts = changed((copy) => {
      delete copy.pictureTexts['value-1']
    })
    expect(noTexts).toContainEqual(expect.stringContaining("content/brand.ts › values[기준 1].picture: 'value-1' 그림이"))
    const noFiles = changed((copy) => {
      delete copy.pictureFiles['tour-room']
    })
    expect(noFiles).toContainEqual(expect.stringContaining("].gallery[1번째]: 'tour-room' 그림이"))
  })

  it('finds an upright render without files', () => {
    const faults = changed((copy) => {
      delete copy.pictureFiles['hero-tall']
    })
    expect(faults).toEqual(["content/pictures.ts › hero.tall: public/pictures/manifest.json 에 'hero-tall' 가 없습니다"])
  })

  it('finds a default press site that does not exist', () => {
    const faults = changed((copy) => {
      copy.site.defaultPressSite = '다른-단지'
    })
    expect(faults).toEqual(["content/site.ts › defaultPressSite: content/press-sites.ts 에 '다른-단지' 가 없습니다"])
  })

  it('finds an interior of a unit type that does not exist', () => {
    const faults = changed((copy) => {
      copy.interiors[0]!.unit = '99Z'
    })
    expect(faults).toEqual(["content/interiors.ts › [59K].unit: content/units.ts 에 '99Z' 타입이 없습니다"])
  })

  it('finds a page without texts, where every complex has it, and texts of a page that no complex has', () => {
    const faults = changed((copy) => {
      Object.assign(copy.pages, { noSuchPage: copy.pages.privacy })
      delete (copy.pages as Partial<Content['pages']>).privacy
    })
    expect(faults).toEqual([
      'content/pages.ts › privacy: 이 페이지의 글이 없습니다',
      expect.stringContaining('content/pages.ts › noSuchPage: lib/routes.ts 에 없는 페이지입니다') as string,
      expect.stringContaining("'/privacy' 페이지가 없습니다") as string,
      expect.stringContaining("content/english.ts › contact.privacyNote: '/privacy' 페이지가 없습니다") as string,
    ])
  })

  it('finds a page whose content is gone, and content whose page is gone', () => {
    expect(
      changed((copy) => {
        copy.brand = null
        copy.location!.premium = null
      }),
    ).toEqual([
      'content/pages.ts › brandIntro: content/brand.ts 에 내용이 없는 페이지입니다. 내용을 적거나 brandIntro 를 지워 주세요',
      'content/pages.ts › locationPremium: content/location.ts › premium 에 내용이 없는 페이지입니다. 내용을 적거나 locationPremium 를 지워 주세요',
    ])
    const [shown] = changed((copy) => {
      delete copy.pages.businessDocuments
    })
    expect(shown).toBe(
      'content/guides.ts (documents): content/pages.ts 에 businessDocuments 가 없어 보이지 않는 내용입니다. businessDocuments 를 적거나 내용을 null (목록은 [])로 해 주세요',
    )
  })

  it('demands only that no link leads to a removed page', () => {
    const faults = changed((copy) => {
      delete copy.pages.stampTax
      copy.stampTax = null
    })
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.filter((fault) => !fault.includes("'/SalesInfo/stampTax' 페이지가 없습니다"))).toEqual([])
  })

  it('finds two pages with one description', () => {
    const faults = changed((copy) => {
      copy.pages.brandVideo!.description = copy.pages.brandIntro!.description
    })
    expect(faults).toEqual([`content/pages.ts › brandVideo.description: '${content.pages.brandIntro!.description}', brandIntro 와 달라야 합니다`])
  })

  it('finds households that add up differently in two places', () => {
    const first = content.units.types[0]!.households!
    const all = content.overview.facts.rentalHouseholds
    const faults = changed((copy) => {
      copy.units.types[0]!.households = first + 1
      copy.overview.facts.rentalHouseholds = all + 1
    })
    expect(faults).toEqual([
      `content/overview.ts › byComplex.rentalHouseholds: 단지별 합계 ${all}, facts 의 값 ${all + 1} 과 같아야 합니다`,
      `content/units.ts › types[59K].households: ${first + 1}, content/overview.ts 의 합계 ${first} 과 같아야 합니다`,
    ])
  })

  it('finds data in a consent or the policy that no form asks for, and the other way round', () => {
    const faults = changed(({ registration: { consents }, privacy }) => {
      consents.privacy.rows[1]!.value = '필수: 이름, 휴대전화 번호 / 선택: 문의 내용, 방문 일시와 인원, 이메일'
      consents.marketing.rows[1]!.value = '이름, 휴대전화 번호, 거주 지역'
      consents.night.rows[1]!.label = '항목'
      const policy = privacy.sections.flatMap(({ table }) => table?.rows ?? []).find(([label]) => label === '등록 (선택)')!
      policy[1] = '문의 내용'
    })
    expect(faults).toEqual([
      "content/registration.ts › consents.privacy.rows › 수집 항목 › 필수: 등록 양식에서 받는 '생년월일' 항목을 적어야 합니다",
      "content/registration.ts › consents.privacy.rows › 수집 항목 › 선택: '이메일' 항목을 묻는 등록 양식이 없습니다. 빼 주세요",
      "content/registration.ts › consents.privacy.rows › 수집 항목 › 자동: 등록 양식에서 받는 '유입 경로(광고·검색·QR 코드와 광고 식별값·처음 연 페이지)' 항목을 적어야 합니다",
      "content/registration.ts › consents.marketing.rows › 수집 항목: '거주 지역' 항목을 묻는 등록 양식이 없습니다. 빼 주세요",
      "content/registration.ts › consents.night.rows › 수집 항목: 등록 양식에서 받는 '휴대전화 번호' 항목을 적어야 합니다",
      "content/privacy.ts › sections › 등록 (선택): 등록 양식에서 받는 '방문 일시와 인원' 항목을 적어야 합니다",
    ])
  })

  it('finds a retention period that a consent text or the policy does not state', () => {
    const faults = changed((copy) => {
      copy.registration.retentionMonths = 36
    })
    expect(faults).toEqual([
      ...['privacy', 'marketing', 'night'].map(
        (kind) => `content/registration.ts › consents.${kind}.rows: 보유 기간 '36개월' 을 적어야 합니다 (retentionMonths)`,
      ),
      "content/privacy.ts › sections: 보유 기간 '36개월' 을 적어야 합니다 (content/registration.ts 의 retentionMonths)",
    ])
  })

  it('finds a consent text that changed and kept its version', () => {
    const faults = changed(({ registration: { consents } }) => {
      consents.night = consentSchema.parse({ ...consents.night, refusal: '거부할 수 있습니다.' })
    })
    expect(faults).toEqual([expect.stringContaining("consents.night: 문안이 바뀌었는데 version '2027-03-10' 이 그대로입니다")])
  })

  it('prints the line to add for a new version of a consent text', () => {
    let hash = ''
    const faults = changed(({ registration: { consents } }) => {
      consents.privacy = consentSchema.parse({ ...consents.privacy, version: '2030-01-01' })
      hash = consents.privacy.hash
    })
    expect(faults).toEqual([`content/consent-versions.ts › privacy: 새 버전의 문안을 기록해 주세요. '2030-01-01': '${hash}',`])
  })
})

import { FIRST_TOUCH_MAX, firstTouchOf } from '@/lib/first-touch'
import { toCsv } from '@/lib/registrations/office/export/export-csv'
import { channelLabel, channelOf, isChannel } from '@/lib/attribution/channel'
import { carriedFirstTouch, describeFirstTouch, firstTouchFacts, firstTouchFromText, firstTouchToText, parseFirstTouch } from '@/lib/attribution/first-touch'
import { parseRegistration } from '@/lib/registrations/registration'
import { MORNING, SITE, validBody } from '@/tests/support/registrations'

const parse = (parts: Readonly<Record<string, string>>) => parseFirstTouch(`${new URLSearchParams(parts)}`)

describe('carried in addresses', () => {
  const carried = (search: string, referrer = '', pathname = '/') => Object.fromEntries(new URLSearchParams(firstTouchOf({ search, pathname }, referrer)))

  test('carries campaign, click ids, QR code, other site and first page, and nothing else of an address', () => {
    expect(
      carried('?utm_source=naver&utm_medium=cpc&gclid=G1&NaPm=ct%3D1%7Cci%3D2&kclid=K&qr=abcdefgh23&name=x&utm_id=7&x[]=1', 'm.naver.com', '/Brand/intro'),
    ).toEqual({
      utm_source: 'naver',
      utm_medium: 'cpc',
      gclid: 'G1',
      NaPm: 'ct=1|ci=2',
      kclid: 'K',
      qr: 'abcdefgh23',
      referrer: 'm.naver.com',
      landing: '/Brand/intro',
    })
  })

  test('carries nothing for a visitor who typed the address', () => {
    expect(firstTouchOf({ search: '', pathname: '/' }, '')).toBe('')
    expect(firstTouchOf({ search: '?cursor=1', pathname: '/press' }, '')).toBe('')
  })

  test('carries an earlier first touch on, whatever else the address says', () => {
    const first = firstTouchOf({ search: '?utm_source=first', pathname: '/' }, '')
    expect(firstTouchOf({ search: `?utm_source=second&${new URLSearchParams({ firstTouch: first })}`, pathname: '/units' }, 'other.example')).toBe(first)
  })

  test('takes the first of repeated parameters, and drops huge ones', () => {
    expect(carried('?utm_source=a&utm_source=b')).toMatchObject({ utm_source: 'a' })
    expect(carried(`?gclid=${'x'.repeat(5000)}&utm_source=a`)).toEqual({ utm_source: 'a', landing: '/' })
    const full = firstTouchOf(
      {
        search: `?${['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm_${name}=${'가'.repeat(90)}`).join('&')}`,
        pathname: `/${'가'.repeat(300)}`,
      },
      'x'.repeat(400),
    )
    expect(full.length).toBeLessThanOrEqual(FIRST_TOUCH_MAX)
    expect(firstTouchOf({ search: `?firstTouch=${'x'.repeat(FIRST_TOUCH_MAX + 1)}`, pathname: '/' }, '')).toBe('')
  })
})

describe('stored with a registration', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no text', { utm_source: 'a' }],
    ['a list', ['utm_source=a']],
    ['an empty text', ''],
    ['too long a text', `utm_source=${'a'.repeat(FIRST_TOUCH_MAX)}`],
    ['only the page where it began', 'landing=%2F'],
    ['unknown parts', '__proto__=x&constructor=y&password=z'],
    ['a name of a code that nobody scanned', 'qrName=%EA%B0%80'],
  ])('%s has no first touch', (_name, sent) => {
    expect(parseFirstTouch(sent)).toBeNull()
  })

  test('truncates and cleans campaign tags to one line', () => {
    expect(parse({ utm_source: ' na\u0000ver\u202E\n광고 ' })).toEqual({ utm_source: 'naver 광고' })
    expect(parse({ utm_campaign: '가'.repeat(120) })!.utm_campaign).toHaveLength(100)
    expect(parse({ utm_campaign: `${'a'.repeat(99)}😀` })!.utm_campaign).toBe('a'.repeat(99))
  })

  test.each([
    ['a click id with markup', { gclid: '"><script>' }],
    ['a click id that is too long', { fbclid: 'x'.repeat(301) }],
    ['a host with a path', { referrer: 'naver.com/search?q=name' }],
    ['a host without a dot', { referrer: 'localhost' }],
    ['a landing page elsewhere', { landing: 'https://evil.example/' }],
    ['a landing page that cannot be read', { landing: '/%E0%A4%A' }],
    ['the page of a visitor alone', { landing: '/v/AAAAAAAAAAAAAAAAAAAAAA' }],
    ['a code that is none', { qr: '../../admin' }],
  ])('drops %s', (_name, parts) => {
    expect(parse({ utm_source: 'a', ...parts })).toEqual({ utm_source: 'a' })
  })

  /** The first touch that a registration stores for the address `?utm_source=SENT`, carried through the visitor's pages. */
  const kept = (query: string) => parseFirstTouch(firstTouchOf({ search: `?${query}`, pathname: '/' }, ''))

  test.each([
    ['UTF-8', '%EB%84%A4%EC%9D%B4%EB%B2%84', '네이버'],
    ['as it is', '네이버', '네이버'],
    ['CP949', '%B3%D7%C0%CC%B9%F6', '네이버'],
    ['CP949 in small letters, with Latin ones', 'brand_%b3%d7%c0%cc%b9%f6_1', 'brand_네이버_1'],
    ['CP949 beyond KS X 1001', '%8Cc%B9%E6%B0%A2%C7%CF', '똠방각하'],
    ['UTF-8 twice', '%25EB%2584%25A4%25EC%259D%25B4%25EB%25B2%2584', '네이버'],
    ['UTF-8 three times', '%2525EB%252584%2525A4', '네'],
    ['CP949 twice', '%25B3%25D7%25C0%25CC%25B9%25F6', '네이버'],
    ['UTF-8 read as Latin-1', '%C3%AB%C2%84%C2%A4%C3%AC%C2%9D%C2%B4%C3%AB%C2%B2%C2%84', '네이버'],
    ['UTF-8 read as Windows-1252', encodeURIComponent(new TextDecoder('windows-1252').decode(Buffer.from('네이버'))), '네이버'],
    ['CP949 read as Latin-1', encodeURIComponent('³×ÀÌ¹ö'), '네이버'],
    ['with an entity', 'a%26amp%3Bb', 'a&b'],
    ['with an entity that was escaped', 'a%26amp%3Bamp%3Bb', 'a&b'],
    ['spaces', '%EA%B0%80%20%EB%82%98+%EB%8B%A4', '가 나 다'],
    ['a percent sign of its own', '50%25%20%ED%95%A0%EC%9D%B8', '50% 할인'],
    ['a percent sign that is not escaped', '50%할인', '50%할인'],
    ['French', 'caf%C3%A9', 'café'],
  ])('decodes a campaign in %s', (_name, sent, read) => {
    expect(kept(`utm_source=${sent}&utm_medium=x`)).toMatchObject({ utm_source: read, utm_medium: 'x' })
  })

  test.each([
    ['half a character', '%EB%84'],
    ['bytes of nothing', '%FF%FF%FE'],
    ['CP949 that was cut', '%B3%D7%C0'],
    ['what was lost before', '%EF%BF%BD%EF%BF%BD'],
    ['what was lost before, encoded again', '%25EF%25BF%25BD'],
  ])('drops %s and nothing else', (_name, sent) => {
    expect(kept(`utm_source=${sent}&utm_medium=x`)).toEqual({ utm_medium: 'x', landing: '/' })
  })

  test.each(['utm_source=naver&amp;utm_medium=cpc', 'utm_source=naver&amp;amp;utm_medium=cpc', 'a=1&amp;utm_source=naver&utm_medium=cpc'])(
    '%s is read',
    (query) => {
      expect(kept(query)).toEqual({ utm_source: 'naver', utm_medium: 'cpc', landing: '/' })
    },
  )

  test('keeps a readable landing page without its query', () => {
    expect(parse({ utm_source: 'a', landing: '/%EA%B0%80/press?name=x#y' })!.landing).toBe('/가/press')
  })

  test('neither refuses a registration nor lets a client choose the channel', () => {
    for (const firstTouch of [1, null, {}, [], 'x'.repeat(100_000), 'utm_source=a']) {
      const parsed = parseRegistration(validBody({ firstTouch, channel: 'kakao' }), { sites: [SITE], now: MORNING })
      expect(parsed).toHaveProperty('input.channel', undefined)
    }
  })

  test('stores JSON in a fixed order, and reads it back', () => {
    const touch = parse({ landing: '/', utm_medium: 'cpc', utm_source: 'naver' })
    expect(firstTouchToText(touch)).toBe('{"utm_source":"naver","utm_medium":"cpc","landing":"/"}')
    expect(firstTouchFromText(firstTouchToText(touch))).toEqual(touch)
    for (const stored of [null, '', 'x', '1', '[]', '{"landing":"/"}', '{"utm_source":1}']) expect(firstTouchFromText(stored)).toBeNull()
  })

  test('shows it to the office in Korean', () => {
    expect(firstTouchFacts('{"utm_source":"naver","landing":"/"}')).toEqual([
      { label: '캠페인 소스', value: 'naver' },
      { label: '처음 연 페이지', value: '/' },
    ])
    expect(firstTouchFacts(null)).toEqual([])
  })

  test('exports no value that starts a formula', () => {
    const touch = parse({ utm_source: '=HYPERLINK("http://evil.example")', utm_campaign: '+1' })
    const [, ...cells] = toCsv([['a'], [channelLabel(channelOf(touch)), describeFirstTouch(firstTouchToText(touch)!)]]).split('\r\n')
    expect(cells[0]).not.toMatch(/(?:^|,)"[=+\-@]/)
  })
})

describe('a form without a script', () => {
  const page = 'https://site.example/Promotion/Customer?firstTouch=utm_source%3Da%26landing%3D%252F'

  test('takes it from the address of its page', () => {
    expect(carriedFirstTouch({ firstTouch: '' }, page)).toBe('utm_source=a&landing=%2F')
    expect(carriedFirstTouch({}, 'https://site.example/?utm_source=b')).toBe('utm_source=b&landing=%2F')
  })

  test('prefers the hidden field, and needs no address', () => {
    expect(carriedFirstTouch({ firstTouch: 'utm_source=field' }, page)).toBe('utm_source=field')
    expect(carriedFirstTouch({}, null)).toBeUndefined()
    expect(carriedFirstTouch({}, 'not an address')).toBeUndefined()
    expect(carriedFirstTouch({}, 'https://site.example/Promotion/Customer')).toBeUndefined()
  })
})

describe('channel', () => {
  test.each([
    [{}, 'direct', '주소 직접 입력'],
    [{ qr: 'abcdefgh23', gclid: 'x' }, 'qr:abcdefgh23', 'QR abcdefgh23'],
    [{ gclid: 'x', utm_source: 'naver' }, 'google-ad', '구글 광고'],
    [{ NaPm: 'x' }, 'naver-ad', '네이버 광고'],
    [{ utm_source: 'Naver', utm_medium: 'cpc' }, 'naver-ad', '네이버 광고'],
    [{ utm_source: 'naver', utm_medium: 'blog' }, 'naver', '네이버'],
    [{ utm_source: 'instagram', utm_medium: 'paid_social' }, 'meta', '페이스북·인스타그램'],
    [{ utm_source: 'Broker-Kim' }, 'utm:broker-kim', 'broker-kim'],
    [{ utm_source: 'constructor' }, 'utm:constructor', 'constructor'],
    [{ fbclid: 'x' }, 'meta', '페이스북·인스타그램'],
    [{ kclid: 'x' }, 'kakao', '카카오'],
    [{ referrer: 'm.search.naver.com' }, 'naver', '네이버'],
    [{ referrer: 'www.google.co.kr' }, 'google', '구글'],
    [{ referrer: 'google.evil.example' }, 'site:google.evil.example', 'google.evil.example'],
    [{ referrer: 'notnaver.com' }, 'site:notnaver.com', 'notnaver.com'],
    [{ referrer: 'www.cafe.example:8080' }, 'site:cafe.example', 'cafe.example'],
  ] as const)('%j is %s', (parts, channel, label) => {
    const touch = parse(parts)
    expect(channelOf(touch)).toBe(channel)
    expect(channelLabel(channel)).toBe(label)
    expect(isChannel(channel)).toBe(true)
  })

  test.each([
    ...[
      '네이버',
      'naver',
      'NAVER',
      'Naver.com',
      'naver_blog',
      '네이버블로그',
      '네이버 카페',
      'm.naver.com',
      'blog.naver.com',
      'ｎａｖｅｒ',
      'navershopping',
    ].map((source) => [source, 'naver']),
    ...['naver_sa', '네이버광고', 'naver-gfa', '네이버 파워링크', 'naver_ads'].map((source) => [source, 'naver-ad']),
    ...['구글', 'Google', 'google.com', 'google_discover'].map((source) => [source, 'google']),
    ...['googleads', 'google_cpc', '구글광고'].map((source) => [source, 'google-ad']),
    ...['카카오', '카카오톡', '카톡', 'kakaotalk', 'kakao_moment', 'KakaoStory'].map((source) => [source, 'kakao']),
    ...['다음', 'daum', '다음카페', 'cafe.daum.net'].map((source) => [source, 'daum']),
    ...['페이스북', '인스타그램', '인스타', 'insta', 'facebook_feed', 'fb_ads', 'ig_story', 'FB', '메타'].map((source) => [source, 'meta']),
    ...['유튜브', 'YouTube', 'yt', 'youtube.com'].map((source) => [source, 'youtube']),
    ...['당근', '당근마켓', 'danggeun', 'daangn', 'karrot', 'Karrotmarket', 'daangn.com', 'danggeun_market'].map((source) => [source, 'karrot']),
    ...['다음세대신문', 'figure', 'igloo', 'metaverse', 'fbi', 'ytn', 'bandnaver', '메타버스'].map((source) => [source, `utm:${source}`]),
  ] as const)('a campaign of %s is of the channel %s', (source, channel) => {
    expect(channelOf(parse({ utm_source: source ?? '' }))).toBe(channel)
  })

  test.each([
    ['com.google.android.googlequicksearchbox', 'google'],
    ['android-app://com.google.android.googlequicksearchbox/', 'google'],
    ['android-app://com.google.android.googlequicksearchbox/https/www.google.com?q=name', 'google'],
    ['com.nhn.android.search', 'naver'],
    ['com.nhn.android.navercafe', 'naver'],
    ['com.kakao.talk', 'kakao'],
    ['net.daum.android.daum', 'daum'],
    ['com.google.android.youtube', 'youtube'],
    ['com.instagram.android', 'meta'],
    ['com.facebook.katana', 'meta'],
    ['com.towneers.www', 'karrot'],
    ['www.daangn.com', 'karrot'],
    ['com.google.android.gm', 'site:com.google.android.gm'],
    ['com.kakao.talk.evil.example', 'kakao'],
    ['evil.com.kakao.talk', 'site:evil.com.kakao.talk'],
  ] as const)('the referrer %s is %s', (referrer, channel) => {
    expect(channelOf(parse({ referrer }))).toBe(channel)
  })

  test('shows a QR code by its name if it is known', () => {
    expect(channelLabel('qr:abcdefgh23', { abcdefgh23: '역 앞 현수막' })).toBe('QR 역 앞 현수막')
    expect(channelLabel('qr:constructor')).toBe('QR constructor')
  })

  test('accepts no channel of another form from an address', () => {
    for (const text of ['', 'x', 'qr:', 'name:홍길동', `utm:${'x'.repeat(60)}`]) expect(isChannel(text)).toBe(false)
  })
})

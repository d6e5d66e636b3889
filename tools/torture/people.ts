import { validBody } from '@/tests/support/registrations'

export interface Client {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const KAKAO = 'KAKAOTALK/25.9.2 (INAPP)'
const android = (device: string, chrome: number, app: string) =>
  `Mozilla/5.0 (Linux; Android 15; ${device} Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome}.0.7339.51 Mobile Safari/537.36 ${app}`
const iphone = (ios: string, app: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${ios} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${app}`

/** Visitors' user agents: two of them the same iPhone in the same app. */
export const PHONES: readonly string[] = [
  android('SM-S928N', 140, KAKAO),
  iphone('18_6', 'Mobile/15E148 KAKAOTALK/25.9.2 (INAPP)'),
  iphone('18_6', 'Mobile/15E148 KAKAOTALK/25.9.2 (INAPP)'),
  android('SM-A546S', 139, 'NAVER(inapp; search; 2000; 12.14.3)'),
  iphone('18_6', 'Version/18.6 Mobile/15E148 Safari/604.1'),
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  android('SM-F946N', 140, KAKAO),
  iphone('26_0', 'Mobile/15E148 NAVER(inapp; search; 2000; 12.14.3)'),
  android('SM-S911N', 138, KAKAO),
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
]
export const TABLETS_AND_DESKTOPS: readonly string[] = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 14; SM-X710 Build/UP1A.231005.007) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
]

/** The request of the form's own script. */
export const browserHeaders = (userAgent: string, address: string): Record<string, string> => ({
  'user-agent': userAgent,
  accept: 'application/json',
  'accept-language': 'ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'x-forwarded-for': address,
})

const FAMILY = '김이박최정강조윤장임한오서신권황안송류홍'
const GIVEN = '영숙정희지은수민현우서준하윤도예진미경순자철호상훈동욱재은성'
const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0')
const letter = (of: string) => of.charAt(Math.floor(Math.random() * of.length))
const days = (from: number, count: number) => String(from + Math.floor(Math.random() * count)).padStart(2, '0')

/** Takes between eight seconds and two minutes for the form. */
export const person = (): Record<string, unknown> & { readonly phone: string } => {
  const phone = `010${digits(8)}`
  return {
    ...validBody({
      name: letter(FAMILY) + letter(GIVEN) + letter(GIVEN),
      birthdate: `${days(50, 49)}${days(1, 12)}${days(1, 28)}`,
      _elapsed: 8000 + Math.floor(Math.random() * 112_000),
    }),
    phone,
  }
}

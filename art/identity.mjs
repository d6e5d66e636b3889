/**
 * node --import tsx art/identity.mjs MASTERS: what carries the name. Draws the 1200x630 social pictures as masters (encode them
 * with art/encode.mjs). Names, colours and phone come from content/, so a new complex runs this again.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { site } from '../content/site.ts'
import { theme } from '../content/theme.ts'

const masters = process.argv[2]

/** The mark of content/logo.ts on its field of 40 x 40. */
const mark = (stroke, width = 2) =>
  `<g fill="none" stroke="${stroke}" stroke-width="${width}">${site.logo.paths.map((path) => `<path d="${path}"/>`).join('')}</g>`

/** Social picture -> [master behind it, heading, small line]. */
const socials = {
  'social-home': ['aerial-golden-hour', site.name, site.tagline],
  'social-brand': ['brand-river', '브랜드', site.name],
  'social-business': ['gate-street', '사업개요', site.name],
  'social-sales': ['model-house', '청약안내', site.name],
  'social-location': ['location-town', '입지환경', site.name],
  'social-complex': ['central-garden', '단지안내', site.name],
  'social-unit': ['poster-84', '세대안내', site.name],
  'social-interior': ['interior-84a-kitchen', '인테리어', site.name],
  'social-promotion': ['tour-1-2', '관심고객 등록', `${site.name}  ${site.phone}`],
  'social-press': ['riverside-walk', '언론보도', site.name],
}
const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Everything that matters lies within y 15 to 615: KakaoTalk crops link pictures to 2:1. */
for (const [name, [master, heading, line]] of Object.entries(socials)) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <defs><linearGradient id="quiet" x2="1"><stop offset="0" stop-color="${theme.pine}" stop-opacity="0.94"/><stop offset="0.46" stop-color="${theme.pine}" stop-opacity="0.82"/><stop offset="0.8" stop-color="${theme.pine}" stop-opacity="0"/></linearGradient></defs>
    <rect width="1200" height="630" fill="url(#quiet)"/>
    <g transform="translate(84 120) scale(1.7)">${mark(theme.paper, 1.6)}</g>
    <text x="84" y="340" font-family="Noto Serif CJK KR" font-weight="700" font-size="76" letter-spacing="-2" fill="${theme.paper}">${escape(heading)}</text>
    <text x="86" y="400" font-family="Noto Sans CJK KR" font-size="30" fill="${theme.sand}">${escape(line)}</text>
    <rect x="86" y="452" width="56" height="2" fill="${theme.brass}"/>
    <text x="86" y="500" font-family="Noto Sans CJK KR" font-size="20" letter-spacing="5" fill="${theme.sand}">${escape(site.nameLatin)}</text>
  </svg>`
  await sharp(join(masters, `${master}.png`))
    .resize(1200, 630, { fit: 'cover', position: 'right' })
    .composite([{ input: Buffer.from(text) }])
    .png()
    .toFile(join(masters, `${name}.png`))
}

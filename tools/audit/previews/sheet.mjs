/** @typedef {import('./crawlers.mjs').Crawler} Crawler */
/** @typedef {import('./read-preview.mjs').Preview} Preview */

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Lines that a card shows before it truncates. */
const STYLE = `
body { margin: 24px; width: 1960px; font: 14px/1.45 'Noto Sans CJK KR', sans-serif; background: #e9e9ec; color: #1a1a1a }
h2 { margin: 32px 0 12px; font-size: 18px }
.row { display: grid; grid-template-columns: repeat(6, 310px); gap: 20px; align-items: start }
figure { margin: 0 } figcaption { margin-bottom: 6px; font-weight: 700; color: #555 }
.card { overflow: hidden; border: 1px solid #d0d0d4; border-radius: 10px; background: #fff }
.card img { display: block; width: 100%; object-fit: cover }
.words { padding: 10px 12px } .words p { margin: 0 }
.title { font-weight: 700; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
.text { color: #666; font-size: 13px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
.site { color: #999; font-size: 12px } .fault { color: #b00020; font-weight: 700 }`

/**
 * Previews as cards, one row per page and one column per crawler, each picture cropped as the crawler does.
 * @param {readonly { path: string, previews: readonly { crawler: Crawler, preview: Preview }[] }[]} rows
 */
export const previewSheet = (rows) =>
  `<!DOCTYPE html><meta charset="utf-8"><style>${STYLE}</style>${rows
    .map(
      ({ path, previews }) =>
        `<h2>${escapeHtml(decodeURI(path))}</h2><div class="row">${previews
          .map(
            ({ crawler, preview }) =>
              `<figure><figcaption>${crawler.name}</figcaption><div class="card">${
                preview.picture ? `<img style="aspect-ratio:${crawler.image.ratio}" src="data:image/jpeg;base64,${preview.picture.toString('base64')}">` : ''
              }<div class="words"><p class="title">${escapeHtml(preview.title)}</p><p class="text">${escapeHtml(preview.description)}</p><p class="site">${escapeHtml(preview.site)}</p>${preview.faults
                .map((fault) => `<p class="fault">${escapeHtml(fault)}</p>`)
                .join('')}</div></div></figure>`,
          )
          .join('')}</div>`,
    )
    .join('')}`

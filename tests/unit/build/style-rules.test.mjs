import { styleRules } from '@/lib/build/style-rules.mjs'
import { readRenderedPage } from '@/lib/next/rendered-page.mjs'
import { usedStyles } from '@/lib/server/used-styles.mjs'

const used = (/** @type {string} */ css, /** @type {string} */ html) => usedStyles(styleRules(css), readRenderedPage(html))

test('a rule stays where one of its selectors has all its classes in the page', () => {
  expect(used('.a{x:1}.b{x:2}.a .c{x:3}.b,.a{x:4}h1{x:5}', '<p class="a z">')).toBe('.a{x:1}.b,.a{x:4}h1{x:5}')
})

test('what may come later by an attribute or a state stays; classes that are excluded are not asked for', () => {
  const css = '.a[data-open=".b"]{x:1}.a:hover::after{x:2}.a:not(.b){x:3}:is(.b,.c) p{x:4}.md\\:d{x:5}'
  expect(used(css, '<p class="a">')).toBe('.a[data-open=".b"]{x:1}.a:hover::after{x:2}.a:not(.b){x:3}:is(.b,.c) p{x:4}')
})

test('a group stays with those of its rules that are used, and order is kept', () => {
  expect(used('@media (width>1px){.a{x:1}.b{x:2}@supports (x:1){.a{x:3}}}@media print{.b{x:4}}.a{x:5}@keyframes k{to{x:6}}', '<p class="a">')).toBe(
    '@media (width>1px){.a{x:1}@supports (x:1){.a{x:3}}}.a{x:5}@keyframes k{to{x:6}}',
  )
})

test('a font face stays where the page shows one of its characters', () => {
  const face = (/** @type {string} */ range) => `@font-face{font-family:S;unicode-range:${range}}`
  expect(used(face('U+AC00-AC02') + face('u+41,U+61-7a') + face('U+3??') + '@font-face{font-family:T}', '<p title="가">α<style>z</style>')).toBe(
    `${face('U+3??')}@font-face{font-family:T}`,
  )
})

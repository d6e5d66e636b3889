import { assertMediaResolved } from '@/lib/delivery/finish/resolved-media'

it.each(['@media (--phone){a{color:red}}', '@media screen and (--phone) and (--low){a{}}', '@custom-media --phone (width <= 900px);'])('refuses %s', (css) => {
  expect(() => assertMediaResolved('a.css', css)).toThrow('a.css')
})

it('takes resolved queries, and custom properties in them and after them', () => {
  expect(() => assertMediaResolved('a.css', '@media (width<=56.25em){a{color:var(--ink)}}@media print{b{--gap:1rem}}')).not.toThrow()
})

import { themeCss } from '@/lib/cli/generate/theme-css'

test('tokens become custom properties in kebab case', () => {
  expect(themeCss({ ink: '#14201D', brassText: '#7A5B2B' })).toBe(':root {\n  --ink: #14201D;\n  --brass-text: #7A5B2B;\n}\n')
})

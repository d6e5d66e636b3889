/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { FactField } from '@/components/admin/facts/fact-field'
import { writtenContent } from '@/lib/content/load'
import { factDefinitions } from '@/lib/facts/fact-definitions'
import { findFact } from '@/lib/facts/fact-registry'
import { factField } from '@/lib/facts/office/fact-fields'

/* The prices of all types in one form: on a phone it was 25,000 px high. */

const { schema } = findFact('units.terms')!
const offersOf = (supply: string) => factDefinitions({ ...writtenContent, site: { ...writtenContent.site, supply } }).find(({ path }) => path === 'units.terms')
const show = (value: unknown, { supply = '임대', errors = {} }: { supply?: string; errors?: Record<string, string> } = {}) =>
  render(<FactField field={factField(schema, value, offersOf(supply))} errors={errors} />)
const folds = () => [...document.querySelectorAll('details')]
const named = (name: string) => document.querySelector(`[name="value.types.0.${name}"]`)

test.each([
  ['임대', ['deposit', 'rent'], ['price', 'priceMost']],
  ['분양', ['price', 'priceMost'], ['deposit', 'rent']],
])('the form of a project of %s asks for its own prices only', (supply, own, others) => {
  show({ types: [{ type: '59A' }] }, { supply })
  for (const name of own) expect(named(name)).toBeInTheDocument()
  for (const name of others) expect(named(name)).not.toBeInTheDocument()
})

test('a price of the other kind that is stored is shown, so that it can be taken out', () => {
  show({ types: [{ type: '59A', price: 500_000_000 }] })
  expect(named('price')).toHaveValue('500000000')
  expect(named('priceMost')).not.toBeInTheDocument()
})

test('has a row for each type from the beginning, and the first is open where none is written', () => {
  show({ types: [] })
  expect(folds().map(({ open }) => open)).toEqual(writtenContent.units.types.map((_, index) => index === 0))
})

test('types are folded under their names; one with an error is open', () => {
  show({ types: [{ type: '59A' }, { type: '59B' }] }, { errors: { 'value.types.1.deposit': '원 단위의 정수' } })
  expect(folds().map(({ open }) => open)).toEqual(writtenContent.units.types.map((_, index) => index === 1))
  expect(folds()[1]?.querySelector('summary')).toHaveTextContent(/^59B$/)
  expect(screen.getByText('원 단위의 정수')).toBeVisible()
})

/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CopyReport } from '@/components/admin/reports/copy-report'

test('has a button only where a script can copy; the text is there without one', () => {
  const served = renderToStaticMarkup(<CopyReport text="신규 등록 3" />)
  expect(served).not.toContain('<button')
  expect(served).toContain('신규 등록 3')
  render(<CopyReport text="신규 등록 3" />)
  expect(screen.getByRole('button', { name: '보고 복사' })).toBeVisible()
})

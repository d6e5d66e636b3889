/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { RunningText } from '@/components/ui/running-text'

it('makes every telephone number callable and keeps the words as they were written', () => {
  const text = '대표번호 1533-8848로, 야간에는 031-123-4567이나 010-1234-5678로 연락해 주세요.'
  const { container } = render(
    <p>
      <RunningText text={text} />
    </p>,
  )
  expect(container).toHaveTextContent(text)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:1533-8848', 'tel:031-123-4567', 'tel:010-1234-5678'])
})

it.each(['2027-02-15부터', '공급 1000-2000세대', '사업자등록번호 123-45-67890', '계좌 110-0001-1533-8848', '번호 없음'])('sees none in %s', (text) => {
  const { container } = render(<RunningText text={text} />)
  expect(container).toHaveTextContent(text)
  expect(screen.queryByRole('link')).toBeNull()
})

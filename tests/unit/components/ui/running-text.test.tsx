/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { RunningText } from '@/components/ui/running-text'

it('makes every telephone number a call link and keeps the text', () => {
  const text = '대표번호 1533-8848로, 야간에는 031-123-4567이나 010-1234-5678로 연락해 주세요.'
  const { container } = render(
    <p>
      <RunningText text={text} />
    </p>,
  )
  expect(container).toHaveTextContent(text)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:1533-8848', 'tel:031-123-4567', 'tel:010-1234-5678'])
})

it('links a word to a page of the site', () => {
  render(
    <p>
      <RunningText text="날짜는 [공급일정](/BusinessGuide/plan)에서, 그 밖에는 1533-8848로 확인해 주세요." />
    </p>,
  )
  expect(screen.getByRole('paragraph')).toHaveTextContent('날짜는 공급일정에서, 그 밖에는 1533-8848로 확인해 주세요.')
  expect(screen.getByRole('link', { name: '공급일정' })).toHaveAttribute('href', '/BusinessGuide/plan')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

it('makes an email address a mail link, without the particle that follows it', () => {
  render(<RunningText text="이메일 privacy.officer@river-park.example로 요구해 주세요." />)
  expect(screen.getByRole('link', { name: 'privacy.officer@river-park.example' })).toHaveAttribute('href', 'mailto:privacy.officer@river-park.example')
})

it.each(['2027-02-15부터', '공급 1000-2000세대', '사업자등록번호 123-45-67890', '계좌 110-0001-1533-8848', '번호 없음'])('finds none in %s', (text) => {
  const { container } = render(<RunningText text={text} />)
  expect(container).toHaveTextContent(text)
  expect(screen.queryByRole('link')).toBeNull()
})

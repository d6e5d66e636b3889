/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AnnouncementFile } from '@/components/sales/announcement-file'

const props = { intro: '공급신고 뒤에 올립니다.', updated: '2026-11-16', prevails: 'file' } as const
const file = { href: '/files/announcement.pdf', label: '임차인 모집공고', bytes: 1_240_000, sha256: 'a'.repeat(64) }

it('announces the file while there is none', () => {
  render(<AnnouncementFile {...props} file={null} />)
  expect(screen.getByRole('heading')).toHaveTextContent('공고문을 준비하고 있습니다')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('shows a loading message until the file has loaded, and offers the download at once', () => {
  render(<AnnouncementFile {...props} file={file} />)
  expect(screen.getByRole('status')).toHaveTextContent('파일을 불러오는 중입니다')
  expect(screen.getByRole('link', { name: /1\.2MB/ })).toHaveAttribute('href', '/files/announcement.pdf')
  fireEvent.load(screen.getByTitle('임차인 모집공고'))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('says by which hash the file can be checked, and that it prevails', () => {
  render(<AnnouncementFile {...props} file={file} />)
  expect(screen.getByText('a'.repeat(64))).toBeInTheDocument()
  expect(screen.getByText('공고문 파일이 우선')).toBeInTheDocument()
})

it('shows no loading message without a script to remove it', () => {
  document.body.innerHTML = renderToStaticMarkup(<AnnouncementFile {...props} file={file} />)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText('파일을 불러오는 중입니다.')).toBeInTheDocument()
})

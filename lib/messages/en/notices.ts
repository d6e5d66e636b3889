import type { noticeWords as korean } from '../ko/notices'

export const noticeWords: typeof korean = {
  label: 'Notice',
  popup: 'Notice',
}

/** Buttons that share a page. */
export const shareWords = {
  copied: '주소를 복사했습니다.',
  notCopied: '복사하지 못했습니다. 주소창의 주소를 복사해 주세요.',
  copy: '주소 복사',
  share: '공유하기',
}

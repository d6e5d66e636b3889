/** Header, menus, footer, bottom bar, and the page of an unknown address. */
export const layoutWords = {
  skip: '본문 바로가기',
  mainMenu: '주 메뉴',
  allMenus: '전체 메뉴',
  closeMenu: '메뉴 닫기',
  quickContact: '빠른 상담',
  breadcrumb: '현재 위치',
  pagesBeside: (group: string) => `${group} 하위 메뉴`,
  familySite: '패밀리 사이트',
  builder: '시공',
  representative: '대표자',
  businessNumber: '사업자등록번호',
  businessDetails: '사업자 정보와 안내',
  privacy: '개인정보 처리방침',
  notFound: '찾으시는 페이지가 없습니다. 주소가 바뀌었거나 잘못 입력되었을 수 있습니다. 메뉴에서 다시 찾으시거나 대표번호로 문의해 주세요.',
  allPages: '페이지 안내',
}

/** Titles of feeds, structured data and llms.txt. */
export const seoWords = {
  home: '홈',
  feed: (siteName: string) => `${siteName} 언론보도`,
  modelHouse: (siteName: string) => `${siteName} 모델하우스`,
  visit: (modelHouse: string) => `${modelHouse} 관람`,
  visitByReservation: (modelHouse: string, hours: string) => `${modelHouse} 예약 관람, ${hours}`,
  builder: (name: string) => `시공: ${name}`,
  phone: (phone: string, hours: string) => `대표번호: ${phone} (${hours})`,
  modelHouseAt: (address: string, hours: string) => `모델하우스: ${address}, ${hours}`,
}

/** A call to a customer, in the browser. */
export const callWords = {
  afterwards: '통화한 뒤',
  dial: (phone: string) => `전화 걸기 ${phone}`,
  ask: '결과를 남겨 주세요.',
  call: '전화',
}

/** The home page's list of sections, which the browser keeps up to date. */
export const homeIndexWords = { sections: '이 화면의 차례' }

/** Words that make a message an advertisement (정보통신망법 §50), which only whoever agreed may get. 마감재 is a part of a home. */
const ADVERTISING = /광고|혜택|할인|특가|경품|사은품|잔여|선착순|이벤트|마감(?!재)|프로모션/

/** @returns the first such word of a text; undefined if there is none */
export const advertisingWord = (text: string): string | undefined => ADVERTISING.exec(text)?.[0]

/** Pictures in the text of an article, and responses to their fields. */
export const articlePictureWords = {
  line: (number: number) => `[사진 ${number}]`,
  legend: '본문 사진 (선택)',
  hint: (atOnce: number, most: number) =>
    `한 번에 ${atOnce}장, 기사 하나에 ${most}장까지 올립니다. 본문에서 [사진 1]만 적은 줄에 사진이 보이며, 그 줄을 옮기면 사진도 옮겨집니다. 줄이 없는 새 사진은 본문 끝에 붙습니다.`,
  file: (line: string) => `${line} 파일`,
  alt: (line: string) => `${line} 설명`,
  altHint: '설명은 사진마다 꼭 필요합니다. 사진을 볼 수 없는 사람에게 읽어 주는 글입니다.',
  remove: (line: string) => `${line} 지우기`,
  now: (count: string) => `사진이 바뀌었습니다. 지금은 ${count}장입니다.`,
  tooMany: (atOnce: number) => `본문 사진은 한 번에 ${atOnce}장까지 올릴 수 있습니다. 먼저 저장하고 이어서 올려 주세요.`,
  refused: (line: string, message: string) => `${line}: ${message}`,
  altMissing: (line: string) => `${line} 설명을 입력해 주세요. 사진을 볼 수 없는 사람에게 읽어 주는 글입니다.`,
  altLong: (line: string, max: number) => `${line} 설명은 ${max}자까지 쓸 수 있습니다.`,
  noPlace: (line: string, most: number) => `${line} 파일을 둘 자리가 없습니다. 기사 하나에 사진은 ${most}장까지입니다. 다른 사진을 지우고 저장해 주세요.`,
  fileMissing: (line: string) => `${line} 설명만 있고 파일이 없습니다. 파일을 다시 고르거나 설명을 지워 주세요.`,
  lineWithout: (line: string) => `본문의 ${line}에 넣을 사진이 없습니다. 사진을 올리거나 본문에서 그 줄을 지워 주세요.`,
}

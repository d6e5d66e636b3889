import type { Check } from './check-all'
import type { Content } from './content'

type Guides = Pick<Content, 'home' | 'pages' | 'subscriptionGuide'>

/** Where the terms of an application stand in a sentence. */
const sentencesOf = ({ home, pages }: Guides): readonly (readonly [at: string, text: string])[] => [
  ...(home.terms ? [['content/home.ts › terms.text', home.terms.text] as const] : []),
  ...(pages.subscriptionGuide ? [['content/pages.ts › subscriptionGuide.lead', pages.subscriptionGuide.lead] as const] : []),
]

const agesOf = (text: string): readonly string[] => text.match(/(?<![\d,.])\d{1,3}세(?!대)/g) ?? []
/** Names of the guide's rows, by which they are found. */
const [AGE, ACCOUNT] = ['나이', '청약통장'] as const
const NO_ACCOUNT = /청약통장\s?없이/
const NEEDS_NONE = /없|불필요/

/** Who may apply is said on the first screen, over the guide and in the guide's table: all three must agree. */
export const termsFaults: Check = (content) => {
  const rows = (content.subscriptionGuide?.blocks ?? []).flatMap(({ table }) => table?.rows ?? [])
  const cells = (label: string) => rows.filter(([name]) => name === label).map(([, ...values]) => values.join(' '))
  const [ages, accounts] = [cells(AGE), cells(ACCOUNT)]
  const sentences = sentencesOf(content)
  const missing = (label: string, isSaid: (text: string) => boolean) =>
    rows.length > 0 && cells(label).length === 0
      ? sentences
          .filter(([, text]) => isSaid(text))
          .map(([at]) => `${at}: content/guides.ts › subscriptionGuide 의 표에 '${label}' 행이 없어 견줄 수 없습니다. 행의 이름은 바꾸지 않습니다`)
      : []
  const differing = sentences.flatMap(([at, text]) => [
    ...agesOf(text)
      .filter((age) => ages.length > 0 && !ages.some((cell) => agesOf(cell).includes(age)))
      .map((age) => `${at}: '${age}', content/guides.ts › subscriptionGuide 의 '${AGE}' 에는 '${ages.join(', ')}' 입니다`),
    ...(NO_ACCOUNT.test(text) && accounts.some((cell) => !NEEDS_NONE.test(cell))
      ? [`${at}: '청약통장 없이', content/guides.ts › subscriptionGuide 의 '${ACCOUNT}' 에는 '${accounts.join(', ')}' 입니다`]
      : []),
  ])
  return [...missing(AGE, (text) => agesOf(text).length > 0), ...missing(ACCOUNT, (text) => NO_ACCOUNT.test(text)), ...differing]
}

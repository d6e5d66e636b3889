import { absoluteUrl } from '@/lib/seo/absolute-url'

export interface LlmsSection {
  readonly heading: string
  readonly links: readonly { readonly label: string; readonly href: string; readonly description: string }[]
}

/** Escapes brackets that would end a link's label. */
const linkText = (text: string) => text.replace(/[[\]]/g, '\\$&')

/** The site for language models in the format of https://llmstxt.org/: Markdown, a summary, then links with descriptions. */
export const llmsText = ({
  name,
  summary,
  facts,
  sections,
}: {
  name: string
  summary: string
  facts: readonly string[]
  sections: readonly LlmsSection[]
}): string =>
  [
    `# ${name}`,
    `> ${summary}`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    ...sections.map(
      ({ heading, links }) =>
        `## ${heading}\n\n${links.map(({ label, href, description }) => `- [${linkText(label)}](${absoluteUrl(href)}): ${description}`).join('\n')}`,
    ),
  ].join('\n\n') + '\n'

import type { Guide } from '@/lib/content/schemas/guides'
import { salesWords } from '@/lib/messages/ko/sales'
import { Accordion } from '../ui/accordion'
import { Notices } from '../ui/notices'
import { PageSection } from '../ui/page-section'
import { RunningText } from '../ui/running-text'
import { Sources } from '../ui/sources'
import { GuideComingSoon } from './guide-coming-soon'
import { GuideBlock } from './guide-block'
import { GuideSteps } from './guide-steps'
import styles from './guide-article.module.css'

interface GuideArticleProps {
  guide: Guide
  /** Heading over the steps. */
  stepsHeading?: string
}

/** A guide in full (introduction, steps, subjects, questions, notices, sources), or a notice that it is still to come. */
export function GuideArticle({ guide, stepsHeading = salesWords.steps }: GuideArticleProps) {
  if (guide.status === 'comingSoon' && guide.comingSoon) return <GuideComingSoon guide={guide} comingSoon={guide.comingSoon} />
  return (
    <>
      <div className={`container ${styles.intro}`}>
        <p className={styles.lead}>
          <RunningText text={guide.intro} />
        </p>
      </div>
      {guide.steps.length > 0 && (
        <PageSection id="steps" heading={stepsHeading} tone="sand">
          <GuideSteps steps={guide.steps} />
        </PageSection>
      )}
      {guide.blocks.length > 0 && (
        <div className="container">
          {guide.blocks.map((block, index) => (
            <GuideBlock key={block.heading} id={block.id ?? `block-${index + 1}`} block={block} />
          ))}
        </div>
      )}
      {guide.questions.length > 0 && (
        <PageSection id="questions" heading={salesWords.questions} layout="aside" tone="sand">
          <Accordion
            name="questions"
            items={guide.questions.map(({ question, answer }) => ({
              title: question,
              body: (
                <p>
                  <RunningText text={answer} />
                </p>
              ),
            }))}
          />
        </PageSection>
      )}
      <div className={`container ${styles.end}`}>
        <Notices items={guide.notices} />
        <Sources sources={guide.sources} />
      </div>
    </>
  )
}

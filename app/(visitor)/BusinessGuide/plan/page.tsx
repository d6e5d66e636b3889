import { notFound } from 'next/navigation'
import { ScheduleTimeline } from '@/components/business/schedule-timeline'
import { ComingSoon } from '@/components/ui/coming-soon'
import { PageSection } from '@/components/ui/page-section'
import { content } from '@/lib/content/load'
import { stepStates } from '@/lib/content/phase-content'
import { pageWords } from '@/lib/messages/ko/pages'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'
import { checkedFact, nextStepFact } from '../../opening-facts'

const readPage = () => optionalPage('businessPlan')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function BusinessPlanPage() {
  const page = readPage()
  if (!page || !content.schedule) notFound()
  const { status, updated, note, steps } = content.schedule
  if (status === 'comingSoon')
    return (
      <InnerPage page={page}>
        <ComingSoon title={pageWords.scheduleAhead} text={note} />
      </InnerPage>
    )
  return (
    <InnerPage page={page} facts={[checkedFact(updated), ...nextStepFact(content, { linked: false })]}>
      <PageSection id="schedule" heading={pageWords.schedule} lead={note} layout="aside">
        <ScheduleTimeline steps={steps} states={stepStates(steps, content.site.phase)} />
      </PageSection>
    </InnerPage>
  )
}

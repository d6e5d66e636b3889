import { notFound } from 'next/navigation'
import { ScheduleTimeline } from '@/components/business/schedule-timeline'
import { ComingSoon } from '@/components/ui/coming-soon'
import { Day } from '@/components/ui/day'
import { PageSection } from '@/components/ui/page-section'
import { content } from '@/lib/content/load'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const page = optionalPage('businessPlan')
export const metadata = page?.metadata

export default function BusinessPlanPage() {
  if (!page || !content.schedule) notFound()
  const { status, updated, note, steps } = content.schedule
  if (status === 'comingSoon')
    return (
      <InnerPage page={page}>
        <ComingSoon title="일정을 준비하고 있습니다" text={note} />
      </InnerPage>
    )
  return (
    <InnerPage page={page}>
      <PageSection
        id="schedule"
        latin="Milestones"
        heading="착공부터 입주까지"
        lead={
          <>
            {note} (<Day value={updated} /> 기준)
          </>
        }
        layout="aside"
      >
        <ScheduleTimeline steps={steps} />
      </PageSection>
    </InnerPage>
  )
}

import type { Guide } from '@/lib/content/schemas/guides'
import { ComingSoon } from '../ui/coming-soon'
import { Notices } from '../ui/notices'
import { RunningText } from '../ui/running-text'

interface GuideComingSoonProps {
  guide: Guide
  comingSoon: NonNullable<Guide['comingSoon']>
}

/** An announced but unpublished guide: its subjects, and the notices that apply already. */
export function GuideComingSoon({ guide, comingSoon }: GuideComingSoonProps) {
  return (
    <>
      <ComingSoon title={comingSoon.heading} text={comingSoon.lead} />
      <div className="container">
        <p>
          <RunningText text={guide.intro} />
        </p>
        <Notices items={guide.notices} />
      </div>
    </>
  )
}

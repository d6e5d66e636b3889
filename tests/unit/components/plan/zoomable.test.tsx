/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { use } from 'react'
import { Zoomable } from '@/components/plan/zoomable'
import { planWords } from '@/lib/messages/ko/plan'

const mockScript = new Promise<never>(() => undefined)
const mockUse = use
/** As on a route change from a page without a drawing: the script is still loading. */
jest.mock('@/components/plan/zoom-tools', () => ({ ZoomTools: () => mockUse(mockScript) }))

test.each(['row', 'top-corner'] as const)('shows a drawing with its tools in a %s while their script is loading', async (tools) => {
  await act(async () => {
    render(
      <Zoomable label="84A 평면도" ratio={1.5} tools={tools}>
        <p>도면</p>
      </Zoomable>,
    )
  })
  expect(screen.getByText('도면')).toBeVisible()
  if (tools === 'row') for (const name of ['전체 화면', '닫기']) expect(screen.getByText(name, { selector: 'a' })).toHaveTextContent(`84A 평면도 ${name}`)
  if (tools === 'row') expect(screen.getByRole('radio', { name: planWords.times(1) })).toBeVisible()
})

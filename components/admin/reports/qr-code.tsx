/** White modules around a code that readers require (ISO/IEC 18004). */
const QUIET_ZONE = 4

interface QrCodeProps {
  /** Rows of modules; true is dark. */
  modules: readonly (readonly boolean[])[]
  label: string
  className?: string | undefined
}

/** Draws a QR code, dark on white even in a dark theme, because some apps cannot read inverted codes. */
export function QrCode({ modules, label, className }: QrCodeProps) {
  const size = modules.length + 2 * QUIET_ZONE
  const dark = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : []))).join('')
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark} />
    </svg>
  )
}

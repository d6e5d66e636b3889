/** `npm run site -- doctor`: reports misconfiguration and failures. Exit code 1 when something must be fixed. */
import { diagnose, type Finding } from './diagnose'

const marks: Readonly<Record<Finding['level'], string>> = { ok: '정상', warning: '주의', fault: '고장' }
const findings = await diagnose(process.env)
for (const { level, text } of findings) console.log(`[${marks[level]}] ${text}`)
if (findings.some(({ level }) => level === 'fault')) process.exitCode = 1

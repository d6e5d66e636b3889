/**
 * `npm run site -- NAME [ARGUMENTS]`: runs a command of commands.mjs in its own process, because each needs Node flags that only
 * a start can set. Ends with its exit code, and forwards signals to it.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { findCommand, helpText, usageText } from './commands.mjs'

const [name, ...args] = process.argv.slice(2)
const command = name === undefined ? undefined : findCommand(name)

if (name === undefined || name === '--help') console.log(helpText())
else if (!command) {
  console.error(`모르는 명령입니다: ${name}\n\n${helpText()}`)
  process.exitCode = 2
} else if (args.includes('--help')) console.log(usageText(name, command))
else {
  const child = spawn(process.execPath, [...command.node, ...args], { stdio: 'inherit', env: { ...process.env, ...command.environment } })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)))
}

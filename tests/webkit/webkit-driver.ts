import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { Builder, By, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { expect, test as base } from '@playwright/test'
import { freePort } from '../run/free-port.mjs'
import { ROUTER_MARK } from '@/lib/delivery/next/router-state'

/*
 * WebKitGTK, the engine of Safari as Debian packages it, driven over W3C WebDriver: Playwright's own WebKit is a download
 * from outside the package registries. It shows what the engine does to markup, styles and scripts; it is no iPhone.
 */

const LIBRARIES = '/usr/lib'
const PHONE = { width: 390, height: 844 }
const WAIT_MS = 15_000

/** @returns MiniBrowser's path, which has the machine's architecture and the library's version in it; undefined where it is missing */
function miniBrowser(): string | undefined {
  const folders = readdirSync(LIBRARIES).flatMap((machine) => [1, 0].map((minor) => `${LIBRARIES}/${machine}/webkit2gtk-4.${minor}/MiniBrowser`))
  return folders.find((path) => existsSync(path))
}

/** A display in memory. @returns its name, e.g. `:99` */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, process: child }
}

/** @throws Error after 10 s without an answer */
async function startDriver(display: string): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort()
  const environment = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LANG: 'C.UTF-8',
    TZ: 'Asia/Seoul',
  }
  const child = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env: environment })
  const url = `http://127.0.0.1:${port}`
  for (const since = Date.now(); Date.now() - since < 10_000;) {
    const ready = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return { url, process: child }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** What a person does with a browser, waiting for it as a person does. */
class Person {
  constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  open = (path: string) => this.driver.get(`${this.origin}${path}`)

  /** The first element that is shown; `selector` is CSS, or XPath where it starts with `/` or `(`. */
  async see(selector: string, within?: string): Promise<WebElement> {
    const by = /^[(/]/.test(selector) ? By.xpath(selector) : By.css(selector)
    return this.driver.wait(
      async () => {
        const roots = within ? await this.driver.findElements(By.css(within)) : [this.driver]
        const found = (await Promise.all(roots.map((root) => root.findElements(by)))).flat()
        for (const element of found) if (await element.isDisplayed().catch(() => false)) return element
        return null
      },
      WAIT_MS,
      `${selector} is not shown`,
    ) as Promise<WebElement>
  }
  /** An element that shows exactly these words. */
  seeText = (words: string, tag = '*') => this.see(`//${tag}[normalize-space(.)="${words}"]`)
  button = (name: string, within?: string) =>
    this.see(
      `.//*[self::button or self::summary or @role="button"][normalize-space(.)="${name}" or @aria-label="${name}"]`.replace(/^\./, within ? '.' : ''),
      within,
    )
  /** Away from the bars at the top and the bottom, as a thumb moves a page before it presses. */
  private async inReach(element: WebElement | Promise<WebElement>): Promise<WebElement> {
    const target = await element
    await this.driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', target)
    return target
  }
  async press(element: WebElement | Promise<WebElement>) {
    await (await this.inReach(element)).click()
  }
  async type(selector: string, text: string, within?: string) {
    const field = await this.inReach(this.see(selector, within))
    await field.clear()
    await field.sendKeys(text)
  }
  hidden = (selector: string) =>
    this.driver.wait(
      async () => {
        for (const element of await this.driver.findElements(By.css(selector))) if (await element.isDisplayed().catch(() => false)) return false
        return true
      },
      WAIT_MS,
      `${selector} is still shown`,
    )
  at = (path: RegExp) => this.driver.wait(until.urlMatches(path), WAIT_MS)
  /** The framework has taken over: links are route changes, forms are sent by script. */
  hydrated = () => this.until(`return history.state && history.state.${ROUTER_MARK} === true`)
  until = (script: string) => this.driver.wait(async () => (await this.driver.executeScript(script)) === true, WAIT_MS, script)
  evaluate = <T>(script: string, ...values: unknown[]) => this.driver.executeScript<T>(script, ...values)
}

interface Fixtures {
  readonly javaScript: boolean
  readonly person: Person
}

export const test = base.extend<Fixtures, { readonly automation: { readonly url: string } }>({
  javaScript: [true, { option: true }],
  automation: [
    async ({}, provide) => {
      const display = await startDisplay()
      const driver = await startDriver(display.name)
      await provide({ url: driver.url })
      driver.process.kill()
      display.process.kill()
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  person: async ({ automation, javaScript, baseURL }, provide) => {
    const capabilities = {
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'normal',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', ...(javaScript ? [] : ['--enable-javascript=FALSE'])] },
    }
    const driver = await new Builder().usingServer(automation.url).withCapabilities(capabilities).build()
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...PHONE })
    await provide(new Person(driver, baseURL ?? ''))
    await driver.quit()
  },
})

export { expect }

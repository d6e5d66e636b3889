/**
 * States of a page after interaction: opened, refused, unfolded. A freshly loaded document shows none of them.
 * @typedef {object} State
 * @property {string} name
 * @property {string} path percent-encoded
 * @property {readonly number[]} widths in px
 * @property {boolean} [administrator] whether it needs a session of the office
 * @property {(page: import('playwright').Page) => Promise<void>} reach
 */

const PHONE = 390
const DESKTOP = 1440
const BOTH = [PHONE, DESKTOP]
/** The button of the forms where no visit is chosen. */
const REGISTER = '관심고객 등록하기'

/** @param {import('playwright').Page} page */
const openPopup = async (page) => {
  await page
    .getByRole('button', { name: /방문 ?예약/ })
    .locator('visible=true')
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  // The popup begins with a visit, whose times the server decides; this way has fields of the form alone.
  await dialog.getByRole('radio', { name: '관심고객 등록' }).check()
  await dialog.locator('form[novalidate]').waitFor()
  await dialog.getByRole('button', { name: REGISTER, exact: true }).waitFor()
}

/**
 * A drawing in its full-window dialog, which a script adds after a click on its button.
 * @param {import('playwright').Page} page
 */
const openFullScreen = async (page) => {
  await page
    .getByRole('button', { name: /전체 ?화면$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '화면에 맞춤' }).waitFor()
}

/** @param {import('playwright').Page} page */
const unfoldAll = (page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // Of a group only one is open at a time.
      details.removeAttribute('name')
      details.open = true
    }
  })

/** @param {import('playwright').Page} page @param {string} label of the form's button */
const submitEmpty = async (page, label) => {
  const form = page
    .locator('form', { has: page.getByRole('button', { name: label, exact: true }) })
    .locator('visible=true')
    .last()
  await form.getByRole('button', { name: label, exact: true }).click()
  await form.locator('[aria-invalid=true]').first().waitFor()
}

/** @param {import('playwright').Page} page */
const submitRegistration = async (page) => {
  // Focus enhances the form, whose errors say more than the browser's own.
  await page.getByRole('main').getByRole('form').getByRole('textbox').first().focus()
  await page.getByRole('main').locator('form[novalidate]').waitFor()
  await submitEmpty(page, REGISTER)
}

/**
 * On a desktop the header's open groups would cover its button: only one of them opens.
 * @type {(path: string) => State}
 */
const unfolded = (path) => ({ name: 'everything unfolded', path, widths: [PHONE], reach: unfoldAll })

/** @type {readonly State[]} */
export const STATES = [
  {
    name: 'all of the menu open',
    path: '/Brand/intro',
    widths: [PHONE],
    reach: async (page) => {
      await page.getByRole('button', { name: '전체 메뉴' }).click()
      await page.getByRole('button', { name: '메뉴 닫기' }).waitFor()
      await unfoldAll(page)
    },
  },
  {
    name: 'a menu group open',
    path: '/Brand/intro',
    widths: [DESKTOP],
    reach: async (page) => {
      await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('button').first().hover()
      await page.locator('[aria-expanded=true]').first().waitFor()
    },
  },
  {
    name: 'the popup with errors, consents unfolded',
    path: '/FloorPlan/84A',
    widths: BOTH,
    reach: async (page) => {
      await openPopup(page)
      await submitEmpty(page, REGISTER)
      await unfoldAll(page)
    },
  },
  { name: 'the popup over a page with the same form', path: '/', widths: BOTH, reach: openPopup },
  { name: 'the form with errors', path: '/Promotion/Customer', widths: BOTH, reach: submitRegistration },
  { name: 'a map over the whole window', path: '/LocationEnvironment/intro', widths: BOTH, reach: openFullScreen },
  { name: 'a plan over the whole window', path: '/FloorPlan/84A', widths: BOTH, reach: openFullScreen },
  ...['/', '/FloorPlan/84A', '/SalesInfo/SubscriptionGuide', '/SalesInfo/announcement', '/ComplexGuide/detailintro'].map(unfolded),
  {
    name: 'an article without title',
    path: '/admin/press/new',
    widths: BOTH,
    administrator: true,
    reach: (page) => submitEmpty(page, '등록'),
  },
  { ...unfolded('/admin'), administrator: true },
]

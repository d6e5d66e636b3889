/**
 * Findings that are wrong by the standard, each with its proof. `extract` narrows it to an element.
 * @type {readonly { checker: 'nu' | 'axe' | 'ibm', message: RegExp, extract?: RegExp, proof: string }[]}
 */
const FALSE_POSITIVES = [
  {
    checker: 'nu',
    message: /^CSS: Unrecognized at-rule “@container”/,
    proof: "CSS Containment Level 3, section 4; in all browsers since 2023. The checker's CSS validator is older.",
  },
  { checker: 'nu', message: /^CSS: “container-type”: Property “container-type” doesn't exist/, proof: 'CSS Containment Level 3, section 3.1.' },
  { checker: 'nu', message: /^CSS: Unrecognized at-rule “@starting-style”/, proof: 'CSS Transitions Level 2, section 3.3; in all browsers since 2024.' },
  {
    checker: 'nu',
    message: /^CSS: “scroll-initial-target”: Property “scroll-initial-target” doesn't exist/,
    proof: 'CSS Scroll Snap Level 2, section 3; browsers without it skip the declaration (CSS Syntax 3, section 2.2).',
  },
  {
    checker: 'nu',
    message: /^CSS: “paint-order”: Property “paint-order” doesn't exist/,
    proof: 'SVG 2, section 13.8, a property of text and shapes; in all browsers since 2017.',
  },
  {
    checker: 'axe',
    message: /^scrollable-region-focusable/,
    extract: /data-slider-viewport/,
    proof:
      "Of the home page's slides before their script: the numbered links below lead to each of them by keyboard (home-slider.spec.ts, without JavaScript), which is what WCAG 2.2, 2.1.1 asks; the script then takes the scrolling away.",
  },
  {
    checker: 'ibm',
    message: /^a_text_purpose: Hyperlink has no link text/,
    proof:
      "Of the slider's dots on a phone: they lie in a closed <details>, whose content is not rendered (HTML, 4.11.1); axe, which knows that, and the recorded reading (home-living.txt) have their names.",
  },
  {
    checker: 'ibm',
    message: /^fieldset_label_valid: Group\/Fieldset "동의" has a duplicate name/,
    proof: 'The other group is in the popup, a closed <dialog>, which is not rendered (HTML, 4.11.4); while it is open, the page beneath is inert.',
  },
  {
    checker: 'ibm',
    message: /^input_label_exists: Form control element <input> has no associated label/,
    proof:
      'Of the code field in a closed <details>, whose label is not rendered either (HTML, 4.11.1); open, it has its label (second-factor.spec.ts finds it by that), and axe `label` reads every field.',
  },
  {
    checker: 'ibm',
    message: /^input_autocomplete_valid: The 'autocomplete' attribute has an incorrect value/,
    proof: '`username` on an e-mail field: HTML, 4.10.18.7.1, allows the group Username on type=email; the Nu checker, which checks it, accepts it.',
  },
  {
    checker: 'ibm',
    message: /^table_headers_exists: Table has no headers identified/,
    proof:
      "Of /admin/press at 390 px alone. The same markup, whose first row is <th scope=col>, passes at 1440 px: the engine takes a heading row that clip-path folds away for an empty one, and then finds an article's number before its <th scope=row>. Folded away so, a table's headings stay in the accessibility tree: accessible-parts.spec.ts finds those of the other stacked tables.",
  },
  {
    checker: 'ibm',
    message: /^aria_form_label_unique: Multiple elements with "form" role/,
    proof: 'Forms without a name have no role form (HTML Accessibility API Mappings, form): there is nothing to tell apart.',
  },
]

/**
 * @param {'nu' | 'axe' | 'ibm'} checker @param {{ message: string, extract: string }} finding
 * @returns whether it is one of the list
 */
export const isFalsePositive = (checker, { message, extract }) =>
  FALSE_POSITIVES.some((known) => known.checker === checker && known.message.test(message) && (known.extract?.test(extract) ?? true))

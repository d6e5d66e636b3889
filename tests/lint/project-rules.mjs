/** Hangul: jamo, compatibility jamo, syllables. */
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/

/**
 * Texts in code, in templates and between tags; comments and regular expressions may contain Korean.
 * @typedef {{ value: unknown }} TextNode of an ESTree
 */
const noKorean = {
  meta: { type: 'problem', schema: [] },
  /** @param {{ report: (fault: { node: object, message: string }) => void }} context */
  create(context) {
    const check = (/** @type {object} */ node, /** @type {unknown} */ text) => {
      if (typeof text !== 'string' || !HANGUL.test(text)) return
      context.report({ node, message: 'No Korean in code: words of the interface belong in lib/messages/ko, what speaks of this complex in content/.' })
    }
    return {
      Literal: (/** @type {TextNode} */ node) => check(node, node.value),
      TemplateElement: (/** @type {{ value: { cooked: unknown } }} */ node) => check(node, node.value.cooked),
      JSXText: (/** @type {TextNode} */ node) => check(node, node.value),
    }
  },
}

/** This project's own rules for oxlint: `.oxlintrc.json` says where each applies. */
const plugin = { meta: { name: 'project' }, rules: { 'no-korean': noKorean } }

export default plugin

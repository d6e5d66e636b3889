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

/** Names by which Next steers itself: another release may change any of them. */
const PRIVATE_SHAPES = /next\/dist\/|_N_T_|TURBOPACK|__next_f|x-nextjs-|next-router-segment|\.rsc\b|__NA\b|x-next-cache-tags/

/** Names in code, in texts and in regular expressions. */
const noPrivateShapes = {
  meta: { type: 'problem', schema: [] },
  /** @param {{ report: (fault: { node: object, message: string }) => void }} context */
  create(context) {
    const check = (/** @type {object} */ node, /** @type {unknown} */ text) => {
      if (typeof text === 'string' && PRIVATE_SHAPES.test(text))
        context.report({ node, message: 'What is private to Next is named in lib/delivery/next and its tests alone: import the name from there.' })
    }
    return {
      Literal: (/** @type {{ value: unknown, raw?: string }} */ node) => check(node, node.raw ?? node.value),
      TemplateElement: (/** @type {{ value: { raw: unknown } }} */ node) => check(node, node.value.raw),
      Identifier: (/** @type {{ name: string }} */ node) => check(node, node.name),
    }
  },
}

/** Rules of this project's own for oxlint: `.oxlintrc.json` says where each applies. */
const plugin = { meta: { name: 'project' }, rules: { 'no-korean': noKorean, 'no-private-shapes': noPrivateShapes } }

export default plugin

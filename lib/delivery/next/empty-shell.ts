/**
 * What a document of Next holds for `redirect()` and `notFound()` where no page of ours stands for it: it has neither
 * language nor text, and only scripts would fill it.
 */
export const EMPTY_SHELL = '<html id="__next_error__"'

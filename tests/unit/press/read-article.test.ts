import { findPublishedArticle } from '@/lib/press/read-article'

const find = jest.fn()
const dependencies = { store: { press: { find } }, views: { pending: () => 0 } } as unknown as Parameters<typeof findPublishedArticle>[0]

test.each(['', '.', '..', 'a/b', 'a%2Fb', '%00', '__name__', '\u0000', '한글', 'x'.repeat(201), ' a', "a'b"])('does not look up %j', async (id) => {
  expect(await findPublishedArticle(dependencies, 'site', id)).toBeNull()
  expect(find).not.toHaveBeenCalled()
})

test.each(['model-house-opening', '0123456789abcdef', 'Of_Another-Store.1', '__a'])('looks up %s', async (id) => {
  find.mockResolvedValueOnce(null)
  expect(await findPublishedArticle(dependencies, 'site', id)).toBeNull()
  expect(find).toHaveBeenLastCalledWith(id)
})

import vm from 'node:vm'
import { compileOnce } from '../../run/compile-once.mjs'

const asJest = jest.fn(() => () => 'as jest asks')
const compile = compileOnce(/** @type {any} */ (asJest))
const run = jest.spyOn(vm.Script.prototype, 'runInContext')
/** @param {string} source @param {object} [globals] of the suite */
const load = (source, globals = {}) => compile(source, ['given'], { filename: '/module.js', parsingContext: vm.createContext(globals) })('given')
beforeEach(() => jest.clearAllMocks())
afterAll(() => run.mockRestore())

test('a module that two suites load is compiled once, and has the globals of each', () => {
  expect([load('return given + suite', { suite: 1 }), load('return given + suite', { suite: 2 })]).toEqual(['given1', 'given2'])
  expect(run.mock.contexts).toHaveLength(2)
  expect(run.mock.contexts[1]).toBe(run.mock.contexts[0])
  expect(asJest).not.toHaveBeenCalled()
})

test('a module that changed is compiled again', () => {
  expect([load('return 1'), load('return 2')]).toEqual([1, 2])
})

test('a module that imports while it runs is compiled as jest asks', () => {
  expect(load("return import('./other.js')")).toBe('as jest asks')
  expect(run).not.toHaveBeenCalled()
})

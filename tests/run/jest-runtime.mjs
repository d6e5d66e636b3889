import vm from 'node:vm'
import Runtime from 'jest-runtime'
import { compileOnce } from './compile-once.mjs'

// Jest's own class is kept whole; it calls this by the module's name.
vm.compileFunction = /** @type {typeof vm.compileFunction} */ (compileOnce(vm.compileFunction))

export default Runtime

/** `node --import` of this file: the program ends with the process that started it. */
import { endWithParent } from './end-with-parent.mjs'

endWithParent()

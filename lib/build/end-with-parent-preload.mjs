/** `node --import` of this file: the program ends with the process that started it. */
import { endWithParent } from '../server/end-with-parent.mjs'

endWithParent()

/**
 * What React writes in the place of a part that it could not finish. Whoever renders may then wait for it as a stream; where it still stands in
 * the whole page, the part threw, and the browser draws it anew and says so (error 419).
 */
export const UNFINISHED_MARKER = '<!--$!-->';

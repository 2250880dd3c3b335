/**
 * React writes this in place of a part that it could not finish. The server can then wait for that part by streaming. If the marker is still in the
 * complete page, the part threw an error: the browser renders it again and reports error 419.
 */
export const UNFINISHED_MARKER = '<!--$!-->';

/**
 * Pictures of cards: drawn by a studio of its own processes, kept as files, and made ahead for the shop. The engine itself (`engine.ts`) is loaded by those
 * processes alone.
 */
export type { PrerenderProgress } from './prerender-progress.ts';
export { type PicturePrerenderer, createPrerenderer } from './prerenderer.ts';
export { createFaceStore, type FaceStore, facesOf } from './store/face-store.ts';
export { createPictureStore, deleteSentPictures, type PictureStore, picturesOf } from './store/picture-store.ts';
export { resizePicture } from './store/resize-picture.ts';
export { PICTURE_LIMITS } from './limits.ts';
export { QUICK_COST_MAX, studioInProcesses } from './studio/studio-processes.ts';
export type { FaceName } from '#server/ports/artist.ts';

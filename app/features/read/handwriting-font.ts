import type { HandName } from '#app/ui/opening/handwriting.ts';
import caveat from '#app/ui/fonts/caveat-latin-400-normal.woff2?url';
import coveredByYourGrace from '#app/ui/fonts/covered-by-your-grace-latin-400-normal.woff2?url';
import kalam from '#app/ui/fonts/kalam-latin-400-normal.woff2?url';
import laBelleAurore from '#app/ui/fonts/la-belle-aurore-latin-400-normal.woff2?url';
import mansalva from '#app/ui/fonts/mansalva-latin-400-normal.woff2?url';

const FILES: Record<HandName, string> = {
  caveat,
  'covered-by-your-grace': coveredByYourGrace,
  kalam,
  'la-belle-aurore': laBelleAurore,
  mansalva,
};

/** The font file to preload, so that the name on the envelope does not change its look while fonts load. */
export function handFontFile(hand: HandName): string {
  return FILES[hand];
}

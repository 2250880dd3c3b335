import type { Family, Fits, Motif, Variant } from './family.ts';

/** What a picture suits: what its layout says, then its motif, then its family. */
export function fitsOf(
  family: Pick<Family, 'fits'>,
  motif: Pick<Motif, 'fits'>,
  variant?: Pick<Variant, 'fits'>,
): Fits {
  const fits = { ...family.fits, ...motif.fits, ...variant?.fits };
  const headline = { ...family.fits?.headline, ...motif.fits?.headline, ...variant?.fits?.headline };
  return { ...fits, headline };
}

/** Whether a motif has a layout. */
export function hasLayout(variant: Pick<Variant, 'motifs'>, motif: string): boolean {
  return variant.motifs === undefined || variant.motifs.includes(motif);
}

/** The palettes that suit a motif; the first is its best. */
export function palettesOf(
  family: Pick<Family, 'palettes'>,
  motif: Pick<Motif, 'palettes'>,
): readonly [string, ...string[]] {
  return motif.palettes ?? family.palettes;
}

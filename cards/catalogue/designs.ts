import type { Family, Fits, Motif } from '#cards/families/family.ts';
import { type Design, designKey, designOf } from '#cards/families/registry.ts';

/** One picture that a card can have: a family's motif in one of its layouts, and what it suits. */
export type Picture = Design & {
  key: string;
  /** family/motif or family/motif/variant: how pairings call it */
  name: string;
  motif: string;
  variant: string | undefined;
  drawn: Motif;
  fits: Fits;
  palettes: readonly string[];
  /** every hero of the library can be made in it */
  isMaterial: boolean;
};

/** Occasions that families name otherwise than the shop does. */
const SAME: Record<string, string> = { 'love-valentine': 'valentine' };

function picture(family: Family, motif: string, drawn: Motif, variant: string | undefined): Picture {
  const design = designOf(family, motif, variant);
  const own = variant === undefined ? undefined : family.variants?.[variant];
  const headline = { ...family.fits?.headline, ...drawn.fits?.headline, ...own?.fits?.headline };
  const fits: Fits = { ...family.fits, ...drawn.fits, ...own?.fits, headline };
  return {
    ...design,
    key: designKey(design),
    name: [family.id, motif, variant].filter((part) => part !== undefined).join('/'),
    motif,
    variant,
    drawn,
    fits: {
      ...fits,
      ...(fits.occasions ? { occasions: fits.occasions.map((occasion) => SAME[occasion] ?? occasion) } : {}),
    },
    palettes: drawn.palettes ?? family.palettes,
    isMaterial: family.material !== undefined,
  };
}

/** Every picture of a family, each design once. */
export function picturesOf(family: Family): Picture[] {
  const found = new Map<string, Picture>();
  for (const [motif, drawn] of Object.entries(family.motifs)) {
    const layouts = Object.entries(family.variants ?? {}).filter(
      ([, variant]) => variant.motifs === undefined || variant.motifs.includes(motif),
    );
    for (const variant of [undefined, ...layouts.map(([id]) => id)]) {
      const made = picture(family, motif, drawn, variant);
      if (!found.has(made.key)) found.set(made.key, made);
    }
  }
  return [...found.values()];
}

import { altOfMotif } from '#cards/render/alt-text.ts';
import type { Family, Fits, Motif } from '#cards/render/family.ts';
import { type Design, designKey, designOf } from '#cards/render/design-key.ts';

/** One picture that a card can have: a family's motif in one of its layouts, and what it suits. */
export type Picture = Design & {
  key: string;
  /** family/motif or family/motif/variant: its name in pairings */
  name: string;
  motif: string;
  variant: string | undefined;
  drawn: Motif;
  /** one sentence: what the front shows, in this layout */
  alt: string;
  fits: Fits;
  palettes: readonly string[];
  /** it can draw every hero of the library */
  isMaterial: boolean;
  /** the age or number of years that it draws, in digits */
  number: string | undefined;
};

/** Occasions that families name differently from the shop. */
const SAME: Record<string, string> = {
  'love-valentine': 'valentine',
  graduation: 'congratulations',
  engagement: 'wedding',
  'farewell-colleague': 'retirement',
  sorry: 'just-because',
};
const OLDEST = 100;

function picture(family: Family, motif: string, drawn: Motif, variant: string | undefined, number?: string): Picture {
  const drawnAs = designOf(family, motif, variant);
  // Each number is a picture of its own.
  const design = number === undefined ? drawnAs : { ...drawnAs, hero: `${drawnAs.hero}-${number}` };
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
    alt: altOfMotif(family, motif, variant),
    fits: {
      ...fits,
      ...(fits.occasions
        ? { occasions: [...new Set(fits.occasions.map((occasion) => SAME[occasion] ?? occasion))] }
        : {}),
    },
    palettes: drawn.palettes ?? family.palettes,
    isMaterial: family.material !== undefined,
    number,
  };
}

/** The numbers that a motif can draw; empty if it draws none. */
function numbersOf({ fits, drawn }: Picture): (string | undefined)[] {
  const draws = fits.headline?.needsNumber === true || drawn.subjects.includes('numeral');
  if (!draws) return [undefined];
  return (fits.headline?.numbers ?? Array.from({ length: OLDEST }, (_, i) => i + 1)).map(String);
}

/** Every picture of a family, each design once. */
export function picturesOf(family: Family): Picture[] {
  const found = new Map<string, Picture>();
  for (const [motif, drawn] of Object.entries(family.motifs)) {
    const layouts = Object.entries(family.variants ?? {}).filter(
      ([, variant]) => variant.motifs === undefined || variant.motifs.includes(motif),
    );
    for (const variant of [undefined, ...layouts.map(([id]) => id)]) {
      for (const number of numbersOf(picture(family, motif, drawn, variant))) {
        const made = picture(family, motif, drawn, variant, number);
        if (!found.has(made.key)) found.set(made.key, made);
      }
    }
  }
  return [...found.values()];
}

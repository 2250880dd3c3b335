import { altOfMotif } from '#cards/render/alt-text.ts';
import type { Family } from '#cards/render/family.ts';
import { type Palette, paletteOf } from '#cards/render/palettes.ts';

/** What a document takes from its family, as data, so that documents can be made without loading the drawing. */
export type FamilyFacts = {
  id: string;
  version: number;
  style: Family['style'];
  ownPalettes: Record<string, Palette>;
  variants: string[];
  motifs: Record<string, MotifFacts>;
};
type MotifFacts = {
  title: string;
  /** one sentence: what the front shows */
  alt: string;
  /** the same for variants with a sentence of their own */
  altIn?: Record<string, string>;
};
/** What a document takes from its design. */
export type DesignFacts = { version: number; title: string; alt: string; palette: Palette };

const known = new WeakMap<Family, FamilyFacts>();

/** The facts of a family whose drawing is loaded. */
export function factsOfFamily(family: Family): FamilyFacts {
  const facts = known.get(family) ?? describe(family);
  known.set(family, facts);
  return facts;
}

function describe(family: Family): FamilyFacts {
  const variants = Object.entries(family.variants ?? {});
  const motifs = Object.entries(family.motifs).map(([motif, { title, alt }]): [string, MotifFacts] => {
    const told = variants.filter(
      ([, variant]) => variant.told !== undefined && (variant.motifs?.includes(motif) ?? true),
    );
    const altIn = Object.fromEntries(told.map(([variant]) => [variant, altOfMotif(family, motif, variant)]));
    return [motif, { title, alt, ...(told.length > 0 ? { altIn } : {}) }];
  });
  return {
    id: family.id,
    version: family.version,
    style: family.style,
    ownPalettes: family.ownPalettes ?? {},
    variants: variants.map(([variant]) => variant),
    motifs: Object.fromEntries(motifs),
  };
}

/** @throws when the family has no such motif, variant or palette */
export function requireDesign(
  family: FamilyFacts,
  { motif, variant, palette }: { motif: string; variant?: string | undefined; palette: string },
): DesignFacts {
  const picture = Object.hasOwn(family.motifs, motif) ? family.motifs[motif] : undefined;
  if (!picture) throw new Error(`no motif ${motif} in ${family.id}`);
  if (variant !== undefined && !family.variants.includes(variant))
    throw new Error(`no variant ${variant} in ${family.id}`);
  return {
    version: family.version,
    title: picture.title,
    alt: (variant === undefined ? undefined : picture.altIn?.[variant]) ?? picture.alt,
    palette: paletteOf(palette, family.ownPalettes),
  };
}

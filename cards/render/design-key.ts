import type { Family } from './family.ts';

/** What makes a card one card: colour, seed, name and words do not count. */
export type Design = { family: string; hero: string; layout: string; material: string };

export function designKey({ family, hero, layout, material }: Design): string {
  return [family, hero, layout, material].join('/');
}

/** The design that a family, a motif and a variant make. Throws for one that the family does not have. */
export function designOf(family: Family, motif: string, variant?: string): Design {
  const picture = Object.hasOwn(family.motifs, motif) ? family.motifs[motif] : undefined;
  if (!picture) throw new Error(`no motif ${motif} in ${family.id}`);
  const layout = variant === undefined ? 'main' : family.variants?.[variant]?.layout;
  if (layout === undefined) throw new Error(`no variant ${variant} in ${family.id}`);
  return {
    family: family.id,
    hero: picture.hero,
    layout,
    material: family.material ?? family.style.replaceAll(' ', '-'),
  };
}

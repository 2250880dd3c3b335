import { fromRecipe, type Recipe } from '#cards/document/recipe.ts';
import { fitsOf, palettesOf } from '#cards/render/fits.ts';
import type { Family } from '#cards/render/family.ts';
import { compose, type Composed } from '#cards/render/compose.ts';

/** A recipe of a family's first motif in its first palette, with plain words; `change` overrides any of it. */
export function firstRecipe(family: Family, change: Partial<Recipe> = {}): Recipe {
  const [motif = '', picture] = Object.entries(family.motifs)[0] ?? [];
  if (!picture) throw new Error(`${family.id} has no motif`);
  const wanted = fitsOf(family, picture).headline;
  return {
    family: family.id,
    motif,
    palette: palettesOf(family, picture)[0],
    headline: 'Happy|Birthday',
    name: 'Oliver',
    ...(wanted?.needsNumber ? { sub: String(wanted.numbers?.[0] ?? 40) } : {}),
    seed: 's1',
    inside: { verse: '' },
    ...change,
  };
}

/** The cover of that recipe, composed. */
export function firstCover(family: Family, change: Partial<Recipe> = {}): Composed {
  return compose(fromRecipe(firstRecipe(family, change), family), 'cover', family);
}

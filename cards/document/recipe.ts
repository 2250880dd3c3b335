import { z } from 'zod';
import type { Family } from '#cards/render/family.ts';
import { hash } from '#cards/render/random.ts';
import { type CardDocument, type CardFace, SCHEMA, type TextLayer } from './card-document.ts';
import { requireDesign, type FamilyFacts, factsOfFamily } from './family-facts.ts';

const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** What defines a card of the catalogue: its design, its colours and its words. */
export const Recipe = z.object({
  family: Id,
  motif: Id,
  variant: Id.optional(),
  material: Id.optional(),
  palette: Id,
  /** | divides lines */
  headline: z.string().max(160),
  sub: z.string().max(120).optional(),
  name: z.string().max(80).optional(),
  seed: z.string().max(60),
  inside: z.object({ verse: z.string().max(600) }).default({ verse: '' }),
});
export type Recipe = z.infer<typeof Recipe>;

/** a text layer's lines from text in which | or a new line divides them */
export function linesOf(text: string): string[] {
  return text.split(/[|\n]/).map((line) => line.trim());
}

/** Text whose place and style the design sets. */
export function designText(id: string, role: TextLayer['role'], lines: string[]): TextLayer {
  return { type: 'text', id, role, lines, lang: 'en', setting: 'design', locked: false, hidden: false, opacity: 1 };
}

function part(id: string, name: 'cover' | 'verse' | 'letter' | 'back'): CardFace['layers'][number] {
  return { type: 'part', id, part: name, locked: true, hidden: false, opacity: 1 };
}

/**
 * A whole card from a recipe and its family's drawing.
 * @param id the document's id; derived from the recipe when left out
 * @throws when the family has no such motif, variant or palette
 */
export function fromRecipe(recipe: Recipe, family: Family, id?: string): CardDocument {
  if (family.id !== recipe.family) throw new Error(`the recipe is for ${recipe.family}, not ${family.id}`);
  return documentOf(recipe, factsOfFamily(family), id);
}

/**
 * The same without the drawing, from the facts of the family.
 * @throws when the family has no such motif, variant or palette
 */
export function documentOf(recipe: Recipe, family: FamilyFacts, id?: string): CardDocument {
  const design = requireDesign(family, recipe);
  const { variant, material, seed } = recipe;
  const cover: CardFace['layers'] = [
    part('cover-art', 'cover'),
    designText('headline', 'headline', linesOf(recipe.headline)),
  ];
  if (recipe.sub !== undefined) cover.push(designText('sub', 'sub', [recipe.sub]));
  if (recipe.name !== undefined) cover.push(designText('name', 'name', [recipe.name]));
  return {
    schema: SCHEMA,
    id: id ?? `card-${hash(JSON.stringify(recipe)).toString(36)}`,
    rev: 0,
    design: {
      family: recipe.family,
      version: design.version,
      motif: recipe.motif,
      ...(variant === undefined ? {} : { variant }),
      ...(material === undefined ? {} : { material }),
      seed,
    },
    size: { w: 1000, h: 1400, print: '5x7' },
    palette: design.palette,
    faces: [
      { id: 'cover', layers: cover, alt: design.alt },
      {
        id: 'inside-left',
        layers: [part('verse-page', 'verse'), designText('verse', 'verse', linesOf(recipe.inside.verse))],
        alt: `The inside of the card, with a small picture: ${design.title}.`,
      },
      {
        id: 'inside-right',
        layers: [part('letter-page', 'letter'), designText('message', 'message', [])],
        alt: 'A letter in handwriting.',
      },
      { id: 'back', layers: [part('back-page', 'back')], alt: `The back of the card: ${design.title}, by Cardamom.` },
    ],
    hand: null,
    ink: null,
    envelope: { to: '', from: '', seal: 'sticker', postmark: '' },
    reveal: { preset: 'envelope', burst: 'none' },
    a11y: { title: recipe.headline.replaceAll('|', ' ').trim() || design.title, lang: 'en' },
    credits: [],
  };
}

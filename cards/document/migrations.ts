import { z } from 'zod';
import { CardDocument, Palette, SCHEMA } from './card-document.ts';
import { linesOf } from './recipe.ts';

const Stored = z.looseObject({ schema: z.string() });
type Stored = z.infer<typeof Stored>;

/** version 1: one string for each place on the card, and nothing that people added */
const CardZero = z.object({
  schema: z.literal('card/0'),
  id: z.string(),
  family: z.string(),
  motif: z.string(),
  variant: z.string().optional(),
  seed: z.string(),
  palette: Palette,
  title: z.string(),
  headline: z.string(),
  sub: z.string().optional(),
  name: z.string().optional(),
  verse: z.string().default(''),
  message: z.string().default(''),
  to: z.string().default(''),
  from: z.string().default(''),
});

function fromZero(stored: Stored): Stored {
  const old = CardZero.parse(stored);
  const text = (id: string, role: string, lines: string[]) => ({ type: 'text', id, role, lines });
  const part = (id: string, name: string) => ({ type: 'part', id, part: name, locked: true });
  return {
    schema: 'card/1',
    id: old.id,
    rev: 0,
    design: { family: old.family, version: 1, motif: old.motif, variant: old.variant, seed: old.seed },
    size: { w: 1000, h: 1400, print: '5x7' },
    palette: old.palette,
    faces: [
      {
        id: 'cover',
        alt: old.title,
        layers: [
          part('cover-art', 'cover'),
          text('headline', 'headline', linesOf(old.headline)),
          ...(old.sub === undefined ? [] : [text('sub', 'sub', [old.sub])]),
          ...(old.name === undefined ? [] : [text('name', 'name', [old.name])]),
        ],
      },
      {
        id: 'inside-left',
        alt: 'The inside of the card.',
        layers: [part('verse-page', 'verse'), text('verse', 'verse', old.verse ? linesOf(old.verse) : [])],
      },
      {
        id: 'inside-right',
        alt: 'A letter in handwriting.',
        layers: [part('letter-page', 'letter'), text('message', 'message', old.message ? old.message.split('\n') : [])],
      },
      { id: 'back', alt: 'The back of the card.', layers: [part('back-page', 'back')] },
    ],
    hand: null,
    ink: null,
    envelope: { to: old.to, from: old.from },
    reveal: {},
    a11y: { title: old.title, lang: 'en' },
  };
}

/** From each older version to the next. Every version that was ever stored keeps its row. */
export const MIGRATIONS: Record<string, (stored: Stored) => Stored> = {
  'card/0': fromZero,
};

/**
 * A stored card in the current version.
 * @throws ZodError when it is not a card; Error for a version that this program does not know (a newer one)
 */
export function readDocument(stored: unknown): CardDocument {
  let card = Stored.parse(stored);
  while (card.schema !== SCHEMA) {
    const migrate = Object.hasOwn(MIGRATIONS, card.schema) ? MIGRATIONS[card.schema] : undefined;
    if (!migrate) throw new Error(`unknown card version: ${card.schema}`);
    card = migrate(card);
  }
  return CardDocument.parse(card);
}

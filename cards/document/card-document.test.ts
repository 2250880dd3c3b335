import { expect, test } from 'vitest';
import { PAL } from '#cards/render/palettes.ts';
import { plainCard, plainFamily, plainRecipe } from '#tests/factories/plain-family.ts';
import { CardDocument } from './card-document.ts';
import { MIGRATIONS, readDocument } from './migrations.ts';
import { fromRecipe } from './recipe.ts';

test('a card from a recipe is a valid document and survives storage', () => {
  const card = plainCard();
  expect(CardDocument.parse(JSON.parse(JSON.stringify(card)))).toEqual(card);
  expect(JSON.stringify(card).length).toBeLessThan(4000);
});

test('the same recipe gives the same card', () => {
  expect(plainCard()).toEqual(plainCard());
  expect(plainCard({ seed: 'other' }).id).not.toBe(plainCard().id);
});

test.each([
  [{ motif: 'nobody' }, /no motif nobody/],
  [{ variant: 'nobody' }, /no variant nobody/],
  [{ palette: 'nobody' }, /no palette nobody/],
  [{ motif: 'constructor' }, /no motif constructor/],
  [{ family: 'other' }, /for other/],
])('a recipe that its family cannot draw is refused: %o', (change, why) => {
  expect(() => fromRecipe({ ...plainRecipe, ...change }, plainFamily)).toThrow(why);
});

const cardZero = {
  schema: 'card/0',
  id: 'old-one',
  family: 'plain',
  motif: 'disc',
  seed: 's1',
  palette: PAL['orchard'],
  title: 'A red disc',
  headline: 'Happy|Birthday',
  name: 'Oliver',
  verse: 'Still circling you.',
  message: 'Dear Oliver,\nsee you on Sunday.',
  to: 'Oliver',
  from: 'Ada',
};

/** one stored card of every version */
const STORED: Record<string, unknown> = { 'card/0': cardZero };

test('every migration is exercised', () => {
  expect(Object.keys(STORED).toSorted()).toEqual(Object.keys(MIGRATIONS).toSorted());
});

test.each(Object.entries(STORED))('%s is read in today’s form with its words', (_version, stored) => {
  const card = readDocument(stored);
  expect(card.schema).toBe('card/1');
  const words = card.faces.flatMap((f) => f.layers.flatMap((l) => (l.type === 'text' ? l.lines : [])));
  expect(words).toEqual(['Happy', 'Birthday', 'Oliver', 'Still circling you.', 'Dear Oliver,', 'see you on Sunday.']);
  expect(card.envelope).toMatchObject({ to: 'Oliver', from: 'Ada', seal: 'sticker' });
  expect(readDocument(card)).toEqual(card);
});

test('a newer version, and anything that is not a card, are refused', () => {
  expect(() => readDocument({ ...cardZero, schema: 'card/9' })).toThrow(/unknown card version: card\/9/);
  expect(() => readDocument({ schema: 'constructor' })).toThrow(/unknown card version/);
  expect(() => readDocument({ hello: 1 })).toThrow(/schema/);
});

test('errors name their place', () => {
  const card = plainCard();
  const twice = structuredClone(card);
  twice.faces[0]!.layers[1]!.id = 'cover-art';
  expect(CardDocument.safeParse(twice).error?.issues[0]).toMatchObject({ path: ['faces', 0, 'layers', 1, 'id'] });
  const unsaid = structuredClone(card);
  unsaid.faces[2]!.layers.push({
    type: 'photo',
    id: 'p',
    box: { x: 1, y: 1, w: 9, h: 9, rot: 0 },
    asset: 'a1',
    crop: { x: 0.5, y: 0.5, zoom: 1 },
    frame: 'print',
    alt: ' ',
    locked: false,
    hidden: false,
    opacity: 1,
  });
  expect(CardDocument.safeParse(unsaid).error?.issues[0]?.message).toBe('Say what the photo shows.');
  expect(CardDocument.safeParse({ ...card, faces: card.faces.slice(1) }).error?.issues[0]?.message).toBe(
    'A card has a cover.',
  );
});

import { beforeAll, expect, test } from 'vitest';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { drawCover } from '#server/pictures/measures/lint-card.ts';
import { signatureOf } from '#server/pictures/measures/signature.ts';
import { compose } from '#cards/render/compose.ts';
import { plainCard, plainFamily } from '#tests/factories/plain-family.ts';
import { distance, MIN_DISTANCE } from '#cards/catalogue/pairing/distance.ts';

beforeAll(readyEngine);

const signature = (change: Parameters<typeof plainCard>[0]) =>
  drawCover(compose(plainCard(change), 'cover', plainFamily)).then(signatureOf);

test('a card has no distance from itself, a small one with another name, and a large one in other colours', async () => {
  const [card, again, named, other] = await Promise.all([
    signature({}),
    signature({}),
    signature({ name: 'Penelope' }),
    signature({ palette: 'midnight' }),
  ]);
  expect(distance(card, again)).toBeCloseTo(0, 6);
  expect(distance(card, named)).toBeLessThan(MIN_DISTANCE);
  expect(distance(card, other)).toBeGreaterThan(MIN_DISTANCE);
  expect(distance(card, other)).toBeCloseTo(distance(other, card), 6);
});

import { beforeAll, expect, test } from 'vitest';
import { type CardDocument, PHOTO_FRAMES, TextStyle } from '#cards/document/card-document.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { findUnusedSnapshots } from '#tests/drawings/expect-drawing.ts';
import { letteringFaces } from '#tests/drawings/faces.ts';
import { type Cell, sheetOf } from '#tests/drawings/sheet.ts';
import { plainCard, plainFamily } from '#tests/factories/plain-family.ts';
import { compose, PIECES, toSvg } from '#cards/render/compose.ts';
import { type Drawing, scoped } from '#cards/render/drawing.ts';
import { EDGES } from '#cards/render/faces/edges.ts';
import { HAND_FACES, handScale } from '#cards/render/faces/hands.ts';
import { INKS } from '#shared/letter/hands.ts';
import { inkPage } from '#cards/render/letter/ink-lines.ts';
import { layOutLetter } from '#cards/render/letter/lay-out-letter.ts';
import { kitOf } from '#cards/render/faces/kit.ts';
import type { Spot, Window } from '#cards/render/faces/look.ts';
import { postmark } from '#cards/render/faces/postmark.ts';
import { SEEDS } from '#cards/render/faces/seeds.ts';
import { WEAVES } from '#cards/render/faces/weaves.ts';
import { windowSpot } from '#cards/render/faces/window.ts';
import { photoLayerArt } from '#cards/render/layers/photo.ts';
import { stickerLayerArt } from '#cards/render/layers/sticker.ts';
import { textLayerArt } from '#cards/render/layers/text.ts';
import { at, fit } from '#cards/render/lettering.ts';
import { circ, path, rect } from '#cards/render/svg.ts';

const KEPT = new URL('./__snapshots__/', import.meta.url);
beforeAll(readyEngine);

const LAYER = { locked: false, hidden: false, opacity: 1 };
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const box = { x: 40, y: 40, w: 300, h: 360, rot: 0 };
const cells = <T>(from: Record<string, T>, draw: (c: Drawing, one: T) => string): Cell[] =>
  Object.entries(from).map(([name, one]) => ({ name, draw: (c) => draw(c, one) }));
const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
const dot: Spot = { w: 100, h: 100, at: (x, y, size) => circ(x, y, size / 2, 'fill="#C4523A"') };

/** Parts of the engine, each with a sheet of all its kinds. */
const SHEETS: Record<string, () => string> = {
  lettering: () =>
    sheetOf(
      'Every face',
      cells(named(letteringFaces()), (_, key) => path(at(fit('Hamburg, Łódź & 40', key, 640, 80), 350, 90))),
      { w: 700, h: 140, across: 2 },
    ),
  edges: () =>
    sheetOf(
      'Frames',
      cells(EDGES, (c, edge) => edge(c, kitOf(c.p), 'l', dot, c)),
      { w: 1000, h: 1400, across: 5 },
    ),
  weaves: () =>
    sheetOf(
      'Linings',
      cells(WEAVES, (c, weave) => rect(0, 0, 700, 500, `fill="${weave(c, kitOf(c.p))}"`)),
      { w: 720, h: 520, across: 3 },
    ),
  seeds: () =>
    sheetOf(
      'Small marks',
      cells(SEEDS, (c, seed) => seed(50, 50, kitOf(c.p))),
      { w: 100, h: 100, across: 5 },
    ),
  windows: () =>
    sheetOf(
      'Openings',
      cells(named(['round', 'oval', 'arch', 'plate', 'soft']), (c, window) => {
        const palette = c.p;
        const input = { palette, headline: 'Happy|Birthday', seed: 's1', prefix: `w${window}` };
        const cover = scoped(() => plainFamily.draw(input));
        const hero = { box: [200, 200, 800, 900] as [number, number, number, number], window: window as Window };
        return windowSpot(c, cover, hero, kitOf(palette)).at(200, 200, 300);
      }),
      { w: 400, h: 400, across: 5 },
    ),
  postmarks: () =>
    sheetOf(
      'Postmarks',
      cells({ dated: '28 NOV|2026', undated: '' }, (_, date) => postmark(130, 130, 560, '#22303e', date)),
      { w: 600, h: 260, across: 1 },
    ),
  hands: () =>
    sheetOf(
      'Hands',
      cells(HAND_FACES, (c, face) => {
        const area = { left: 20, top: 10, width: 660, height: 300 };
        const text = 'Dear Zoë,\nsee you at the lake on Sunday. Bring the boat.';
        const { pages, size } = layOutLetter({ text, signature: null, hand: face, scale: handScale(face) }, area);
        return inkPage(c, { lines: pages[0] ?? [], size, area, isOnly: true }, face, INKS.blue.colour);
      }),
      { w: 700, h: 320, across: 1 },
    ),
  'photo-frames': () =>
    sheetOf(
      'Photos',
      PHOTO_FRAMES.flatMap((frame) =>
        ['a', null].map((asset): Cell => ({
          name: `${frame} ${asset === null ? 'waiting' : 'filled'}`,
          draw: (c) =>
            photoLayerArt(
              c,
              {
                ...LAYER,
                type: 'photo',
                id: 'p',
                box,
                asset,
                crop: { x: 0.5, y: 0.2, zoom: 1.4 },
                frame,
                alt: 'A lake',
              },
              () => ({ href: PIXEL, width: 40, height: 30 }),
              true,
            ),
        })),
      ),
      { w: 380, h: 440, across: 4 },
    ),
  'free-text': () =>
    sheetOf(
      'Free text',
      (['none', 'foil', 'outline', 'echo'] as const).flatMap((effect) =>
        (['line', 'arc', 'wave'] as const).map((kind): Cell => ({
          name: `${effect} on a ${kind}`,
          draw: (c) => {
            const amount = kind === 'line' ? 0 : 0.4;
            const path = { kind, amount };
            const style = TextStyle.parse({ font: 'gloock', size: 'fit', fill: { role: 'a' }, effect, path });
            return textLayerArt(c, {
              ...LAYER,
              type: 'text',
              id: 't',
              role: 'note',
              lines: ['With love,', 'Noor'],
              lang: 'en',
              setting: 'free',
              box,
              style,
            });
          },
        })),
      ),
      { w: 380, h: 440, across: 6 },
    ),
  stickers: () =>
    sheetOf(
      'Stickers',
      cells(named(['noto', 'fluent-emoji-flat', 'fluent-emoji-high-contrast']), (c, set) =>
        stickerLayerArt(c, { ...LAYER, type: 'sticker', id: 's', set: set as 'noto', shape: 'balloon', box }),
      ),
      { w: 380, h: 440, across: 3 },
    ),
};

function written(card: CardDocument): CardDocument {
  return {
    ...card,
    envelope: { to: 'Amelie', from: 'Rosa', seal: 'wax', postmark: '28 NOV|2026' },
    faces: card.faces.map((face) => ({
      ...face,
      layers: face.layers.map((layer) =>
        layer.type === 'text' && layer.role === 'message'
          ? { ...layer, lines: ['Dear Amelie,', 'Save me a corner of the garden for tomatoes.', 'Rosa'] }
          : layer,
      ),
    })),
  };
}

/** A free hero on a light ground, and one behind a window on a dark ground: the faces differ most. */
const CARDS: Record<string, () => CardDocument> = {
  free: () => written(plainCard({}, 'free')),
  windowed: () => written(plainCard({ motif: 'scene', palette: 'midnight' }, 'windowed')),
};
const PIECES_OF_CARDS = Object.keys(CARDS).flatMap((card) => PIECES.map((piece) => [card, piece] as const));

test.each(Object.keys(SHEETS))('the sheet of %s is as it was', async (name) => {
  await expect(SHEETS[name]!()).toBeDrawnAs(new URL(`${name}.txt`, KEPT));
});

test.each(PIECES_OF_CARDS)('of a card with a %s hero, the %s is as it was', async (card, piece) => {
  const svg = toSvg(compose(CARDS[card]!(), piece, plainFamily), 1000);
  await expect(svg).toBeDrawnAs(new URL(`${card}-${piece}.txt`, KEPT));
});

test('no picture of a removed part is left', () => {
  const names = [...Object.keys(SHEETS), ...PIECES_OF_CARDS.map((pair) => pair.join('-'))];
  expect(
    findUnusedSnapshots(
      KEPT,
      names.map((name) => `${name}.txt`),
    ),
  ).toEqual([]);
});

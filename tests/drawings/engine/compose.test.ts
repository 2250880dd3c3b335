import { beforeAll, expect, test } from 'vitest';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { toPng } from '#server/pictures/drawing/raster.ts';
import { plainCard, plainFamily } from '#tests/factories/plain-family.ts';
import type { CardDocument, CardLayer } from '#cards/document/card-document.ts';
import { compose, layOutLetterOf, PIECES, toSvg } from '#cards/render/compose.ts';
import { Drawing, type Input, scoped, sym } from '#cards/render/drawing.ts';
import { lintSvg } from '#cards/render/lint-svg.ts';
import { PAL } from '#cards/render/palettes.ts';

beforeAll(readyEngine);

const idsOf = (svg: string) => Array.from(svg.matchAll(/\sid="([^"]+)"/g), (m) => m[1]!);
const drawn = (card: CardDocument, piece: (typeof PIECES)[number]) => toSvg(compose(card, piece, plainFamily), 1000);

function withLayer(card: CardDocument, face: string, layer: CardLayer): CardDocument {
  return { ...card, faces: card.faces.map((f) => (f.id === face ? { ...f, layers: [...f.layers, layer] } : f)) };
}

function withMessage(card: CardDocument, lines: string[]): CardDocument {
  return {
    ...card,
    faces: card.faces.map((f) => ({
      ...f,
      layers: f.layers.map((l) => (l.type === 'text' && l.role === 'message' ? { ...l, lines } : l)),
    })),
  };
}

test.each(PIECES)('%s of a free and of a windowed hero is safe SVG that can be rasterised', (piece) => {
  for (const card of [plainCard(), plainCard({ motif: 'scene', palette: 'midnight' })]) {
    const svg = drawn(card, piece);
    expect(lintSvg(svg)).toEqual([]);
    expect(toPng(svg, 120).length).toBeGreaterThan(500);
  }
});

test('the same card twice gives the same bytes', () => {
  for (const piece of PIECES) expect(drawn(plainCard(), piece)).toBe(drawn(plainCard(), piece));
});

test('a cover is drawn once for all the faces made from it, with the same result for each', () => {
  let count = 0;
  const family = { ...plainFamily, draw: (input: Input) => (count++, plainFamily.draw(input)) };
  const card = plainCard({ name: 'Ada' });
  for (const piece of PIECES) expect(toSvg(compose(card, piece, family), 1000)).toBe(drawn(card, piece));
  // Once with the words of the card, and once with plain words for the faces that reuse parts of it.
  expect(count).toBe(2);
});

test('ids of different cards and faces are distinct', () => {
  const cards = [plainCard({}, 'one'), plainCard({}, 'two'), plainCard({ name: 'Ada' }, 'one')];
  const all = cards.flatMap((card) => PIECES.flatMap((piece) => [...new Set(idsOf(drawn(card, piece)))]));
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all).size).toBe(all.length);
});

test('a drawing made while another is made keeps its ids to itself', () => {
  const input = { palette: PAL['orchard']!, headline: 'x', seed: '1' };
  const outer = new Drawing('outer', { ...input, prefix: 'out' });
  const before = sym('M0 0L1 1');
  scoped(() => {
    const inner = new Drawing('inner', { ...input, prefix: 'in' });
    expect(sym('M0 0L1 1')).toMatch(/^in/);
    expect(inner.defs).toHaveLength(1);
  });
  expect(sym('M0 0L1 1')).toBe(before);
  expect(sym('M2 2L3 3')).toMatch(/^out/);
  expect(outer.defs).toHaveLength(2);
});

test('user input is never markup', () => {
  const hostile = '</title><script>alert(1)</script><image href="http://x.example/a.png"/>" onload="x';
  const card = {
    ...withMessage(plainCard({ name: hostile, headline: hostile.slice(0, 60), inside: { verse: hostile } }), [hostile]),
    envelope: { to: hostile, from: hostile, seal: 'sticker' as const, postmark: '' },
  };
  for (const piece of PIECES) {
    const svg = drawn(card, piece);
    expect(lintSvg(svg)).toEqual([]);
    expect(svg).not.toContain('<script');
  }
});

test('the words are in the title, for screen readers', () => {
  const svg = drawn(plainCard(), 'cover');
  expect(svg).toContain('<title>A red disc on cream. Happy Birthday Oliver</title>');
  expect(compose(plainCard(), 'inside-left', plainFamily).words).toEqual(['Still circling you.']);
});

test('a long message continues on further pages, and no word is lost', () => {
  const short = withMessage(plainCard(), ['Dear Ada,', 'See you on Sunday.']);
  expect(layOutLetterOf(short, plainFamily).pages).toHaveLength(1);
  const long = withMessage(
    plainCard(),
    Array.from({ length: 60 }, (_, i) => `Paragraph ${i} has some words in it so that the page grows and goes on.`),
  );
  const count = layOutLetterOf(long, plainFamily).pages.length;
  expect(count).toBeGreaterThan(1);
  const letters = (leaf: number) =>
    (toSvg(compose(long, 'inside-right', plainFamily, { leaf }), 500).match(/<use href="#[^"]+" x="/g) ?? []).length;
  const written = Array.from({ length: count }, (_, leaf) => letters(leaf)).reduce((a, b) => a + b, 0);
  const glyphs = Array.from(long.faces[2]!.layers.flatMap((l) => (l.type === 'text' ? l.lines : [])).join('')).filter(
    (ch) => ch.trim(),
  ).length;
  expect(written).toBe(glyphs);
  expect(() => compose(long, 'inside-right', plainFamily, { leaf: count })).toThrow(/leaves/);
});

test('photos, stickers, ink and free text are drawn over the design, in order', () => {
  const box = { x: 100, y: 100, w: 300, h: 360, rot: 4 };
  const base = { locked: false, hidden: false, opacity: 1 };
  let card = withLayer(plainCard(), 'inside-right', {
    ...base,
    type: 'photo',
    id: 'p',
    box,
    asset: 'a1',
    crop: { x: 0.5, y: 0.5, zoom: 1 },
    frame: 'print',
    alt: 'Two friends',
  });
  card = withLayer(card, 'inside-right', { ...base, type: 'sticker', id: 's', set: 'noto', shape: 'balloon', box });
  card = withLayer(card, 'inside-right', {
    ...base,
    type: 'ink',
    id: 'i',
    strokes: [
      {
        points: [
          [1, 1, 0.5],
          [40, 40, 1],
          [90, 20, 0.4],
        ],
        width: 8,
        colour: { role: 'a' },
      },
    ],
  });
  card = withLayer(card, 'inside-right', {
    ...base,
    type: 'text',
    id: 't',
    role: 'signature',
    lines: ['Noor & <Sam>'],
    lang: 'en',
    setting: 'free',
    box,
    style: {
      font: 'caveat:500',
      size: 'fit',
      tracking: 0,
      leading: 1.2,
      align: 'middle',
      transform: 'none',
      fill: { role: 'foil' },
      effect: 'foil',
      path: { kind: 'arc', amount: 0.4 },
    },
  });
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const composed = compose(card, 'inside-right', plainFamily, {
    photo: () => ({ href: pixel, width: 40, height: 30 }),
  });
  expect(composed.layers.slice(-4).map((l) => l.id)).toEqual(['p', 's', 'i', 't']);
  expect(composed.layers.find((l) => l.id === 'p')?.label).toBe('Two friends');
  expect(lintSvg(toSvg(composed, 1000))).toEqual([]);
  expect(compose(card, 'inside-right', plainFamily).layers.some((l) => l.id === 'p')).toBe(false);
});

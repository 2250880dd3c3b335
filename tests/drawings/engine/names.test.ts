import type { Font } from 'fontkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CardDocument } from '#cards/document/card-document.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { letteringFaces } from '#tests/drawings/faces.ts';
import { NAMES, UNSUPPORTED_NAME } from '#tests/factories/names.ts';
import { plainCard, plainFamily } from '#tests/factories/plain-family.ts';
import { compose, toSvg } from '#cards/render/compose.ts';
import {
  at,
  faceOf,
  fit,
  font,
  type FontKey,
  glyphPaths,
  set,
  unsupportedCharacters,
} from '#cards/render/lettering.ts';
import { lintSvg } from '#cards/render/lint-svg.ts';
import { shape } from '#cards/render/shaping.ts';

beforeAll(readyEngine);

const FACES = letteringFaces();
const ROOM = { w: 700, h: 90 };

/** the outline of the box that a font draws for a missing character, as the engine would draw it */
function tofuOf(face: Font): string {
  return outlineOf(face.getGlyph(0).path.commands.map(({ args }) => args.map((v) => v / face.unitsPerEm)));
}

/** coordinates relative to their own corner, without signs: y goes up in a font and down on a card */
function outlineOf(points: number[][]): string {
  const flat = points.flat();
  const xs = flat.filter((_, i) => i % 2 === 0);
  const ys = flat.filter((_, i) => i % 2 === 1).map(Math.abs);
  const round = (values: number[]) => values.map((v) => Math.round((v - Math.min(...values)) * 200));
  return `${round(xs).join(' ')} ${round(ys).join(' ')}`;
}

/** whether a line has such a box, from any of the fonts that draw it */
function hasTofu(text: string, key: FontKey): boolean {
  const faces = new Set(Array.from(text).flatMap((ch) => faceOf(key, ch) ?? []));
  const boxes = new Set([key, ...faces].map((face) => tofuOf(font(face))).filter((box) => box.trim() !== ''));
  return shape(text, key).glyphs.some(({ cmds }) => boxes.has(outlineOf(cmds.map(([, ...args]) => args))));
}

test('these tests find the box of a missing character', () => {
  const gloock = font('gloock');
  const missing = gloock.layout('ს').glyphs[0]!;
  expect(missing.id).toBe(0);
  const drawn = missing.path.commands.map(({ args }) => args.map((v) => v / gloock.unitsPerEm));
  expect(outlineOf(drawn)).toBe(tofuOf(gloock));
});

describe.each(Object.entries(NAMES))('a name: %s', (kind, name) => {
  test('a font has each of its characters', () => {
    expect(unsupportedCharacters(name)).toEqual([]);
  });

  test('every font for lettering draws it within its size, without boxes', () => {
    const faults = FACES.flatMap((key) => {
      const run = fit(name, key, ROOM.w, ROOM.h);
      const isDrawn = glyphPaths(run, 0, 0).length > 0;
      return [
        ...(hasTofu(name, key) ? [`${key}: a box`] : []),
        ...(run.x1 - run.x0 > ROOM.w + 0.01 || run.y1 - run.y0 > ROOM.h + 0.01 ? [`${key}: out of its room`] : []),
        ...(isDrawn === (kind === 'spaces') ? [`${key}: ${isDrawn ? 'drawn' : 'not drawn'}`] : []),
        ...(/NaN|undefined|Infinity/.test(at(run, 0, 0)) ? [`${key}: not a path`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('cover, envelope, letter and back of a card are safe, and the name is on each that has it', () => {
    const drawn = (given: string) => {
      const card = letterTo(given);
      return (['cover', 'envelope', 'envelope-back', 'inside-right', 'back'] as const).map((piece) =>
        toSvg({ ...compose(card, piece, plainFamily), alt: '', words: [] }, 1000),
      );
    };
    const [named, nameless] = [drawn(name), drawn('')];
    expect(named.flatMap(lintSvg)).toEqual([]);
    const paths = (svg: string) => svg.match(/\sd="[^"]*"/g)?.join('');
    const differ = named.map((svg, i) => paths(svg) !== paths(nameless[i]!));
    expect(differ).toEqual(kind === 'spaces' ? [false, false, false, false, false] : [true, true, true, true, false]);
  });
});

/** A card with the name on its front, as sender and recipient, and in its letter. */
function letterTo(name: string): CardDocument {
  const card = plainCard({ name });
  return {
    ...card,
    envelope: { to: name, from: name, seal: 'wax', postmark: '' },
    faces: card.faces.map((face) => ({
      ...face,
      layers: face.layers.map((layer) =>
        layer.type === 'text' && layer.role === 'message' ? { ...layer, lines: ['Good to see you.', name] } : layer,
      ),
    })),
  };
}

describe('right to left', () => {
  const outlines = (text: string, key: FontKey) =>
    shape(text, key).glyphs.map(({ cmds }) => outlineOf(cmds.map(([, ...args]) => args)));

  test.each(FACES)('in %s the last letter of a Hebrew name stands leftmost', (key) => {
    const letters = Array.from('שרה', (ch) => outlines(ch, key)[0]);
    expect(outlines('שרה', key)).toEqual(letters.toReversed());
  });

  test('an Arabic name has joined letters, and begins at the right', () => {
    const whole = outlines('محمد', 'gloock');
    const alone = Array.from('محمد', (ch) => outlines(ch, 'gloock')[0]);
    expect(whole).toHaveLength(4);
    expect(whole.filter((letter) => alone.includes(letter))).toEqual([]);
    // The first letter is rightmost, in the form that joins to the next.
    expect(whole.at(-1)).toBe(outlines('مح', 'gloock').at(-1));
    expect(whole[0]).toBe(outlines('مد', 'gloock')[0]);
  });

  test('a name among Latin words keeps its own direction', () => {
    const whole = outlines('To שרה', 'gloock');
    expect(whole.slice(-3)).toEqual(outlines('שרה', 'gloock'));
    expect(whole.slice(0, 2)).toEqual(outlines('To', 'gloock'));
  });
});

test('Han and kana of one name have one font', () => {
  const together = shape('愛子さくら', 'gloock').glyphs;
  const yuji = shape('愛子さくら', 'yuji-syuku').glyphs;
  expect(together.map((glyph) => glyph.cmds)).toEqual(yuji.map((glyph) => glyph.cmds));
  expect(shape('美玲', 'gloock').glyphs[0]?.cmds).toEqual(shape('美玲', 'ma-shan-zheng').glyphs[0]?.cmds);
});

test('Devanagari letters join: a conjunct is one glyph', () => {
  expect(shape('प्र', 'gloock').glyphs.filter((glyph) => glyph.cmds.length > 0)).toHaveLength(1);
});

test('characters of a script without a font are reported, and left out instead of drawn as boxes', () => {
  expect(unsupportedCharacters(UNSUPPORTED_NAME).join('')).toBe('ნიო');
  for (const key of FACES) expect(at(set(UNSUPPORTED_NAME, key, 100), 0, 0)).toBe('');
  expect(lintSvg(toSvg(compose(plainCard({ name: UNSUPPORTED_NAME }), 'cover', plainFamily), 1000))).toEqual([]);
});

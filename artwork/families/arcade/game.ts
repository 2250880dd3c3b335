import { type Input, type Palette, type Rng, wrap } from '#artwork/engine.ts';
import { inkFor } from '#artwork/colours/play.ts';
import type { Screen } from './screen.ts';

/** A game on the screen: its colours, its lines of text and its hero. */
export type Game = {
  inp: Input; p: Palette; r: Rng; S: Screen; dark: boolean; K: string; W: string; lines: string[];
  heroM: { k: string; r: string; h: string; H: string; s: string; b: string; c: string; d: string; };
  cakeM: { k: string; i: string; a: string; y: string; o: string; w: string; s: string; };
  title: (y: number, ramp: string[], out?: string, drop?: string) => number; name: string;
  cut: (t: string, max: number) => string[];
};

/** a text in one line, or in two at its comma */
export function lay({ S, cut }: Game, t: string, max: number) {
  if (S.cells(t).w <= max) return [t];
  const k = t.indexOf(', ');
  if (k > 0 && S.cells(t.slice(0, k + 1)).w <= max && S.cells(t.slice(k + 2)).w <= max) return [t.slice(0, k + 1), t.slice(k + 2)];
  const parted = (n: number) => wrap(t.replace(/-(?=\S)/g, '- '), n).map((l) => l.replace(/- (?=\S)/g, '-'));
  const two = parted(2);
  return two.every((l) => S.cells(l).w <= max) ? two : parted(3).flatMap((l) => cut(l, max));
}

/** a plate with a text */
export function plate(game: Game, y: number, col: string, txt: string, t: string) {
  const { S, K, W } = game;
  if (!t) return;
  const ls = lay(game, t, 106);
  const w = Math.max(...ls.map((q) => S.cells(q).w)) + 10;
  const h = ls.length * 11 + 5;
  S.box(Math.round(62.5 - w / 2), y, w, h, K);
  S.box(Math.round(62.5 - w / 2) + 1, y + 1, w - 2, h - 2, col);
  txt = inkFor(col, [txt, W], 4.5);
  ls.forEach((q, i) => S.text(q, 62.5, y + 5 + i * 11, txt));
}

import { mix, shade } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { inkFor } from '#artwork/colours/play.ts';
import { lay, type Game } from './game.ts';
import { SP } from './sprites.ts';

/** a dungeon with a treasure */
export function drawDungeon(game: Game) {
  const { inp, p, S, K, W, heroM, cakeM, title, name } = game;
  // the treasure room
  const wall = mix(p.d, K, 0.42), wl = mix(p.d, K, 0.25), wd = mix(p.d, K, 0.68), fl = mix(mix(p.d, p.b, 0.3), K, 0.5), fl2 = mix(mix(p.d, p.b, 0.3), K, 0.58);
  S.box(0, 0, 125, 175, K);
  for (let j = 0; j < 12; j++) for (let i = -1; i < 10; i++) {
    const x = i * 14 + (j % 2) * 7, y = j * 7;
    const col = (i * 7 + j * 3) % 5 === 0 ? wl : (i + j * 5) % 7 === 0 ? wd : wall;
    S.box(x, y, 13, 6, col);
    S.box(x, y, 13, 1, shade(col, 0.06));
  }
  for (let j = 0; j < 6; j++) for (let i = 0; i < 9; i++) {
    const x = i * 14, y = 84 + j * 10;
    S.box(x, y, 14, 10, (i + j) % 2 ? fl : fl2);
    S.box(x, y, 14, 1, shade((i + j) % 2 ? fl : fl2, 0.05));
    if ((i * 3 + j * 5) % 7 === 0) S.box(x + 4, y + 5, 3, 1, shade(fl2, -0.06));
  }
  S.box(0, 82, 125, 2, K);
  // light from the chest
  const B = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
  for (let y = 20; y < 140; y++) for (let x = 0; x < 125; x++) {
    const d = Math.hypot((x - 62) / 1.15, y - 96) / 52;
    const f = 1 - d;
    if (f > 0 && f * 13 > B[(y % 4) * 4 + (x % 4)]!) {
      const q = S.get(x, y);
      if (q) S.set(x, y, mix(q, p.b, 0.34));
    } else if (d > 1.1 && (d - 1.1) * 16 > B[(y % 4) * 4 + (x % 4)]!) { const q = S.get(x, y); if (q) S.set(x, y, mix(q, K, 0.5)); }
  }
  for (const x of [14, 107]) {
    S.box(x, 62, 4, 9, '#7a4a26');
    S.box(x - 1, 60, 6, 2, K);
    for (const [a, b, w, h, cc] of [[-1, 54, 6, 6, '#ff7a2f'], [0, 51, 4, 5, p.b], [1, 48, 2, 5, p.b], [1, 55, 2, 4, W]] as [number, number, number, number, string][]) S.box(x + a, b, w, h, cc);
  }
  
  S.sprite(SP.chest, 53, 101, { k: K, b: '#a8602d', y: p.b, o: shade(p.b, -0.14), w: W, d: '#7a4220' });
  S.sprite(SP.cake, 52, 78, cakeM);
  for (const [x, y] of [[44, 84], [80, 80], [48, 74], [84, 92], [42, 94]] as [number, number][]) {
    S.set(x, y, W);
    S.set(x - 1, y, p.b);
    S.set(x + 1, y, p.b);
    S.set(x, y - 1, p.b);
    S.set(x, y + 1, p.b);
  }
  S.sprite(SP.hero, 22, 97, heroM); S.box(24, 113, 16, 1, shade(fl2, -0.1));
  // a small dragon beside the open chest
  S.sprite(['....gg.......', '...gkgg......', 'ggggggg......', 'g.gggg.....g.', '...ggg.y..gg.', '..gyygggyggg.', '..gyyggggggg.', '..gyygggggg..',
    '...gggggggg..', '...gg...gg...', '..kkk..kkk...'], 92, 102, { g: p.c, y: p.b, k: K });
  S.box(94, 113, 12, 1, shade(fl2, -0.1));
  title(13, [W, mix(p.b, W, 0.45), p.b, p.b, mix(p.b, p.a, 0.5)], K, shade(p.a, -0.12));
  // dialogue
  const msg = inp.sub ? upper(inp.sub) : '';
  const ls: string[] = [];
  const nl = name ? lay(game, name, 104) : [];
  if (msg) ls.push(...lay(game, msg, 104));
  ls.push(...nl);
  const h = Math.max(24, ls.length * 11 + 9), y = 171 - h;
  S.box(4, y, 117, h, W); S.box(5, y + 1, 115, h - 2, K); S.box(6, y + 2, 113, h - 4, W); S.box(7, y + 3, 111, h - 6, mix(K, p.e, 0.3));
  ls.forEach((t, i) => S.text(t, 11, y + 7 + i * 11, i >= ls.length - nl.length ? inkFor(mix(K, p.e, 0.3), [p.b, p.a, W], 4.5) : W, 1, undefined, 's'));
  for (let i = 0; i < 3; i++) S.box(112 + i, y + h - 8 + i, 5 - i * 2, 1, W);
}

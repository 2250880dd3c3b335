import { mix, shade } from '#artwork/engine.ts';
import { inkFor } from '#artwork/colours/play.ts';
import { lay, type Game } from './game.ts';
import { SP } from './sprites.ts';

/** a quest in a garden */
export function drawQuest(game: Game) {
  const { inp, p, S, dark, K, W, lines, heroM, cakeM, title, name } = game;
  const top = dark ? shade(p.bg, 0.04) : shade(p.bg, -0.06, 0.02), low = mix(dark ? p.d : p.d, '#ffffff', 0.25);
  S.sky(0, 140, [top, mix(top, low, 0.3), mix(top, low, 0.6), low, mix(low, '#fff3d0', 0.5)]);
  // clouds in two tones
  const cloud = (x: number, y: number, s: number) => {
    for (const [a, b, w, h] of [[0, 4, 24, 4], [3, 2, 16, 3], [6, 0, 8, 3]] as [number, number, number, number][]) { S.box(x + a * s, y + b * s, w * s, h * s, W); }
    S.box(x + 1, y + 7 * s, 22 * s, s, mix(low, top, 0.35));
  };
  cloud(6, 82, 1); cloud(92, 70, 1); cloud(60, 92, 1);
  // hills: far range, castle, near range
  const hillA = mix(p.e, low, 0.55), hillB = mix(p.c, low, 0.4);
  for (let x = 0; x < 125; x++) { const y = 112 - Math.round(9 * Math.sin(x * 0.05 + 1) + 5 * Math.sin(x * 0.13)); S.box(x, y, 1, 60, hillA); S.set(x, y, mix(hillA, W, 0.3)); }
  const cx = 86, cy = 103, st = mix(p.e, low, 0.35), sd = mix(p.e, low, 0.18);
  for (const [x, y, w, h] of [[0, -12, 26, 44], [-5, -20, 9, 52], [22, -20, 9, 52], [8, -28, 10, 60]] as [number, number, number, number][]) {
    S.box(cx + x, cy + y, w, h, st);
    S.box(cx + x + w - 2, cy + y, 2, h, sd);
    for (let i = 0; i < w; i += 3) S.box(cx + x + i, cy + y - 2, 2, 2, st);
  }
  for (const [x, y] of [[-5, -20], [22, -20], [8, -28]] as [number, number][]) {
    const w = x === 8 ? 10 : 9;
    for (let j = 0; j < 8; j++) S.box(cx + x + Math.floor(j / 2) , cy + y - 3 - j, w - 2 * Math.floor(j / 2), 1, j < 8 ? p.a : K);
    S.box(cx + x + 4, cy + y - 15, 1, 5, K);
    S.box(cx + x + 5, cy + y - 15, 4, 3, p.b);
  }
  for (const [x, y] of [[11, -16], [-2, -10], [25, -10], [4, -4], [19, -4]] as [number, number][]) S.box(cx + x, cy + y, 2, 4, p.b);
  for (let x = 0; x < 125; x++) {
    const y = 124 - Math.round(6 * Math.sin(x * 0.07 + 3.4) + 3 * Math.sin(x * 0.21));
    S.box(x, y, 1, 60, hillB);
    S.set(x, y, mix(hillB, W, 0.35));
    if ((x * 7) % 5 === 0) S.set(x, y + 3 + (x % 3), shade(hillB, -0.06));
  }
  // ground
  const tile = (x: number, y: number, grass: boolean) => {
    const d = '#b06b3a';
    S.box(x, y, 10, 10, d);
    S.box(x, y + 9, 10, 1, shade(d, -0.14));
    S.box(x + 9, y, 1, 10, shade(d, -0.1));
    S.box(x + 2, y + 5, 2, 1, shade(d, 0.1));
    S.box(x + 6, y + 7, 2, 1, shade(d, -0.1));
    if (grass) { S.box(x, y, 10, 3, p.c); S.box(x, y, 10, 1, shade(p.c, 0.12)); for (let i = 0; i < 10; i += 3) S.set(x + i, y + 3, p.c); }
  };
  for (let x = -2; x < 125; x += 10) { if (x > 55 && x < 74) continue; tile(x, 142, true); tile(x, 152, false); tile(x, 162, false); tile(x, 172, false); }
  S.box(58, 150, 20, 25, shade(p.bg, -0.14)); for (let x = 58; x < 78; x++) S.set(x, 150 + (x % 4 < 2 ? 0 : 1), W);
  // floating bricks and coins
  for (const x of [58, 68]) {
    S.box(x, 118, 10, 8, K);
    S.box(x + 1, 119, 8, 6, p.b);
    S.box(x + 1, 119, 8, 1, mix(p.b, W, 0.6));
    for (const [a, b] of [[4, 0], [3, 1], [5, 1], [2, 2], [6, 2], [3, 3], [5, 3], [4, 4]] as [number, number][]) S.set(x + a + 0.4, 120 + b, K);
  }
  for (const [x, y] of [[46, 110], [59, 104], [72, 106]] as [number, number][]) S.sprite(SP.coin, x, y, { k: K, y: p.b, o: shade(p.b, -0.12), w: W });
  S.sprite(SP.hero, 32, 112, heroM);
  for (const [x, y] of [[30, 131], [34, 134], [27, 134]] as [number, number][]) S.box(x, y, 3, 2, mix(W, low, 0.3));
  S.sprite(SP.cake, 96, 122, cakeM);
  // flowers
  for (const [x, q] of [[8, p.a], [20, p.b], [84, p.a]] as [number, string][]) { S.box(x, 138, 1, 4, shade(p.c, -0.1)); S.box(x - 1, 136, 3, 3, q); S.set(x, 137, W); }
  // head-up display
  S.box(0, 0, 125, 18, K);
  S.text(inp.sub && S.cells(inp.sub).w < 82 ? inp.sub : 'Player 1', 6, 6, W, 1, undefined, 's');
  for (let i = 0; i < 3; i++) S.sprite(SP.heart, 116 - i * 9 - 4, 5, { k: K, r: p.a, w: W });
  title(31 - (lines.length > 2 ? 3 : 0), [mix(p.b, W, 0.5), p.b, p.b, mix(p.b, p.a, 0.55), p.a]);
  if (name) { const ls = lay(game, name, 108), h = ls.length * 10 + 7; S.box(0, 175 - h, 125, h, K); ls.forEach((q, i) => S.text(q, 62.5, 175 - h + 5 + i * 10, inkFor(K, [p.b, W], 4.5))); }
}

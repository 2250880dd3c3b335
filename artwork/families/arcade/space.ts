import { mix, shade, TAU } from '#artwork/engine.ts';
import { plate, type Game } from './game.ts';
import { SP } from './sprites.ts';

/** a fight in space */
export function drawSpace(game: Game & { way: number }) {
  const { p, r, S, K, W, title, name, way } = game;
  S.sky(0, 175, [K, shade(K, 0.03), mix(K, p.e, 0.6), mix(K, p.b, 0.35)]);
  for (let i = 0; i < 120; i++) {
    const x = r.i(0, 124), y = r.i(0, 174), k = r.n();
    S.set(x, y, k < 0.5 ? mix(K, W, 0.4) : k < 0.85 ? mix(K, W, 0.75) : p.d);
    if (k > 0.94) { S.set(x - 1, y, mix(K, W, 0.4)); S.set(x + 1, y, mix(K, W, 0.4)); S.set(x, y - 1, mix(K, W, 0.4)); S.set(x, y + 1, mix(K, W, 0.4)); }
  }
  // ringed planet
  const B = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
  for (let y = -19; y <= 19; y++) for (let x = -19; x <= 19; x++) if (x * x + y * y <= 19.3 * 19.3) {
    const l = (-x * 0.7 - y * 0.7) / 19 + Math.sin(y * 0.55 + x * 0.1) * 0.16, t = (B[((y + 20) % 4) * 4 + ((x + 20) % 4)]! - 7.5) / 34;
    S.set(99 + x, 124 + y, l + t > 0.42 ? mix(p.c, W, 0.35) : l + t > 0.05 ? p.c : l + t > -0.4 ? mix(p.c, p.b, 0.6) : mix(p.b, K, 0.4));
  }
  for (let i = 0; i < 420; i++) {
    const a = (i / 420) * TAU, x = Math.cos(a) * 29, y = Math.sin(a) * 6, X = 99 + x * 0.95 + y * 0.3, Y = 124 + y - x * 0.26;
    if (y < 0 && Math.hypot(x * 0.95, y - x * 0.26) < 19) continue;
    S.set(X, Y, p.a);
    S.set(X, Y + 1, shade(p.a, -0.12));
  }
  for (let j = 0; j < 3; j++) for (let i = 0; i < 6; i++) { if (j === 2 && i === 2) continue; S.sprite(j === 1 ? SP.inv2 : SP.inv, 11 + i * 18 , 70 + j * 13, { a: j ? p.d : p.c, b: p.a, k: K }); }
  const ex = 52, ey = 100;
  for (const [a, b, cc] of [[0, 0, W], [-3, -3, p.a], [3, -3, p.a], [-3, 3, p.a], [3, 3, p.a], [-6, 0, p.d], [6, 0, p.d], [0, -6, p.d], [0, 6, p.d],
    [-5, -6, W], [6, 5, W]] as [number, number, string][]) S.box(ex + a, ey + b, 2, 2, cc);
  for (const y of [110, 119]) { S.box(52, y - way, 2, 5, p.d); }
  S.sprite(SP.ship, 45, 126 - way, { w: '#e6ebf7', c: p.d, a: p.a, r: p.c, g: '#98a5c4', o: '#ff8a3d', y: p.a });
  for (const x of S.cells(name).w > 106 ? [] : [10, 38, 66]) {
    for (let j = 0; j < 6; j++) for (let i = 0; i < 14; i++)
      if (!(j > 3 && i > 4 && i < 9) && !((x * 3 + i * 5 + j * 7) % 11 === 0) && !(j === 0 && (i < 2 || i > 11))) S.set(x - 4 + i, 145 + j, mix(p.c, p.d, 0.4));
  }
  S.text('1UP', 8, 6, p.a, 1, undefined, 's');
  S.text('HI ' + String(99000 + (r.i(0, 999) | 0)), 117, 6, W, 1, undefined, 'e');
  title(21, [mix(p.a, W, 0.6), mix(p.a, W, 0.2), p.a, mix(p.a, p.c, 0.5), p.c], K, mix(K, p.b, 0.6));
  if (name) plate(game, 154 - (S.cells(name).w > 106 ? 9 + way : 0), K, W, name);
}

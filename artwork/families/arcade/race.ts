import { mix, shade } from '#artwork/engine.ts';
import { plate, type Game } from './game.ts';
import { SP } from './sprites.ts';

/** a race on a road */
export function drawRace(game: Game & { way: number }) {
  const { p, r, S, K, W, title, name, way } = game;
  const hz = 104;
  S.sky(0, hz, [K, mix(K, p.a, 0.25), mix(p.bg, p.a, 0.45), p.a, mix(p.a, p.b, 0.6), p.b]);
  for (let i = 0; i < 46; i++) S.set(r.i(0, 124), r.i(2, 50), r.chance(0.3) ? W : mix(K, W, 0.55));
  // sliced sun
  for (let y = -27; y <= 27; y++) for (let x = -27; x <= 27; x++) if (x * x + y * y < 27.4 * 27.4) {
    const yy = 84 + y;
    if (yy >= hz) continue;
    const k = y - 2;
    if (k > 0 && k % 5 < 1 + k / 9) continue;
    S.set(62 + x, yy, y < -12 ? mix(p.d, W, 0.35) : y < 0 ? p.d : y < 12 ? mix(p.d, p.b, 0.5) : mix(p.b, p.a, 0.35));
  }
  // hills
  for (let x = 0; x < 125; x++) {
    const y = hz - Math.max(2, Math.round(10 * Math.abs(Math.sin(x * 0.09 + 0.5)) * (Math.abs(x - 62) / 62) + 4 * Math.abs(Math.sin(x * 0.31))));
    S.box(x, y, 1, hz - y, mix(K, p.a, 0.18));
    S.set(x, y, p.c);
  }
  // ground grid and road
  for (let y = hz; y < 175; y++) {
    const t = (y - hz) / (175 - hz), z = 1 / (t + 0.06), band = Math.floor(z * 5.2) % 2;
    const hw = 5 + t * 58, cx = 62;
    for (let x = 0; x < 125; x++) {
      const u = (x - cx) / hw, au = Math.abs(u);
      let col = band ? mix(K, p.e, 0.3) : mix(K, p.a, 0.16);
      if (au < 1) col = band ? mix(K, '#55506e', 0.55) : mix(K, '#55506e', 0.75);
      if (au < 1.09 && au > 0.95) col = band ? W : p.a;
      if (au < 0.03 && band) col = p.d;
      if (au > 1.09 && Math.abs(((u * 2.2) % 1 + 1) % 1 - 0.5) < 0.035 / (0.4 + t)) col = mix(p.c, K, 0.35);
      S.set(x, y, col);
    }
  }
  S.box(0, hz, 125, 1, mix(p.c, W, 0.4));
  const palm = (x: number, base: number, h: number, f: number) => {
    for (let j = 0; j < h; j++) { const xx = x + Math.round(f * 5 * Math.sin((j / h) * 1.4)); S.box(xx, base - j, 2, 1, K); }
    const tx = x + Math.round(f * 5), ty = base - h;
    for (const [ax, dr] of [[-1, 1.5], [-1, 0.2], [1, 0.2], [1, 1.5], [-1, -0.8], [1, -0.8]] as [number, number][]) for (let j = 0; j < h * 0.42; j++) {
      const q = j / (h * 0.42);
      const yy = ty + Math.round(dr * j * 0.5 + q * q * h * 0.16 - j * 0.22);
      S.box(tx + ax * j, yy, 1, q < 0.8 ? 2 : 1, K);
      if (j % 2) S.set(tx + ax * j, yy + 2, K);
    }
  };
  palm(9, 150, 54, 1); palm(113, 152, 60, -1); palm(26, 116, 24, 1); palm(98, 115, 22, -1);
  S.sprite(SP.car, 46, S.cells(name).w > 106 ? 130 - way : 138, { k: K, r: p.a, b: shade(p.a, -0.08), d: shade(p.e, 0.1), a: p.b, w: W, n: p.d });
  for (let i = 0; i < 10; i++) { S.set(r.i(42, 50), r.i(146, 152), mix(W, K, 0.3)); S.set(r.i(74, 82), r.i(146, 152), mix(W, K, 0.3)); }
  title(16, [W, mix(p.c, W, 0.5), p.c, mix(p.c, p.a, 0.5), p.a], K, shade(p.a, -0.2));
  plate(game, 158 - (S.cells(name).w > 106 ? 10 + way : 0), K, p.d, name);
}

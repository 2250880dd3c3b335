import { circ, clamp, g, mix, n1, tf } from '#artwork/engine.ts';
import { clipped } from '#artwork/primitives/clip.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import { type Board, fill, hatch, rays, stroke } from './scratch.ts';

const W = 172, H = 196;
const COLS = [164, 414, 664], ROWS = [452, 716, 990];

/** what stands on each sill, as a shadow against the light; drawn about the middle of the sill */
function sills(b: Board): ((k: string) => string)[] {
  const { line, red } = b;
  return [
    // a plant, and the can that keeps it
    (k) => fill('M-62 0l-8 -44h52l-8 44Z', k) + stroke('M-44 -44C-46 -90 -74 -96 -80 -128M-44 -44C-42 -96 -40 -116 -44 -154M-44 -44C-38 -84 -12 -92 -8 -124', k, 6)
      + fill('M-80 -128c-14 -10 -14 -34 -2 -44c10 12 12 32 2 44ZM-44 -150c-14 -12 -12 -38 2 -46c12 12 12 36 -2 46ZM-8 -122c-2 -18 10 -36 26 -38c2 18 -10 34 -26 38Z', k) + fill('M22 0v-40h42v40ZM22 -14L-4 -44l6 -5L22 -28Z', k) + stroke('M64 -34c26 0 26 30 0 30', k, 6),
    // the kettle and two cups
    (k) => fill('M-66 0c-8 -50 8 -74 40 -74s48 24 40 74ZM10 -44l34 -22l8 10l-34 30Z', k) + stroke('M-54 -70c4 -44 52 -44 56 0', k, 7) + circ(-26, -80, 8, `fill="${k}"`) + fill('M46 0v-30h28v30ZM-34 0h0Z', k) + stroke('M74 -26c14 0 14 18 0 18', k, 5) + stroke('M52 -74c-12 -16 12 -26 0 -44c-10 -14 8 -24 2 -38', line, 5),
    // a telescope
    (k) => g(fill('M-70 -12h78v24h-78ZM8 -17h56v34H8ZM-86 -8h16v16h-16Z', k), tf(0, -96, -28)) + stroke('M0 -92L-36 0M0 -92L38 0M0 -92V0', k, 6) + circ(56, -172, 5, `fill="${k}"`),
    // a cat with her back to us
    (k) => fill('M-44 0C-54 -50 -34 -86 -24 -96C-34 -112 -32 -134 -28 -152L-8 -136H12L32 -152C36 -134 38 -112 28 -96C40 -84 56 -48 46 0Z', k) + stroke('M40 -8C76 -6 84 30 66 42', k, 12),
    // books, and a candle down to the last inch
    (k) => fill('M-78 0v-92h24v92ZM-52 0v-110h18v110ZM-32 0v-84h26v84Z', k) + g(fill('M0 0h22v-98H0Z', k), tf(0, 0, 12)) + fill('M40 0v-8h44v8ZM52 -8v-52h18v52Z', k) + fill('M61 -66c-12 -12 -2 -28 0 -36c4 10 14 24 0 36Z', line),
    // a goldfish in her bowl
    (k) => stroke('M-36 -104C-78 -82 -74 -14 -40 -2H40C74 -14 78 -82 36 -104Z', k, 7) + stroke('M-60 -70Q0 -60 60 -70', k, 4) + fill('M-26 -36c12 -20 38 -20 50 0l18 -12v26l-18 -12c-12 18 -38 18 -50 -2Z', red) + circ(-12, -40, 3, `fill="${k}"`) + fill('M-8 -2c-4 -20 4 -30 -2 -42c10 8 8 28 8 42Z', k),
    // a cake on its stand
    (k) => fill('M-30 0h60l-22 -10v-22h70v-9H-78v9h70v22Z', k) + fill('M-58 -42v-58h116v58Z', k) + stroke('M-54 -98c8 16 19 16 27 0c8 22 19 22 27 0c8 16 19 16 27 0c8 20 19 20 27 0', line, 7) + [-34, 0, 34].map((x) => stroke(`M${x} -106v-22`, k, 7) + circ(x, -138, 6, `fill="${red}"`)).join(''),
    // jars, three full and one begun
    (k) => [-56, -8, 40].map((x, i) => fill(`M${x - 20} 0v-56q0 -8 6 -12v-10h28v10q6 4 6 12v56Z`, k) + stroke(`M${x - 13} -82h26`, i === 2 ? k : red, 10) + fill(rectPath(x - 13, -44, 26, 24), line)).join('') + stroke('M40 -40L66 -132', k, 6),
  ];
}

/** A house of neighbours at night: every window is lit, with something else on each sill. */
export function drawWindows(b: Board): string {
  const { r, black, line, red, amber, cool } = b, warm = mix(amber, line, 0.2);
  const near = (x: number, y: number) => {
    let best = 0;
    for (const cx of COLS) for (const cy of ROWS) best = Math.max(best, 1 - Math.hypot(Math.max(0, Math.abs(x - cx - W / 2) - W / 2), Math.max(0, Math.abs(y - cy - H / 2) - H / 2)) / 92);
    return best;
  };
  let s = '';
  // stars keep clear of the words, where they would read as stops
  for (let i = 0; i < 60; i++) {
    const x = r.f(60, 940), y = r.f(60, 380);
    if (Math.abs(x - 500) > 300 || y > 290) s += circ(x, y, r.f(1.2, 3.4), `fill="${line}"`);
  }
  // roof and chimneys
  const roof = 'M84 408L150 330H850L916 408Z', stack = (x: number) => rectPath(x, 268, 78, 76);
  for (const x of [166, 756]) s += fill(stack(x), black) + clipped(b.c, stack(x), fill(hatch(r, [x, 268, 78, 76], 0, 11, (px) => 0.8 - (px - x) / 90, { m: 8 }), mix(red, line, 0.1))) + fill(`M${x + 10} 268v-26h18v26ZM${x + 48} 268v-26h18v26Z`, line);
  s += stroke('M776 236C766 224 788 214 778 200C772 190 784 184 780 174', mix(cool, line, 0.3), 5);
  s += fill(roof, black) + clipped(b.c, roof, fill(hatch(r, [84, 330, 832, 78], 104, 13, (x, y) => 0.8 - (x - 84) / 1500 - (y - 330) / 400, { m: 12 }), cool)) + stroke('M84 408L150 330H850L916 408', line, 4);
  // the wall: courses of brick, seen where light spills on them
  const wall = rectPath(104, 408, 792, 880);
  s += fill(wall, black) + clipped(b.c, wall, fill(hatch(r, [104, 414, 792, 870], 0, 15, (x, y) => {
    const row = Math.floor(y / 15), brick = (x + (row % 2) * 22) % 44;
    return brick < 6 ? 0 : clamp(near(x, y) * 0.8 + 0.1 * Math.sin(x * 0.7 + row * 5));
  }, { m: 86 }), mix(red, amber, 0.35)));
  s += stroke('M104 412H896', black, 16) + stroke('M92 408H908', line, 5);
  const things = sills(b);
  let n = 0;
  ROWS.forEach((y, row) => COLS.forEach((x, col) => {
    if (row === 2 && col === 1) return;
    const d = rectPath(x, y, W, H), cx = x + W / 2, blind = (row * 3 + col) % 3 === 1 ? 46 : 0;
    s += fill(rectPath(x - 16, y - 16, W + 32, H + 32), black) + fill(d, amber);
    s += clipped(b.c, d, [fill(rays(r, cx, y + 40, [16, 230], [0, 6.283], 40, 9, (t) => 0.9 * (1 - t * 0.85), 6), line), g(things[n++]!(black), tf(cx, y + H)), blind ? fill(rectPath(x, y, W, blind), red) + stroke(`M${cx} ${y + blind}v22`, black, 4) : fill(`M${x} ${y}h46c0 70 -16 120 -46 150ZM${x + W} ${y}h-46c0 70 16 120 46 150Z`, mix(red, black, 0.2))]);
    s += stroke(`M${cx} ${y}v${H * 0.42}M${x} ${y + H * 0.42}h${W}`, black, 7) + stroke(d, black, 8) + stroke(`M${x - 9} ${y - 9}h${W + 18}v${H + 10}`, mix(cool, line, 0.4), 3);
    s += fill(rectPath(x - 22, y + H + 4, W + 44, 20), line) + stroke(`M${x - 22} ${y + H + 24}h${W + 44}`, black, 6);
  }));
  // the door, a fanlight over it and a letter on the step
  s += fill('M398 1290V1030C398 968 444 950 500 950C556 950 602 968 602 1030V1290Z', black) + stroke('M406 1288V1032C406 976 446 958 500 958C554 958 594 976 594 1032V1288', line, 5) + fill('M426 1032C428 992 458 976 500 976C542 976 572 992 574 1032Z', amber) + stroke('M500 1032V976M500 1032L450 990M500 1032L550 990', black, 5);
  const door = rectPath(426, 1044, 148, 244);
  s += fill(door, mix(red, black, 0.4)) + clipped(b.c, door, fill(hatch(r, [426, 1044, 148, 244], 90, 9, (x) => 0.95 - (x - 426) / 260, { m: 12 }), red)) + stroke('M444 1062h48v86h-48ZM508 1062h48v86h-48ZM444 1190h48v84h-48ZM508 1190h48v84h-48Z', black, 5) + fill(rectPath(472, 1160, 56, 16), warm) + circ(556, 1178, 7, `fill="${warm}"`) + circ(500, 1100, 10, `fill="none" stroke="${warm}" stroke-width="5"`);
  // the street
  s += fill(rectPath(0, 1288, 1000, 110), black) + fill(hatch(r, [36, 1292, 928, 76], 0, 13, (x, y) => (0.26 + 0.5 * Math.exp(-(((x - 500) / 90) ** 2)) + 0.34 * Math.exp(-(((x - 250) / 80) ** 2)) + 0.34 * Math.exp(-(((x - 750) / 80) ** 2))) * (0.65 + 0.4 * Math.sin(x * 0.07 + y * 2)), { m: 50 }), warm)
    + fill(rectPath(388, 1280, 224, 22), black) + stroke('M388 1280h224', line, 6) + g(fill('M-34 -22h68v44h-68Z', line) + stroke('M-32 -20L0 6L32 -20', black, 4) + fill('M-5 4h10v10h-10Z', red), tf(500, 1318, -9));
  return s + [[96, 1], [904, -1]].map(([x, m]) => `${stroke(`M${n1(x!)} 1288v-700`, black, 14)}${stroke(`M${n1(x!)} 1288V428`, m! > 0 ? line : cool, 4)}`).join('');
}

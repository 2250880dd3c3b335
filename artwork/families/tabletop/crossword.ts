import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Table } from './table.ts';

/** A morning at a table in the sun: the paper folded to the puzzle, and one across still open. */
export function crossword(s: Table): Room {
  const { c, r, p } = s, cloth = mix(p.c, p.paper, 0.28), paper = '#f4efe2', ink = '#26242a', coffee = '#5a3420', china = mix(p.paper, '#ffffff', 0.4);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(110, 110, path('M0 0H55V110H0ZM0 0H110V55H0Z', `fill="${p.paper}" opacity=".2"`))}"`) + path('M-40 -40L420 -40L1040 900V1240L760 1440H600Z', `fill="#ffffff" opacity=".13"`));
  // the paper
  const W = 730, H = 1180;
  c.add('art', g(c.soft(`M0 0H${W}V${H}H0Z`, 10, 16, 20, p.e, 0.34) + rect(-6, 8, W, H, `fill="${shade(paper, -0.09)}"`) + rect(0, 0, W, H, `fill="${paper}"`) + path(`M0 ${H - 3}H${W}`, `stroke="${shade(paper, -0.14)}" stroke-width="7"`) + path(`M40 26H${W - 40}M40 34H${W - 40}`, `stroke="${ink}" stroke-width="3"`) + path(`M40 330H${W - 40}M40 340H${W - 40}`, `stroke="${ink}" stroke-width="4"`), tf(96, 96, 0)));
  // the grid: a good part of it is done, and one across is not
  const n = 8, size = 66, X = 134, Y = 476, block = new Set(['1,1', '3,1', '5,1', '1,3', '3,3', '6,3', '1,4', '4,4', '6,4', '2,6', '4,6', '6,6', '0,5', '7,2', '4,2', '3,5']);
  let cells = '', scrawl = '';
  for (let y = 0; y < n; y++) for (let x = 0; x < n; x++) {
    const isBlock = block.has(`${x},${y}`), u = X + x * size, v = Y + y * size;
    cells += rect(u, v, size, size, `fill="${isBlock ? ink : y === 0 ? mix(p.b, paper, 0.45) : '#fffdf6'}" stroke="${ink}" stroke-width="3"`);
    if (!isBlock && y > 0 && (x * 5 + y * 3) % 7 < 4) scrawl += [`M${u + 20} ${v + 50}L${u + 33} ${v + 20}L${u + 47} ${v + 50}M${u + 25} ${v + 39}H${u + 43}`, `M${u + 44} ${v + 22}H${u + 23}V${v + 50}H${u + 45}M${u + 23} ${v + 35}H${u + 40}`, `M${u + 33} ${v + 20}V${v + 50}M${u + 18} ${v + 20}H${u + 48}`, `M${u + 34} ${v + 20}C${u + 14} ${v + 20} ${u + 14} ${v + 50} ${u + 34} ${v + 50}C${u + 54} ${v + 50} ${u + 54} ${v + 20} ${u + 34} ${v + 20}Z`, `M${u + 46} ${v + 24}C${u + 24} ${v + 12} ${u + 18} ${v + 34} ${u + 34} ${v + 36}C${u + 52} ${v + 38} ${u + 42} ${v + 58} ${u + 20} ${v + 48}`, `M${u + 22} ${v + 50}V${v + 20}L${u + 46} ${v + 50}V${v + 20}`][(x * 3 + y * 5) % 6]!;
  }
  c.add('art', cells + path(scrawl, `fill="none" stroke="${mix(p.e, '#3a4a8a', 0.3)}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`) + rect(X, Y, n * size, n * size, `fill="none" stroke="${ink}" stroke-width="7"`));
  // clues: two columns under it, one beside it
  let clues = '';
  for (let col = 0; col < 2; col++) for (let i = 0; i < 9; i++) { const x = 136 + col * 276, y = 1056 + i * 23; clues += `M${x} ${y}h16M${x + 26} ${y}h${n1(r.f(130, 216))}`; }
  for (let i = 0; i < 21; i++) clues += `M690 ${490 + i * 24}h12M712 ${490 + i * 24}h${n1(r.f(40, 78))}`;
  c.add('art', path(clues, `stroke="${mix(ink, paper, 0.45)}" stroke-width="5"`));
  // a ring of coffee on it, the cup on its saucer, two biscuits
  c.add('art', circ(760, 1060, 88, `fill="none" stroke="${coffee}" stroke-width="9" opacity=".2"`) + path('M690 1010A88 88 0 0 1 800 980', `fill="none" stroke="${coffee}" stroke-width="13" opacity=".16"`));
  c.add('art', g(circ(12, 18, 172, `fill="${p.e}" opacity=".2"`) + circ(0, 0, 170, `fill="${china}"`) + circ(0, 0, 156, `fill="none" stroke="${p.a}" stroke-width="8"`) + circ(0, 0, 120, `fill="${shade(china, -0.05)}"`) + g(rect(96, -17, 66, 34, `rx="17" fill="none" stroke="${china}" stroke-width="17"`), 'transform="rotate(-36)"') + circ(6, 8, 108, `fill="${p.e}" opacity=".13"`) + circ(0, 0, 106, `fill="${china}"`) + circ(0, 0, 88, `fill="${coffee}"`) + circ(0, 0, 80, `fill="${mix(coffee, '#c98f54', 0.5)}"`) + path('M0 46C-54 8 -50 -34 -22 -38C-8 -38 0 -28 0 -18C0 -28 8 -38 22 -38C50 -34 54 8 0 46Z', 'fill="#f3e0c2"') + path('M0 28C-32 4 -30 -18 -16 -21C-8 -21 0 -14 0 -8C0 -14 8 -21 16 -21C30 -18 32 4 0 28Z', `fill="${mix(coffee, '#c98f54', 0.5)}"`), tf(838, 1240)));
  const biscuit = (x: number, y: number, deg: number) => g(grained(s, 'M-74 -36H74V36H-74Z', [-74, -36, 148, 72], '#d8a25a', { n: 60, from: 60 }) + path('M-74 -36q9 -9 18 0t18 0t19 0t19 0t18 0t19 0t18 0t19 0M-74 36q9 9 18 0t18 0t19 0t19 0t18 0t19 0t18 0t19 0', `fill="#d8a25a" stroke="#d8a25a" stroke-width="8"`) + path('M-46 -12h.1M0 -12h.1M46 -12h.1M-46 12h.1M0 12h.1M46 12h.1', `stroke="${shade('#d8a25a', -0.16)}" stroke-width="9" stroke-linecap="round"`), tf(x, y, deg));
  c.add('art', biscuit(640, 1334, -12));
  // the pencil, at the first square
  c.add('art', g(path('M0 0L52 -17V17Z', `fill="#ecc99a"`) + path('M0 0L18 -6V6Z', `fill="${ink}"`) + rect(52, -17, 400, 34, `fill="${p.a}"`) + rect(52, -6, 400, 12, `fill="${shade(p.a, 0.07)}"`) + rect(452, -18, 34, 36, `fill="#c4ccd2"`) + path('M460 -18V18M470 -18V18M480 -18V18', 'stroke="#8d969e" stroke-width="3"') + path('M486 -17H512Q526 -17 526 0Q526 17 512 17H486Z', `fill="${mix(p.d, p.a, 0.2)}"`), tf(176, 516, 33)));
  // spectacles and a leaf that has come down
  c.add('art', g(ell(-72, 0, 62, 56, `fill="#ffffff" fill-opacity=".22" stroke="${ink}" stroke-width="11"`) + ell(72, 0, 62, 56, `fill="#ffffff" fill-opacity=".22" stroke="${ink}" stroke-width="11"`) + path('M-14 -8Q0 -24 14 -8M-134 -10C-176 -26 -196 -70 -190 -120M134 -10C180 -20 200 -60 200 -104', `fill="none" stroke="${ink}" stroke-width="10" stroke-linecap="round"`), tf(856, 150, 16, 0.72)));
  return { box: [140, 150, 640, 260], ground: paper, ink, small: shade(p.a, -0.08), max: 100 };
}

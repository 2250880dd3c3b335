import type { Room } from '#artwork/lettering/in-a-room.ts';
import { coat } from '#artwork/marks/coat.ts';
import { bez, circ, ell, g, mix, n1, type P, path, poly, rect, shade, tf } from '#artwork/engine.ts';
import type { Table } from './table.ts';

/** a joint between two pieces, one unit long: out to a knob in its middle and back */
const JOINT: P[] = [...bez([0, 0], [0.3, 0.05], [0.46, 0.03], [0.4, -0.1], 10), ...bez([0.4, -0.1], [0.26, -0.28], [0.74, -0.28], [0.6, -0.1], 12), ...bez([0.6, -0.1], [0.54, 0.03], [0.7, 0.05], [1, 0], 10)];

/** A jigsaw of a small house by the sea with one piece missing, which a ginger cat has under its paw. */
export function jigsaw(s: Table): Room {
  const { c, r, p } = s, wood = mix('#a8754a', p.d, 0.12), X = 90, Y = 420, S = 136, cols = 6, rows = 6, gx = 3, gy = 2, W = S * cols, H = S * rows, fur = '#d8843c', dark = '#2a1a14';
  let grain = '';
  for (let i = 0; i < 34; i++) { const y = i * 42 + r.f(-9, 9); grain += `M0 ${n1(y)}C300 ${n1(y + r.f(-20, 20))} 700 ${n1(y + r.f(-20, 20))} 1000 ${n1(y)}`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wood}"`) + path(grain, `fill="none" stroke="${shade(wood, -0.035)}" stroke-width="4"`) + path('M0 330H1000M0 760H1000M0 1190H1000', `stroke="${shade(wood, -0.09)}" stroke-width="5"`));
  // where each joint bulges
  const up = (x: number, y: number) => ((x * 7 + y * 13) % 5 < 3 ? 1 : -1), side = (x: number, y: number) => ((x * 11 + y * 5) % 7 < 4 ? 1 : -1);
  const across = (x: number, y: number): P[] => JOINT.map(([u, w]) => [X + (x + u) * S, Y + y * S + up(x, y) * w * S]), down = (x: number, y: number): P[] => JOINT.map(([u, w]) => [X + x * S + side(x, y) * w * S, Y + (y + u) * S]);
  let cuts = '';
  for (let y = 1; y < rows; y++) for (let x = 0; x < cols; x++) cuts += poly(across(x, y), false);
  for (let x = 1; x < cols; x++) for (let y = 0; y < rows; y++) cuts += poly(down(x, y), false);
  // the picture on it
  const sky = mix(p.c, p.paper, 0.6), sea = mix(p.c, p.e, 0.2), hill = mix('#7fa04c', p.c, 0.3);
  const wave = Array.from({ length: 40 }, () => `M${n1(r.f(X, X + W))} ${n1(r.f(Y + 430, Y + 610))}q13 -11 26 0q13 11 26 0`).join('');
  const scene = g(rect(X, Y, W, H, `fill="${c.lin([[0, sky], [0.5, mix(p.d, p.paper, 0.2)]])}"`) + circ(X + 170, Y + 330, 90, `fill="${p.b}"`) + rect(X, Y + 400, W, 240, `fill="${sea}"`) + path(wave, `fill="none" stroke="${mix(sea, p.paper, 0.4)}" stroke-width="5" stroke-linecap="round"`) + path(`M${X + 290} ${Y + 410}C${X + 400} ${Y + 300} ${X + 600} ${Y + 240} ${X + W} ${Y + 270}V${Y + 560}C${X + 600} ${Y + 540} ${X + 420} ${Y + 520} ${X + 290} ${Y + 410}Z`, `fill="${hill}"`) + path(`M${X} ${Y + 620}C${X + 240} ${Y + 560} ${X + 560} ${Y + 600} ${X + W} ${Y + 560}V${Y + H}H${X}Z`, `fill="${mix(hill, p.b, 0.24)}"`)
    + g(rect(-100, -110, 200, 130, `fill="${p.paper}"`) + path('M-124 -104L0 -196L124 -104Z', `fill="${p.a}"`) + rect(44, -196, 30, 60, `fill="${mix(p.a, p.e, 0.3)}"`) + rect(-22, -60, 44, 80, `fill="${p.e}"`) + rect(-80, -70, 40, 40, `fill="${p.b}"`) + rect(42, -70, 40, 40, `fill="${p.b}"`) + path('M60 -206c-20 -30 20 -44 4 -76', `fill="none" stroke="${p.paper}" stroke-width="13" stroke-linecap="round"`), tf(X + 590, Y + 330)) + g(path('M-80 0H90L64 44H-56Z', `fill="${p.a}"`) + path('M6 -8V-170L100 -20H6ZM-8 -14V-140L-70 -14Z', `fill="${p.paper}"`) + path('M0 0V-180', `stroke="${dark}" stroke-width="7"`), tf(X + 190, Y + 520))
    + [[90, 690, p.a], [190, 730, p.paper], [300, 690, p.b], [420, 740, p.a], [560, 700, p.paper], [680, 740, p.b], [760, 680, p.a], [500, 660, p.b], [250, 780, p.a], [640, 790, p.paper]].map(([x, y, col]) => path(`M${X + Number(x)} ${Y + Number(y)}v60`, `stroke="${shade(hill, -0.14)}" stroke-width="5"`) + [0, 72, 144, 216, 288].map((d) => g(ell(0, -13, 9, 13, `fill="${String(col)}"`), tf(X + Number(x), Y + Number(y), d))).join('') + circ(X + Number(x), Y + Number(y), 7, `fill="${p.e}"`)).join('') + path(`M${X + 420} ${Y + 130}q17 -22 30 0q17 -22 30 0M${X + 300} ${Y + 190}q15 -18 26 0q15 -18 26 0`, `fill="none" stroke="${p.e}" stroke-width="6" stroke-linecap="round"`), `clip-path="${c.clip(rect(X, Y, W, H))}"`);
  c.add('art', c.soft(`M${X} ${Y}H${X + W}V${Y + H}H${X}Z`, 6, 10, 12, dark, 0.4) + scene + path(cuts, `fill="none" stroke="${dark}" stroke-width="4" opacity=".42"`) + path(cuts, 'fill="none" stroke="#ffffff" stroke-width="2" opacity=".35" transform="translate(2.4 2.4)"') + rect(X, Y, W, H, `fill="none" stroke="${dark}" stroke-width="4" opacity=".4"`));
  // the gap, and the piece that goes there
  const piece = poly([...across(gx, gy), ...down(gx + 1, gy), ...across(gx, gy + 1).toReversed(), ...down(gx, gy).toReversed()]);
  c.add('art', path(piece, `fill="${shade(wood, -0.07)}"`) + g(path(piece, `fill="none" stroke="${dark}" stroke-width="26" opacity=".28" transform="translate(6 10)"`), `clip-path="${c.clip(path(piece))}"`) + path(piece, `fill="none" stroke="${dark}" stroke-width="4" opacity=".5"`));
  const lies = `translate(${n1(722 - X - (gx + 0.5) * S)} ${n1(1318 - Y - (gy + 0.5) * S)})`;
  c.add('art', g(g(c.soft(piece, 5, 8, 8, dark, 0.4) + g(scene, `clip-path="${c.clip(path(piece))}"`) + path(piece, `fill="none" stroke="${mix(p.paper, dark, 0.3)}" stroke-width="4"`), `transform="${lies}"`), 'transform="rotate(-12 722 1318)"'));
  // the cat's arm
  const arm = 'M1030 1420H846C836 1370 812 1326 790 1290C760 1260 766 1212 806 1200C846 1190 884 1206 904 1246C940 1290 990 1320 1030 1330Z';
  c.add('art', g(c.soft(arm, -6, 8, 12, dark, 0.3) + coat(s, arm, [760, 1190, 280, 240], fur, { dir: () => -2.2, len: 30, edge: 11 }) + path('M900 1300L866 1352M944 1318L900 1392M990 1336L950 1414', `stroke="${shade(fur, -0.12)}" stroke-width="17" stroke-linecap="round"`) + coat(s, 'M790 1290C760 1260 766 1212 806 1200C846 1190 884 1206 904 1246C890 1290 830 1310 790 1290Z', [760, 1192, 146, 110], '#fbf1e2', { dir: () => -2.2, len: 22, edge: 8, dark: -0.1 }) + path('M800 1214l18 34M836 1206l14 34M868 1216l8 32', `stroke="${shade('#fbf1e2', -0.26)}" stroke-width="6" stroke-linecap="round"`), tf(-14, 44)));
  // a mug, two spare corners
  c.add('art', g(circ(8, 14, 92, `fill="${dark}" opacity=".25"`) + g(rect(60, -17, 66, 34, `rx="17" fill="none" stroke="${p.a}" stroke-width="17"`), 'transform="rotate(20)"') + circ(0, 0, 90, `fill="${p.a}"`) + circ(0, 0, 74, `fill="${shade(p.a, -0.1)}"`) + circ(0, 0, 68, `fill="${mix('#a8683a', p.b, 0.15)}"`) + path('M-40 -20Q-20 -48 16 -46', 'fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity=".4"'), tf(150, 1330)));
  return { box: [90, 66, 820, 300], ground: wood, ink: dark, small: shade(p.e, -0.1), max: 124 };
}

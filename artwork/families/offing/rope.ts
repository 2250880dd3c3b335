import {
  circ, type Drawing, ell, g, mix, n1, type P, type Palette, path, poly, qbez, rect, ribbon, type Rng, shade, sparkle,
  tf,
} from '#artwork/engine.ts';
import { plane, stipple } from './grain.ts';
import type { Room } from './scene.ts';

const MOON: P = [596, 706];
/** where the walker stands */
const FEET: P = [600, 836];

/** the wire's height at x */
function wireAt(x: number): number {
  return x < FEET[0] ? 786 + (FEET[1] - 786) * Math.sin(((x - 70) / (FEET[0] - 70)) * (Math.PI / 2)) : FEET[1] - ((x - FEET[0]) / 330) ** 1.5 * 92;
}

function sky(c: Drawing, r: Rng, p: Palette): void {
  const all = 'M0 0H1000V1400H0Z';
  const light = mix(p.d, '#FFFDF2', 0.45);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, p.bg], [0.3, mix(p.bg, p.b, 0.35)], [0.52, p.b], [0.7, p.d]])}"`) + stipple(c, r, all, [0, 0, 1000, 620], 't', 900, shade(p.bg, -0.07), 0.5));
  let s = '';
  for (let i = 0; i < 46; i++) s += circ(r.f(20, 980), r.f(30, 560), r.f(1.2, 2.8), `opacity="${n1(r.f(0.4, 1))}"`);
  s = g(s + path(sparkle(846, 520, 20) + sparkle(150, 588, 15)), `fill="${light}"`);
  for (const [R, o] of [[292, 0.1], [256, 0.13], [226, 0.16]] as const) s += circ(MOON[0], MOON[1], R, `fill="${light}" opacity="${o}"`);
  const disc = `M${MOON[0] - 202} ${MOON[1]}a202 202 0 1 0 404 0a202 202 0 1 0 -404 0Z`;
  s += plane(c, r, disc, [394, 504, 404, 404], light, 'b', 420, mix(p.d, p.b, 0.6), 0.55, 1.6);
  s += g(ell(520, 630, 34, 22) + ell(690, 612, 24, 15) + ell(476, 742, 22, 30) + ell(724, 772, 36, 20), `fill="${mix(p.d, p.b, 0.35)}" opacity=".35"`);
  c.add('art', s);
}

/** a row of house fronts: gables, lofts and lit windows */
function terrace(c: Drawing, r: Rng, y: number, low: number, wall: string, roof: string, lit: readonly string[], size: number): string {
  let s = '';
  for (let x = -30; x < 1010;) {
    const w = r.f(0.8, 1.25) * size, top = y + r.f(-0.32, 0.32) * size, peak = top - r.f(0.5, 0.95) * size, gable = r.chance(0.55);
    const d = gable ? poly([[x, low], [x, top], [x + w / 2, peak], [x + w, top], [x + w, low]]) : poly([[x, low], [x, top], [x + w, top], [x + w, low]]);
    if (r.chance(0.7)) {
      const cx = x + w * r.f(0.15, 0.3);
      s += rect(cx, peak - size * 0.06, size * 0.15, size * 0.6, `fill="${roof}"`) + rect(cx - 3, peak - size * 0.1, size * 0.15 + 6, 7, `fill="${shade(roof, -0.06)}"`);
    }
    s += plane(c, r, d, [x, peak, w, low - peak], wall, 'l', Math.round(size * 0.55), shade(wall, -0.09), 0.6);
    s += gable
      ? path(poly([[x - 8, top + 9], [x + w / 2, peak - 7], [x + w + 8, top + 9], [x + w + 2, top + 15], [x + w / 2, peak + 10], [x - 2, top + 15]]), `fill="${roof}"`)
      : plane(c, r, poly([[x - 6, top + 6], [x + w * 0.14, peak + size * 0.15], [x + w * 0.86, peak + size * 0.15], [x + w + 6, top + 6]]), [x, peak, w, top - peak], roof, 'l', Math.round(size * 0.3), shade(roof, -0.08), 0.6);
    const k = size * 0.15;
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 3; i++) {
        const wx = x + w * (0.2 + i * 0.3) - k / 2, wy = top + size * (0.2 + row * 0.42);
        if (wy + k * 1.4 > low || r.chance(0.42)) continue;
        s += rect(wx, wy, k, k * 1.4, `fill="${r.pick(lit)}"`) + path(`M${n1(wx + k / 2)} ${n1(wy)}v${n1(k * 1.4)}M${n1(wx)} ${n1(wy + k * 0.6)}h${n1(k)}`, `stroke="${wall}" stroke-width="2.4"`);
      }
    if (gable) s += circ(x + w / 2, top - size * 0.1, k * 0.5, `fill="${r.pick(lit)}"`);
    x += w + r.f(-2, 5);
  }
  return s;
}

/** the walker, facing right, feet at the origin, 250 units tall */
export function walker(c: Drawing, r: Rng, p: Palette): string {
  const dark = shade(p.e, -0.03), coat = p.a, fold = shade(coat, -0.13);
  const leg = (ps: P[], w: number) => path(ribbon(ps, (t) => w - t * w * 0.36), `fill="${dark}"`);
  const body = 'M-22 -194C-34 -172 -44 -122 -58 -92C-30 -78 22 -76 44 -90C36 -124 30 -168 22 -194C10 -204 -10 -204 -22 -194Z';
  const sleeve = (ps: P[], q: string) => path(ribbon(ps, (t) => 22 - t * 6), `fill="${q}"`);
  let s = leg([[-8, -100], [-30, -58], [-40, -6]], 30) + leg([[8, -100], [30, -56], [34, 0]], 32);
  s += path('M-52 -6Q-36 -14 -24 -2L-22 3H-54ZM22 -2Q36 -10 58 2L60 8H24Z', `fill="${shade(dark, -0.05)}"`);
  s += sleeve([[14, -184], [48, -166], [74, -150]], fold) + plane(c, r, body, [-58, -204, 102, 128], coat, 'l', 110, fold, 0.7) + path('M12 -196C16 -160 20 -120 22 -80', `fill="none" stroke="${fold}" stroke-width="3"`);
  s += circ(20, -150, 3.4, `fill="${p.paper}"`) + circ(23, -124, 3.4, `fill="${p.paper}"`);
  s += path(ribbon(qbez([-14, -204], [-64, -222], [-118, -190], 12), (t) => 14 + t * 7), `fill="${p.paper}"`) + path('M-112 -200l-14 3M-115 -190l-13 5M-114 -180l-12 8', `stroke="${p.paper}" stroke-width="4" stroke-linecap="round"`);
  s += path('M-14 -202H18V-214H-14Z', `fill="${mix('#B9794F', p.e, 0.15)}"`) + circ(4, -230, 22, 'fill="#D39A6F"') + path('M24 -236Q36 -228 25 -222Z', 'fill="#D39A6F"');
  s += path('M-20 -228C-24 -262 28 -266 27 -238C10 -236 -4 -236 -20 -228Z', `fill="${p.c}"`) + circ(2, -262, 9, `fill="${p.paper}"`) + path('M-21 -226Q2 -242 28 -238', `fill="none" stroke="${p.paper}" stroke-width="7" stroke-linecap="round"`);
  s += path('M-14 -206C-4 -196 12 -196 22 -206L24 -196C12 -186 -6 -186 -16 -196Z', `fill="${p.paper}"`);
  s += path('M-300 -108Q0 -176 300 -108', `fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"`);
  return s + sleeve([[-16, -184], [-44, -164], [-56, -142]], shade(coat, 0.03)) + circ(-58, -138, 9, 'fill="#D39A6F"') + circ(78, -141, 9, 'fill="#D39A6F"');
}

function cat(x: number, y: number, col: string): string {
  const d = 'M-44 -34C-30 -46 10 -44 34 -38C40 -48 42 -54 44 -62L54 -52Q60 -54 66 -51L74 -60C76 -48 78 -36 66 -30C58 -26 50 -26 44 -24L46 0H38L32 -20C10 -14 -12 -16 -24 -20L-30 0H-38L-40 -20C-48 -22 -50 -30 -44 -34Z';
  return g(path(d, `fill="${col}"`) + path('M-42 -30C-66 -34 -62 -66 -58 -84C-56 -94 -48 -92 -48 -84', `fill="none" stroke="${col}" stroke-width="8" stroke-linecap="round"`), tf(x, y, 3));
}

function bird(x: number, y: number, col: string, belly: string, s = 1): string {
  return g(path('M-38 2C-26 2 -20 -6 -10 -12C-6 -26 8 -34 18 -28C24 -24 25 -18 23 -14L32 -10L23 -8C22 6 12 15 -2 14C-14 13 -22 8 -26 10L-42 10Z', `fill="${col}"`) + path('M23 -9C22 5 12 14 0 13C-2 2 8 -10 23 -9Z', `fill="${belly}"`) + circ(16, -20, 2.6, `fill="${belly}"`) + path('M-3 13v7M5 13v7', `stroke="${col}" stroke-width="2.4"`), tf(x, y, 0, s));
}

/** A walker in a red coat on a wire over the roofs, with the moon behind and a cat after. */
export function rope(c: Drawing, r: Rng, p: Palette): Room {
  sky(c, r, p);
  const dark = p.e, lit = [p.d, mix(p.a, p.d, 0.5), mix(p.d, '#FFFDF2', 0.5)];
  const far = mix(p.b, p.c, 0.55), mid = mix(p.c, dark, 0.45);
  c.add('art', terrace(c, r, 1010, 1400, far, mix(far, p.c, 0.6), [mix(p.d, far, 0.2)], 84) + rect(0, 940, 1000, 300, `fill="${c.lin([[0, p.d, 0], [1, p.d, 0.5]])}"`));
  c.add('art', terrace(c, r, 1104, 1400, mid, mix(dark, p.c, 0.25), lit, 122));
  // the chimney and the tower that hold the wire
  let s = '';
  s += plane(c, r, 'M22 830H124V1400H22Z', [22, 830, 102, 400], mix(p.a, dark, 0.62), 'l', 300, dark, 0.6) + path('M12 812H134V838H12Z', `fill="${shade(dark, 0.05)}"`);
  for (const x of [34, 82]) s += plane(c, r, `M${x} 758H${x + 32}L${x + 36} 812H${x - 4}Z`, [x, 758, 36, 54], mix(p.a, p.d, 0.22), 'l', 60, dark, 0.55) + rect(x - 4, 752, 40, 12, `fill="${mix(p.a, dark, 0.35)}"`);
  s += path('M50 742C30 706 74 690 56 650C44 622 66 606 60 584', `fill="none" stroke="${mix(p.d, p.b, 0.5)}" stroke-width="15" stroke-linecap="round" opacity=".4"`);
  const tower = 'M868 770H994V1400H868Z', stone = mix(p.c, dark, 0.62);
  s += plane(c, r, tower, [868, 770, 126, 500], stone, 'r', 420, shade(dark, -0.04), 0.7) + path('M856 752H1006V776H856Z', `fill="${mix(p.c, dark, 0.3)}"`);
  s += plane(c, r, 'M884 752V690H978V752ZM872 690L931 566L990 690Z', [872, 566, 118, 190], dark, 'r', 120, shade(dark, -0.05), 0.8) + path('M931 566V516', `stroke="${dark}" stroke-width="6"`) + path('M931 518L884 530L931 544Z', `fill="${p.a}"`);
  s += path('M904 752V722A27 27 0 0 1 958 722V752Z', `fill="${lit[1]}"`) + circ(931, 848, 43, `fill="${dark}"`) + circ(931, 848, 36, `fill="${lit[2]}"`) + path('M931 848V824M931 848L946 860', `stroke="${dark}" stroke-width="5" stroke-linecap="round"`);
  s += path('M912 930h38v64h-38ZM912 1050h38v64h-38Z', `fill="${lit[0]}"`) + path('M931 930v64M931 1050v64', `stroke="${stone}" stroke-width="4"`);
  c.add('art', s);
  // wire, company on the wire, walker
  const pts: string[] = [];
  for (let x = 70; x <= 932; x += 24) pts.push(`${x} ${n1(wireAt(x))}`);
  c.add('art', path(`M${pts.join('L')}L932 742`, `fill="none" stroke="${dark}" stroke-width="4.6"`) + cat(296, wireAt(296) - 1, dark) + bird(716, wireAt(716) - 19, dark, p.a, 0.9) + bird(770, wireAt(770) - 20, dark, p.a, 1) + bird(840, wireAt(840) - 18, dark, p.a, 0.9));
  c.add('art', g(walker(c, r, p), tf(FEET[0], FEET[1] - 4)));
  // the nearest roofs
  const ridge = 'M0 1258L150 1190L330 1284L470 1222L640 1296L820 1212L1000 1288V1400H0Z', front = mix(dark, p.c, 0.08);
  let tiles = '';
  for (let i = 0; i < 90; i++) tiles += `M${Math.round(r.f(0, 1000))} ${Math.round(r.f(1240, 1400))}q9 9 18 0`;
  c.add('art', plane(c, r, ridge, [0, 1190, 1000, 210], front, 'b', 420, shade(dark, -0.06), 0.8) + path(tiles, `fill="none" stroke="${mix(p.c, dark, 0.5)}" stroke-width="3" stroke-linecap="round" opacity=".8"`)
    + path('M0 1258L150 1190L330 1284L470 1222L640 1296L820 1212L1000 1288', `fill="none" stroke="${mix(p.c, dark, 0.35)}" stroke-width="7" stroke-linejoin="round"`)
    + path('M424 1400V1326L474 1290L524 1326V1400Z', `fill="${mix(p.c, dark, 0.4)}"`) + rect(446, 1334, 56, 66, `fill="${lit[0]}"`) + path('M474 1334V1400', `stroke="${front}" stroke-width="5"`)
    + path('M452 1400V1374C452 1362 458 1358 458 1352L464 1358H470L476 1352C476 1362 482 1366 482 1380V1400Z', `fill="${front}"`));
  return { cx: 500, w: 820, top: 116, h: 260, max: 132, ground: mix(p.bg, p.b, 0.15) };
}

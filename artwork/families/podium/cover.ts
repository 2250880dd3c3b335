import {
  at, circ, clamp, Drawing, g, type Input, lerp, mix, n1, type P, path, polar, poly, pt, rect, star, TAU, tfit,
} from '#artwork/engine.ts';
import { withContrast } from '#artwork/colours/pastimes.ts';
import { roles } from '#artwork/colours/roles.ts';
import { block, linesIn, plain } from '#artwork/lettering/pastimes.ts';

type Fig = { limbs: [P[], number][]; head: [number, number, number]; balls?: [number, number, number][]; rings?: [number, number, number, number][]; thin?: [P[], number][]; drift: P; cy?: number };
const FIGS: Record<string, Fig> = {
  run: {
    head: [634, 248, 64], drift: [-17, 4],
    limbs: [[[[586, 392], [498, 610]], 118], [[[600, 390], [706, 506], [812, 430]], 56], [[[566, 388], [420, 420], [372, 548]], 56],
      [[[506, 622], [706, 660], [664, 868], [742, 884]], 72], [[[490, 622], [404, 806], [206, 776], [176, 848]], 72]],
  },
  football: {
    head: [452, 226, 64], drift: [-14, -7],
    limbs: [[[[446, 372], [470, 596]], 122], [[[474, 366], [604, 442], [706, 372]], 56], [[[416, 366], [300, 446], [190, 398]], 56],
      [[[446, 616], [392, 772], [276, 898], [220, 880]], 74], [[[486, 606], [640, 716], [796, 642], [838, 582]], 74]],
    balls: [[892, 508, 66]],
  },
  tennis: {
    head: [484, 352, 60], drift: [-7, 15],
    limbs: [[[[482, 498], [458, 690]], 118], [[[436, 484], [344, 400], [350, 262]], 56], [[[524, 478], [618, 404], [630, 280]], 56],
      [[[478, 708], [570, 832], [516, 992], [590, 1006]], 76], [[[446, 708], [366, 850], [222, 948], [206, 1004]], 76]],
    rings: [[724, 150, 82, 22]], thin: [[[[628, 290], [676, 214]], 24]], balls: [[296, 148, 42]],
  },
  cycle: {
    head: [722, 276, 62], drift: [-22, 0],
    limbs: [[[[624, 396], [392, 506]], 120], [[[632, 412], [648, 548], [762, 578]], 54], [[[392, 530], [586, 612], [502, 792], [572, 812]], 70]],
    rings: [[246, 790, 168, 24], [776, 790, 168, 24]],
      thin: [[[[246, 790], [392, 566], [676, 574], [506, 796], [246, 790]], 22], [[[776, 790], [686, 552], [772, 552], [800, 600]], 22], [[[506, 796], [372, 560]], 22]],
  },
  golf: {
    head: [446, 278, 62], drift: [-8, 14],
    limbs: [[[[468, 424], [470, 634]], 118], [[[494, 408], [628, 470], [640, 330]], 54], [[[470, 400], [586, 380], [640, 322]], 54],
      [[[486, 650], [520, 806], [506, 960], [572, 964]], 74], [[[452, 650], [416, 806], [316, 932]], 74]],
    thin: [[[[646, 330], [520, 172], [262, 236]], 17], [[[262, 236], [236, 272]], 30]], balls: [[868, 250, 30]],
  },
  swim: {
    head: [672, 500, 72], drift: [-20, -3],
    limbs: [[[[548, 572], [260, 640]], 150], [[[530, 540], [474, 350], [690, 262]], 74], [[[690, 262], [806, 352], [838, 372]], 60], [[[270, 640], [70, 680]], 110]],
  },
};

/** What the parts of a cover share. */
type Scene = {
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; F: Fig;
  base: string; d: (ps: P[]) => string; body: string;
};

function shape({ F, d, body }: Scene, grow: number, col: string) {
  let s = '';
  s += path(body, `fill="${col}" stroke-width="${n1(grow)}"`);
  for (const [ps, w] of F.thin ?? []) s += path(d(ps), `stroke-width="${n1(w + grow)}"`);
  for (const [x, y, R, w] of F.rings ?? []) s += circ(x, y, R, `stroke-width="${n1(w + grow)}"${grow > R ? ` fill="${col}"` : ''}`);
  s = g(s, `fill="none" stroke="${col}" stroke-linecap="round" stroke-linejoin="round"`);
  let f = '';
  f += circ(F.head[0], F.head[1], F.head[2] + grow / 2);
  for (const [x, y, R] of F.balls ?? []) f += circ(x, y, R + grow / 2);
  return s + g(f, `fill="${col}"`);
}

function drawFootball({ F, base }: Scene) {
  let s = '';
  const [x, y, R] = F.balls![0]!;
  let bd = star(x, y, 5, 24, 19.4, 0.3);
  for (let i = 0; i < 5; i++) {
    const a = 0.3 + (i * TAU) / 5;
    s += path(`M${pt(polar(x, y, 22, a))}L${pt(polar(x, y, 44, a))}`, `stroke="${base}" stroke-width="6"`);
    bd += poly([polar(x, y, 44, a), polar(x, y, R - 1, a - 0.36), polar(x, y, R - 1, a + 0.36)]);
  }
  s += path(bd, `fill="${base}"`);
  return s;
}

function drawSwim({ K, base }: Scene) {
  let s = '';
  // the water takes the lower half in bands
  for (let j = 0; j < 9; j++) {
    const y0 = 632 + j * 64;
    let w = `M-80 ${y0}`;
    for (let i = 0; i < 8; i++) w += `q42 ${j % 2 ? -46 : -52} 84 0t84 0`;
    s += path(w + 'V1400H-80Z', `fill="${j % 2 ? base : [K.cool, K.cool2, K.warm, K.hot, K.cool][Math.floor(j / 2) % 5]!}" transform="translate(${-j * 22} 0)"`);
  }
  return s;
}

export function drawPodium(inp: Input): Drawing {
  const c = new Drawing('podium', inp), { p } = c, K = roles(p), m = FIGS[inp.motif || ''] ? inp.motif! : 'run', F = FIGS[m]!;
  c.alt = `A sports poster: ${plain(inp.headline)}`;
  const base = K.dark ? p.bg : K.deep, fig = K.cream;
  // a spectrum from the figure outwards
  const warmFirst = inp.variant !== 'cool';
  const seq = (warmFirst ? [K.hot, K.warm, K.cool2, K.cool] : [K.cool, K.cool2, K.warm, K.hot]).filter((q, i, a) => a.indexOf(q) === i);
  const N = 20, step = 27;
  const d = (ps: P[]) => 'M' + ps.map(pt).join('L');
  /** the hull of two discs: a limb that tapers from joint to joint */
  const bone = (a: P, ra: number, b: P, rb: number) => {
    const L = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, th = Math.atan2(b[1] - a[1], b[0] - a[0]), k = Math.acos(clamp((ra - rb) / L, -1, 1));
    return `M${pt(polar(a[0], a[1], ra, th + k))}A${n1(ra)} ${n1(ra)} 0 ${k < Math.PI / 2 ? 1
      : 0} 1 ${pt(polar(a[0], a[1], ra, th - k))}L${pt(polar(b[0], b[1], rb, th - k))}A${n1(rb)} ${n1(rb)} 0 ${k > Math.PI / 2 ? 1 : 0} 1 ${pt(polar(b[0], b[1], rb, th + k))}Z`;
  };
  const body = F.limbs.map(([ps, w]) => {
    const rs = w >= 100 ? [0.57, 0.4] : w >= 66 ? [0.62, 0.48, 0.3, 0.2] : [0.58, 0.47, 0.37];
    let o = '';
    for (let i = 0; i + 1 < ps.length; i++) o += bone(ps[i]!, w * rs[i]!, ps[i + 1]!, w * rs[i + 1]!);
    return o;
  }).join('');
  const rampAt = (t: number) => {
    const k = clamp(t, 0, 0.9999) * (seq.length - 1), i = Math.floor(k);
    return mix(seq[i]!, seq[i + 1] ?? seq[i]!, k - i);
  };
  let s = rect(0, 0, 1000, 1400, `fill="${rampAt(1)}"`);
  const scene: Scene = { K, F, base, d, body };
  for (let i = N; i >= 1; i--) {
    const t = i / N, odd = i % 2, col = odd ? base : rampAt((i - 2) / (N - 2)), thin = odd ? lerp(0, 12, t) : 0;
    const grow = 2 * (i * step * (0.72 + 0.28 * t * 1.6)) - thin;
    s += g(shape(scene, grow, col), `transform="translate(${n1(F.drift[0] * i * 0.9)} ${n1(F.drift[1] * i * 0.9)})"`);
  }
  s += shape(scene, 26, base) + shape(scene, 0, fig);
  // details
  if (m === 'cycle' || m === 'tennis') for (const [x, y, R] of F.rings ?? []) {
    s += circ(x, y, R - (m === 'cycle' ? 12 : 11), `fill="${base}"`);
    if (m === 'tennis') {
      let ln = '';
      for (let i = -3; i <= 3; i++) {
        const q = Math.sqrt(Math.max(0, 72 * 72 - (i * 20) ** 2));
        ln += `M${x + i * 20} ${n1(y - q)}V${n1(y + q)}M${n1(x - q)} ${y + i * 20}H${n1(x + q)}`;
      }
      s += g(path(ln, `stroke="${fig}" stroke-width="4"`), `transform="rotate(40 ${x} ${y})"`);
    } else {
      let ln = '';
      for (let i = 0; i < 16; i++) ln += `M${x} ${y}L${pt(polar(x, y, R - 8, (i / 16) * TAU))}`;
      s += path(ln, `stroke="${fig}" stroke-width="4"`) + circ(x, y, 18, `fill="${fig}"`);
    }
  }
  if (m === 'cycle') {
    for (const [ps, w] of F.thin!) s += path(d(ps), `fill="none" stroke="${seq[0]!}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`);
    s += path(body, `fill="${fig}" stroke="${base}" stroke-width="14" paint-order="stroke"`) + path(body, `fill="${fig}"`);
  }
  if (m === 'football') s += drawFootball(scene);
  if (m === 'swim') s += drawSwim(scene);
  const py = 1106;
  c.add('ground', g(s, `clip-path="${c.clip(rect(0, 0, 1000, py))}"`));
  c.add('ground', rect(0, py, 1000, 300, `fill="${base}"`));
  const hl = linesIn(inp.headline, 2, 16), nm = [inp.name, inp.sub].filter(Boolean) as string[];
  const b = block(hl, 'league-spartan:800', 860, hl.length > 1 ? 158 : 112, 118, 0.92, { track: -18 });
  const sub = nm.map((q) => tfit(q, 'jost:500', nm.length > 1 ? 420 : 860, 34, { track: 20 }));
  const tot = b.h + (sub.length ? 62 : 0), y0 = py + (1400 - py) / 2 - tot / 2 - 4;
  let t = path(b.d(70, y0, 's'), `fill="${fig}"`);
  const sc = withContrast(base, seq[1]!, 4.5);
  if (sub[0]) t += path(at(sub[0], 72, y0 + b.h + 58, 's'), `fill="${sc}"`);
  if (sub[1]) t += path(at(sub[1], 928, y0 + b.h + 58, 'e'), `fill="${sc}"`);
  // three bars of colour, like a proof strip
  c.add('ornament', seq.map((q, i) => rect((i * 1000) / seq.length, py - 6, 1000 / seq.length + 1, 14, `fill="${q}"`)).join(''));
  c.add('type', t).add('texture', c.grain(0.55));
  return c;
}

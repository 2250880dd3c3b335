import {
  at, bez, circ, Drawing, g, type Input, lerp, mix, n1, path, poly, rect, ribbon, tfit,
} from '#artwork/engine.ts';
import { withContrast } from '#artwork/colours/pastimes.ts';
import { roles } from '#artwork/colours/roles.ts';
import { block, linesIn, plain } from '#artwork/lettering/pastimes.ts';
import { leftAndRight } from '#artwork/primitives/mirror.ts';

type Tune = { sil: string; lines: (ink: string, alt: string) => string; tilt: number; scale: number; x: number; y: number };
const TUNES: Record<string, () => Tune> = {
  violin: () => {
    const half = (k: number) =>
      `M0 -128L${k * 14} -126C${k * 40} -136 ${k * 112} -142 ${k * 122} -72C${k * 128} -26 ${k * 100} -12 ${k * 86} 10C${k * 68} 40 ${k * 76} 76 ${k
        * 98} 90C${k * 144} 118 ${k * 160} 190 ${k * 146} 250C${k * 130} 312 ${k * 64} 328 0 328Z`;
    const sil = leftAndRight(half)
      + 'M-13 -120L-10 -440H10L13 -120ZM-16 -436C-22 -470 -26 -500 -20 -516C-14 -540 22 -546 30 -522C36 -500 18 -486 6 -494L16 -436ZM-14 -462H-50A11 11 0 1 1 -50 -474H-14ZM14 -478H52A11 11 0 1 0 52 -490H14ZM-14 -496H-50A11 11 0 1 1 -50 -508H-14ZM14 -450H52A11 11 0 1 0 52 -462H14Z';
    return {
      sil, tilt: 17, scale: 1.02, x: 512, y: 612,
      lines: (ink, alt) => {
        let s = path('M-13 -420L-20 62H20L13 -420Z', `fill="${ink}"`) + path('M-28 160H28L18 276C10 290 -10 290 -18 276Z', `fill="${ink}"`)
          + path('M-44 118Q0 92 44 118L40 128Q0 106 -40 128Z', `fill="${ink}"`);
        for (const k of [-1, 1])
          s += path(`M${k * 60} 58C${k * 44} 62 ${k * 48} 84 ${k * 60} 100C${k * 72} 118 ${k * 82} 138 ${k * 64} 146`,
            `fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"`) + circ(k * 54, 64, 7, `fill="${ink}"`)
              + circ(k * 68, 142, 8, `fill="${ink}"`)
              + path(`M${k * 12} -112C${k * 50} -122 ${k * 100} -122 ${k * 106} -70C${k * 110} -34 ${k * 86} -18 ${k * 72} 8C${k * 54} 42 ${k * 62} 84 ${k
              * 90} 102C${k * 130} 126 ${k * 144} 190 ${k * 132} 244C${k * 118} 298 ${k * 60} 312 0 312`,
              `fill="none" stroke="${ink}" stroke-width="3"`);
        for (let i = 0; i < 4; i++) s += path(`M${-7.5 + i * 5} -430L${-16 + i * 10.6} 200`, `stroke="${alt}" stroke-width="2.2"`);
        // the bow
        s += path('M-206 -420C-228 -140 -228 100 -204 330', `fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"`)
          + path('M-200 -418L-188 326', `stroke="${ink}" stroke-width="3"`) + path('M-212 284H-186V330H-206Z', `fill="${ink}"`);
        return s;
      },
    };
  },
  piano: () => ({
    sil: 'M-300 344V-110C-300 -290 -206 -386 -84 -386C50 -386 62 -262 118 -170C168 -88 300 -92 300 56V344Z', tilt: -8, scale: 0.98, x: 500, y: 590,
    lines: (ink, alt) => {
      let s = path('M-272 214V-106C-272 -270 -190 -358 -84 -358C32 -358 42 -250 96 -156C142 -76 272 -72 272 58V214Z', `fill="none" stroke="${ink}" stroke-width="4"`);
      for (let i = 0; i < 17; i++)
        s += path(`M${-244 + i * 30} 196L${-236 + i * (i < 6 ? 22 : 24)} ${n1(i < 6 ? -250 - Math.sin(i * 0.6) * 84 : -270 + Math.pow(i - 5, 1.42) * 15)}`,
          `stroke="${ink}" stroke-width="${n1(3.4 - i * 0.12)}"`);
      s += rect(-300, 236, 600, 108, `fill="${alt}"`);
      let k = '', b = '';
      for (let i = 0; i <= 21; i++) k += `M${n1(-300 + (i * 600) / 21)} 236V344`;
      for (let i = 0; i < 20; i++) if (![2, 6, 9, 13, 16].includes(i)) b += `M${n1(-300 + ((i + 1) * 600) / 21 - 8)} 236h16v64h-16Z`;
      return s + path(k, `stroke="${ink}" stroke-width="3"`) + path(b, `fill="${ink}"`) + rect(-300, 228, 600, 9, `fill="${ink}"`)
        + path('M-300 344V-110C-300 -290 -206 -386 -84 -386C50 -386 62 -262 118 -170C168 -88 300 -92 300 56V344Z', `fill="none" stroke="${ink}" stroke-width="6"`);
    },
  }),
  sax: () => {
    const spine = bez([-196, -356], [-130, -440], [-40, -440], [-22, -330], 16).concat(bez([-22, -330], [10, -130], [30, 40], [30, 190], 22).slice(1),
      bez([30, 190], [34, 340], [200, 350], [214, 190], 20).slice(1), bez([214, 190], [220, 120], [226, 70], [262, -30], 12).slice(1));
    const wd = (t: number) =>
      (t < 0.08 ? 20 : t < 0.24 ? lerp(24, 46, (t - 0.08) / 0.16)
        : t < 0.62 ? lerp(46, 92, (t - 0.24) / 0.38) : t < 0.88 ? lerp(92, 132, (t - 0.62) / 0.26) : lerp(132, 260, Math.pow((t - 0.88) / 0.12, 1.6)));
    return {
      sil: ribbon(spine, wd), tilt: -4, scale: 1.06, x: 448, y: 618,
      lines: (ink, alt) => {
        let s = path('M-206 -366L-250 -324L-236 -310L-188 -344Z', `fill="${ink}"`);
        s += path(poly([[-52, -300], [-22, -306]], false) + poly([[-4, -140], [34, -144]], false), `stroke="${ink}" stroke-width="9"`);
        for (let i = 0; i < 6; i++) {
          const t = i / 5, x = lerp(4, 30, t), y = lerp(-90, 176, t), q = lerp(22, 32, t);
          s += circ(x, y, q, `fill="${alt}" stroke="${ink}" stroke-width="5"`) + circ(x, y, q * 0.42, `fill="${ink}"`);
        }
        s += path('M-44 -250C-28 -100 -22 60 -22 210M-62 -120C-52 0 -46 90 -44 190', `fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"`)
          + [-110, -20, 70, 160].map((y) => path(`M-${n1(50 - (y + 110) * 0.03)} ${y}h26`, `stroke="${ink}" stroke-width="6"`)).join('');
        s += circ(122, 250, 32, `fill="${alt}" stroke="${ink}" stroke-width="5"`) + circ(206, 190, 28, `fill="${alt}" stroke="${ink}" stroke-width="5"`)
          + path('M80 180C120 160 150 150 176 150', `stroke="${ink}" stroke-width="6" fill="none"`);
        s += `<ellipse cx="266" cy="-34" rx="134" ry="34" transform="rotate(19 266 -34)" fill="${ink}"/><ellipse cx="268" cy="-30" rx="104" ry="22" transform="rotate(19 268 -30)" fill="none" stroke="${alt}" stroke-width="3"/>`;
        return s;
      },
    };
  },
};

export function drawEnsemble(inp: Input): Drawing {
  const c = new Drawing('ensemble', inp), { r, p } = c, K = roles(p), m = TUNES[inp.motif || ''] ? inp.motif! : 'violin', T = TUNES[m]!();
  const paper = K.dark ? K.cream : K.cream, deep = withContrast(paper, K.deep, 9);
  c.alt = `An instrument in blocks of colour: ${plain(inp.headline)}`;
  const Hh = 1066, M = 56;
  // slanted planes: each has a colour for the ground and another for whatever crosses it
  const A = [K.warm, mix(K.cool2, paper, 0.15), mix(K.cool2, paper, 0.6), K.hot, K.cool, mix(K.hot, paper, 0.55)], B = [K.cool, K.hot, deep, paper, K.warm, deep];
  const idx = r.shuffle([0, 1, 2, 3, 4, 5]);
  const vx = [M, 250 + r.f(-40, 40), 480 + r.f(-50, 50), 730 + r.f(-40, 40), 1000 - M], hy = Array.from({ length: 4 }, () => r.f(330, 760)),
    sl = [0, r.f(-70, 70), r.f(-70, 70), r.f(-70, 70), 0], hs = Array.from({ length: 4 }, () => r.f(-70, 70));
  const planes: { d: string; k: number }[] = [];
  for (let i = 0; i < 4; i++) {
    const x0 = vx[i]!, x1 = vx[i + 1]!, s0 = sl[i]!, s1 = sl[i + 1]!, y0 = hy[i]!, where = (x: number, s: number, y: number) => x + s * ((y - M) / (Hh - M) - 0.5) * 2;
    const ya = y0 - hs[i]! / 2, yb = y0 + hs[i]! / 2;
    planes.push({ d: poly([[where(x0, s0, M), M], [where(x1, s1, M), M], [where(x1, s1, yb), yb], [where(x0, s0, ya), ya]]), k: idx[(i * 2) % 6]! });
    planes.push({ d: poly([[where(x0, s0, ya), ya], [where(x1, s1, yb), yb], [where(x1, s1, Hh), Hh], [where(x0, s0, Hh), Hh]]), k: idx[(i * 2 + 3) % 6]! });
  }
  const sunX = r.pick([300, 690]), sunY = r.pick([330, 760]), sunR = r.f(150, 190),
    sun = `M${n1(sunX - sunR)} ${n1(sunY)}a${n1(sunR)} ${n1(sunR)} 0 1 0 ${n1(sunR * 2)} 0a${n1(sunR)} ${n1(sunR)} 0 1 0 ${n1(-sunR * 2)} 0Z`;
  let s = rect(0, 0, 1000, 1400, `fill="${paper}"`);
  s += planes.map((q) => path(q.d, `fill="${A[q.k]!}" stroke="${A[q.k]!}" stroke-width="1"`)).join('');
  const scl = c.clip(path(sun));
  s += g(planes.map((q) => path(q.d, `fill="${[paper, deep, K.warm, K.cool2, K.hot, K.cool][q.k]!}"`)).join(''), `clip-path="${scl}"`);
  const tr = `translate(${T.x} ${T.y}) rotate(${T.tilt}) scale(${T.scale})`;
  const icl = c.clip(`<path d="${T.sil}" transform="${tr}"/>`);
  // the instrument's own shadow plane, a flat cut to one side
  s += g(path(T.sil, `fill="${deep}" opacity=".16"`), `transform="translate(26 22) ${tr}"`);
  s += g(planes.map((q) => path(q.d, `fill="${B[q.k]!}"`)).join('')
    + g(planes.map((q) => path(q.d, `fill="${[K.hot, K.warm, K.cool, deep, paper, K.hot][q.k]!}"`)).join(''), `clip-path="${scl}"`), `clip-path="${icl}"`);
  // the line changes colour where a dark plane lies under it
  const drawn = (ink: string, alt: string) => g(path(T.sil, `fill="none" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"`) + T.lines(ink, alt), `transform="${tr}"`);
  const over = (ks: number[]) => g(g(drawn(paper, deep), `clip-path="${c.clip(path(planes.filter((q) => ks.includes(q.k)).map((q) => q.d).join('')))}"`), `clip-path="${icl}"`);
  s += drawn(deep, paper) + over([2, 5]) + g(drawn(deep, paper), `clip-path="${c.clip(path(sun))}"`) + g(over([3]), `clip-path="${scl}"`);
  // staves: five fine lines that cross it all
  let st = '';
  const sy = sunY > 500 ? 270 : 800;
  for (let i = 0; i < 5; i++) st += `M${M} ${sy + i * 17}C320 ${sy - 90 + i * 17} 640 ${sy + 90 + i * 17} ${1000 - M} ${sy + i * 17}`;
  s += g(path(st, `fill="none" stroke="${deep}" stroke-width="2" opacity=".55"`), `clip-path="${c.clip(rect(M, M, 1000 - 2 * M, Hh - M))}"`);
  // dry printing on the blocks
  let sp = '';
  for (let i = 0; i < 220; i++) sp += `M${n1(r.f(M, 1000 - M))} ${n1(r.f(M, Hh))}h${n1(r.f(1, 4))}v${n1(r.f(1, 2.6))}h-2Z`;
  s += path(sp, `fill="${paper}" opacity=".5"`);
  c.add('ground', s);
  const hl = linesIn(inp.headline, 2, 16), nm = [inp.name, inp.sub].filter(Boolean).join('  ·  '),
    b = block(hl, 'federo', 860, hl.length > 1 ? 146 : 116, 112, 1.02), tot = b.h + (nm ? 62 : 0), y0 = Hh + (1400 - Hh - tot) / 2 - 6;
  let t = path(b.d(M + 4, y0, 's'), `fill="${deep}"`);
  if (nm) t += path(at(tfit(nm, 'jost:500', 860, 36, { track: 20 }), M + 6, y0 + b.h + 58, 's'), `fill="${withContrast(paper, K.hot, 4.6)}"`);
  c.add('type', t).add('texture', c.grain(0.8));
  return c;
}

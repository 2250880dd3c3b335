import { fineTile } from '#artwork/marks/fine-tile.ts';
import {
  at, circ, clamp, contrast, Drawing, ell, fit, g, type Input, lerp, lum, mix, n1, noise1, type P, path, polar, qbez,
  rect, shade, smooth, TAU, tf, type Rng,
} from '#artwork/engine.ts';
import { flag } from './flag.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; dark: boolean; m: string; cols: string[]; thread: string; shape: (w: number, h: number) => string;
};

function pats({ c }: Scene, col: string, i: number) {
  const w = 'stroke="#fff" stroke-opacity=".5"',
    f = 'fill="#fff" fill-opacity=".55"';
  switch (i % 5) {
    case 0:
      return '';
    case 1:
      return c.pattern(34, 34, `<circle cx="8.5" cy="8.5" r="4.6" ${f}/><circle cx="25.5" cy="25.5" r="4.6" ${f}/>`);
    case 2:
      return c.pattern(26, 26, `<path d="M6.5 0V26" ${w} stroke-width="8"/>`);
    case 3:
      return c.pattern(30, 30, `<path d="M7.5 0V30M0 7.5H30" stroke="#fff" stroke-width="11" stroke-opacity=".3"/>`);
    default:
      return c.pattern(
        44,
        44,
        `<g ${f}><circle cx="11" cy="5" r="4"/><circle cx="11" cy="17" r="4"/><circle cx="5" cy="11" r="4"/><circle cx="17" cy="11" r="4"/><circle cx="33" cy="27" r="4"/><circle cx="33" cy="39" r="4"/><circle cx="27" cy="33" r="4"/><circle cx="39" cy="33" r="4"/></g>`,
      );
  }
}

function row(scene: Scene, y: number, sag: number, text: string, fw: number, fh: number, off: number) {
  const { r, m, cols, thread, shape } = scene;
  const P0: P = [-30, y - 40],
    P2: P = [1030, y - 40 + r.f(-34, 34)];
  const C: P = [500 + r.f(-60, 60), y + sag * 2];
  const pts = qbez(P0, C, P2, 80);
  const L: number[] = [0];
  for (let i = 1; i < pts.length; i++) L.push(L[i - 1]! + Math.hypot(pts[i]![0] - pts[i - 1]![0], pts[i]![1] - pts[i - 1]![1]));
  const tot = L[80]!;
  const pos = (s: number): [P, number] => {
    let i = 1;
    while (i < 80 && L[i]! < s) i++;
    const t = (s - L[i - 1]!) / (L[i]! - L[i - 1]!);
    return [
      [lerp(pts[i - 1]![0], pts[i]![0], t), lerp(pts[i - 1]![1], pts[i]![1], t)],
      (Math.atan2(pts[i]![1] - pts[i - 1]![1], pts[i]![0] - pts[i - 1]![0]) * 180) / Math.PI,
    ];
  };
  const ch = Array.from(text);
  const gap = fw * 1.12;
  const n = Math.max(ch.length, Math.floor(tot / gap));
  const extra = Math.floor((n - ch.length) / 2);
  let sh = '',
    fl = '',
    tx = '';
  for (let i = -extra - 1; i < ch.length + extra + 1; i++) {
    const s = tot / 2 + (i - (ch.length - 1) / 2) * gap;
    if (s < -fw || s > tot + fw) continue;
    const [q, a] = pos(clamp(s, 0, tot));
    const ci = (((i + off) % cols.length) + cols.length) % cols.length;
    const col = cols[ci]!;
    const isL = i >= 0 && i < ch.length && ch[i] !== ' ';
    const pd = isL ? '' : pats(scene, col, i + off * 2 + 7);
    const d = shape(fw, fh);
    const hang = a * 0.55;
    sh += g(path(d, 'fill="#000" opacity=".13"'), tf(q[0] + 5, q[1] + 11, hang));
    fl += g(
      path(d, `fill="${col}"`) +
        (pd ? path(d, `fill="${pd}"`) : '') +
        rect(-fw / 2, 0, fw, 13, `fill="${shade(col, -0.09)}" opacity=".7"`) +
        path(`M${-fw / 2 + 4} 8H${fw / 2 - 4}`, `stroke="#fff" stroke-opacity=".7" stroke-width="2" stroke-dasharray="7 5"`) +
        (() => {
          if (!isL) return '';
          const u = fit(
            ch[i]!.toUpperCase(),
            'londrina-solid:900',
            fw * (m === 'triangle' ? 0.56 : 0.66),
            fh * (m === 'triangle' ? 0.44 : 0.5),
          );
          const on = contrast(col, '#fffaf0') > 2.1 ? '#fffaf0' : shade(col, -0.45, 0.03);
          return path(at(u, 0, fh * (m === 'triangle' ? 0.36 : m === 'scallop' ? 0.46 : 0.4) + u.cap / 2), `fill="${on}"`);
        })(),
      tf(q[0], q[1], hang),
    );
  }
  void tx;
  return (
    sh +
    fl +
    path(
      smooth(
        pts.filter((_, i) => i % 8 === 0),
        false,
      ),
      `fill="none" stroke="${thread}" stroke-width="6" stroke-linecap="round"`,
    )
  );
}

function lights({ c, dark, thread }: Scene, y: number, sag: number) {
  const pts = qbez([-20, y], [500, y + sag * 2], [1020, y - 26], 44);
  let s = path(
    smooth(
      pts.filter((_, i) => i % 4 === 0),
      false,
    ),
    `fill="none" stroke="${thread}" stroke-width="3.4"`,
  );
  pts.forEach(([x, yy], i) => {
    if (i % 4 !== 2) return;
    s +=
      circ(
        x,
        yy + 24,
        46,
        `fill="${c.rad([
          [0, '#ffdf8a', dark ? 0.75 : 0.55],
          [1, '#ffdf8a', 0],
        ])}"`,
      ) +
      rect(x - 6, yy, 12, 12, `rx="2" fill="${thread}"`) +
      ell(x, yy + 24, 12, 16, 'fill="#fff3c9" stroke="#f0bd4e" stroke-width="2"');
  });
  return s;
}

export function drawBunting(inp: Input): Drawing {
  const c = new Drawing('bunting', inp),
    { r, p } = c;
  const dark = lum(p.bg) < 0.5;
  const sky = dark ? p.bg : mix(p.bg, '#ffffff', 0.3);
  const m = inp.motif || 'triangle';
  c.add(
    'ground',
    rect(
      0,
      0,
      1000,
      1400,
      `fill="${c.lin([
        [0, shade(sky, dark ? -0.03 : -0.02)],
        [1, shade(sky, dark ? 0.05 : 0.02)],
      ])}"`,
    ),
  );
  const weave = fineTile(c, 
    9,
    9,
    `<path d="M0 2H9M0 6.5H9" stroke="${dark ? '#fff' : '#000'}" stroke-opacity=".035" stroke-width="1.4"/><path d="M2 0V9M6.5 0V9" stroke="${dark ? '#fff'
      : '#000'}" stroke-opacity=".028" stroke-width="1.4"/>`,
  );
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${weave}"`));
  const cols = dark ? [p.a, p.c, p.e, p.d, p.ink] : [p.a, p.b, p.c, p.d, p.e];
  const words = inp.headline.split('|');
  const thread = dark ? p.ink : mix(p.ink, sky, 0.25);
  const shape = (w: number, h: number) => flag(m, w, h);
  let s = '';
  const rows = words.length;
  const y0 = rows === 1 ? 300 : 210;
  const scene: Scene = { c, r, dark, m, cols, thread, shape };
  c.add('art', lights(scene, 86, 40));
  words.forEach((w, i) => {
    const fw = Math.min(168, 900 / Math.max(5, w.length)),
      fh = fw * (m === 'triangle' ? 1.42 : 1.3);
    s += row(scene, y0 + 20 + i * 310, 66 - i * 6, w, fw, fh, i * 2);
  });
  c.add('art', s, 'sway');
  c.add('art', lights(scene, y0 + rows * 310 - 30, 46));
  // meadow at the foot
  const yb = 1130;
  const g1 = dark ? p.d : p.c;
  const nz = noise1(inp.seed);
  const ps: P[] = [];
  for (let x = -50; x <= 1050; x += 100) ps.push([x, yb + nz(x / 200) * 26]);
  let md = path(smooth(ps, false) + 'L1050 1460L-50 1460Z', `fill="${mix(g1, sky, 0.35)}"`);
  const ps2: P[] = ps.map(([x, y]) => [x, y + 62 + nz(x / 120 + 30) * 20]);
  md += path(smooth(ps2, false) + 'L1050 1460L-50 1460Z', `fill="${g1}"`);
  for (let i = 0; i < 40; i++) {
    const x = r.f(0, 1000),
      y = r.f(1160, 1390),
      R = r.f(9, 17),
      sc = (y - 1100) / 200;
    const k = r.pick(cols.filter((z) => z !== g1));
    md +=
      path(`M${n1(x)} ${n1(y)}q3 16 0 ${n1(34 * sc)}`, `fill="none" stroke="${shade(g1, -0.1)}" stroke-width="3"`) +
      [0, 1, 2, 3, 4].map((j) => circ(...polar(x, y, R * 0.62 * sc, (j * TAU) / 5), R * 0.5 * sc, `fill="${k}"`)).join('') +
      circ(x, y, R * 0.4 * sc, `fill="${k === p.b ? '#fff' : p.b}"`);
  }
  c.add('art', md);
  if (inp.name) {
    const u = fit(inp.name, 'pacifico', 700, 110, { max: 108 });
    const ty = y0 + rows * 310 + 130 + (rows === 1 ? 120 : 50);
    c.add('type', path(at(u, 500, Math.min(1040, ty)), `fill="${dark ? p.ink : p.ink}"`));
  }
  c.add('texture', c.grain(0.6));
  c.alt = `Bunting spelling ${words.join(' ')} over a meadow`;
  return c;
}

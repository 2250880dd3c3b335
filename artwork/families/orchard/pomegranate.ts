import { bez, g, lerp, mix, path, poisson, polar, pt, shade, smooth, TAU, tf } from '#artwork/engine.ts';
import { near } from '#artwork/colours/table.ts';
import { engrave } from '#artwork/marks/engraving.ts';
import { solid } from './fruit.ts';
import { gLeaf, twig } from './leaves.ts';
import { type Plate, sym2 } from './plate.ts';

/** the pomegranate */
export function drawPomegranate({ c, r, p, ink, lf, lf2, bark, A, lab }: Plate) {
  // pomegranate
  const red = near('#c2342e', p.a, 0.3, 350, 50), skin: [string, string, string] = [mix(red, '#ffe0b0', 0.62), mix(red, '#e08a4a', 0.12), shade(red, -0.14)];
  const gw = (k: number) => (v: number) => k * Math.pow(Math.sqrt(Math.max(0, 1 - Math.pow(v * 2 - 1, 2))), 0.88);
  A.push(twig(bez([300, 140], [360, 210], [440, 250], [500, 330], 22), 24, 17, bark, ink));
  A.push(twig(bez([372, 208], [470, 180], [620, 200], [780, 168], 22), 12, 6, bark, ink));
  for (const [x, y, a, l, f] of [[520, 192, -28, 150, 1], [600, 192, 38, 190, 0], [690, 182, -24, 150, 0], [776, 168, 12, 96, 1], [350, 196, 166, 170, 0],
    [420, 244, 118, 210, 1], [700, 184, 62, 180, 1]] as number[][])
    A.push(gLeaf(c, x!, y!, a!, { len: l!, wid: l! * 0.2, curl: a! > 90 ? 0.14 : -0.1, fill: f ? lf : lf2, ink, veins: 9, flip: a! > 90 }));
  const crown = (x: number, y: number, deg: number, s: number) =>
    g(
      path('M-44 -8C-40 20 -46 44 -62 76C-40 70 -30 60 -24 48C-22 66 -14 80 -2 96C8 80 16 66 20 48C28 62 42 72 62 78C48 44 42 20 44 -8Z',
        `fill="${skin[1]}" stroke="${ink}" stroke-width="3.2" stroke-linejoin="round"`) +
        path(engrave((u, v) => [lerp(-40, 40, v) * (1 + u * 0.12), -4 + u * (46 + 10 * Math.cos(v * 16))], (u, v) => 0.75 - u * 0.6 + 0.25 * v, { n: 15, sp: 4.2, m: 8 }), `fill="${ink}"`),
      tf(x, y, deg, s),
    );
  A.push(crown(490, 704, 4, 1.12));
  A.push(solid(c, { x: 500, y: 306, h: 406, w: gw(210), rot: 1 }, skin, ink, { sag: 0.18, extra: (u, v) => 0.05 * Math.sin(u * 22) * Math.sin(Math.PI * v) }));
  // the broken piece with its seeds
  const cx = 690, cy = 736, out = smooth([[590, 690], [650, 640], [734, 636], [806, 686], [820, 770], [772, 838], [690, 850], [612, 806]]);
  const inn = smooth([[612, 700], [660, 660], [728, 656], [788, 698], [800, 766], [758, 820], [692, 830], [630, 792]]);
  A.push(g(path(out, `fill="${skin[1]}"`), 'transform="translate(5 4)"') + path(out, `fill="none" stroke="${ink}" stroke-width="3.2"`)
    + path(inn, `fill="#fff0cf" stroke="${ink}" stroke-width="2"`));
  let hs = '';
  for (let i = 0; i < 70; i++) {
    const a = (i / 70) * TAU, q = polar(cx + 14, cy + 4, 112, a), e = polar(cx + 14, cy + 4, 112 - r.f(6, 12), a);
    hs += `M${pt(q)}L${pt(e)}`;
  }
  A.push(path(hs, `fill="none" stroke="${ink}" stroke-width="2" clip-path="${c.clip(path(out))}"`));
  const seedC = near('#b3152f', p.a, 0.3, 345, 40);
  let sd = '';
  const seeds = poisson(r, 620, 664, 176, 164, 16.5).filter((q) => Math.hypot((q[0] - 706) / 88, (q[1] - 744) / 78) < 1 && Math.abs(Math.sin(Math.atan2(q[1] - 744, q[0] - 706) * 2 + 0.3)) > 0.17);
  const aril = sym2(c, 'M0 -12C8 -10 12 2 8 9C4 14 -4 14 -8 9C-12 2 -8 -10 0 -12Z');
  for (const q of seeds) {
    const a = (Math.atan2(q[1] - 744, q[0] - 706) * 180) / Math.PI - 90;
    sd += g(`<use href="#${aril}" fill="${mix(seedC, '#ff8a7a',
      r.f(0, 0.35))}" stroke="${ink}" stroke-width="1.7"/><path d="M-4 4C-6 -1 -4 -6 -2 -8" fill="none" stroke="#ffe3d8" stroke-width="2.4" stroke-linecap="round"/><path d="M3 9C7 6 8 1 6 -4" fill="none" stroke="${ink}" stroke-width="1.6"/>`,
      tf(q[0], q[1], a));
  }
  A.push(sd);
  for (const [x, y, a] of [[300, 800, -30], [352, 828, 50], [268, 846, 10]] as number[][])
    A.push(g(`<use href="#${aril}" fill="${seedC}" stroke="${ink}" stroke-width="1.4"/><path d="M-4 4C-6 -1 -4 -6 -2 -8" fill="none" stroke="#ffe3d8" stroke-width="2.2" stroke-linecap="round"/><path d="M3 9C7 6 8 1 6 -4" fill="none" stroke="${ink}" stroke-width="1.4"/>`,
      tf(x!, y!, a, 1.5)));
  A.push(lab('a.', 292, 660), lab('b.', 842, 850), lab('c.', 232, 820));
}

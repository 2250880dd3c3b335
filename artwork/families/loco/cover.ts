import { contrast, Drawing, g, type Input, mix, n1, noise1, path, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { legible, withContrast, roles } from '#artwork/colours/kids.ts';
import { oklch } from '#artwork/colours/roles.ts';
import { block, whose } from '#artwork/lettering/kids.ts';
import { tooth } from '#artwork/marks/print.ts';
import { critter, type Crew } from '#artwork/subjects/critter.ts';
import { drawFront } from './front.ts';
import type { Journey } from './journey.ts';
import { drawLandscape } from './landscape.ts';
import { LOCO_FONT } from './train.ts';

export function drawLoco(inp: Input): Drawing {
  const c = new Drawing('loco', inp), { p, r } = c, R = roles(p);
  const m = ['hills', 'night', 'viaduct', 'front'].includes(inp.motif || '') ? inp.motif! : 'hills';
  const night = m === 'night' || R.dark;
  const dark = withContrast(R.cream, R.deep, 9);
  const sky0 = night ? mix(R.dark ? p.bg : shade(R.deep, -0.02), R.deep, 0.5) : mix(p.bg, R.cool2, 0.5), sky1 = night ? mix(sky0, R.hot, 0.34) : mix(p.bg, R.cream, 0.35);
  const green = [p.a, p.b, p.c, p.d, p.e].map((h) => ({ h, o: oklch(h)! })).sort((x,
    y) => Math.abs((x.o.h ?? 0) - 150) + (x.o.c < 0.03 ? 90 : 0) - Math.abs((y.o.h ?? 0) - 150) - (y.o.c < 0.03 ? 90 : 0))[0]!.h;
  const G0 = night ? mix(mix(green, R.cool, 0.4), R.deep, 0.5) : mix(green, R.warm, 0.22);
  const far = (t: number) => mix(G0, night ? sky1 : sky1, t);
  const brass = mix(R.warm, '#E9B44C', 0.45);
  const sat = [R.hot, R.cool, brass, p.c, R.cool2, p.b].filter((h, i, a) => a.indexOf(h) === i && contrast(h, G0) > 1.15).map((h) => (night ? mix(h, R.deep, 0.12) : h));
  const crews: Crew[] = [
    { coat: R.hot, face: '#A9714B', light: '#F1D8B4', dark: '#2B1D1A', blush: '#E98B7A' },
    { coat: R.cool, face: '#EFE3D3', light: '#fff', dark: '#2E2430', blush: '#F0A59E' },
    { coat: brass, face: '#E59A4C', light: '#FBE7CB', dark: '#33211C', blush: '#F2B7A2' },
    { coat: R.cool2, face: '#F7CB4D', light: '#fff', dark: '#3A2618', blush: '#EE8445' },
    { coat: R.cool, face: '#D9703A', light: '#FFF0DC', dark: '#33201C', blush: '#F0A07A' },
    { coat: R.hot, face: '#94A6B8', light: '#C9D3DC', dark: '#26303C', blush: '#E3A9A6' },
  ];
  // ---- ground
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky0], [0.62, sky1], [1, sky1]])}"`));
  const clouds = (list: [number, number, number][], col: string,
    o: number) => list.map(([x, y, s]) =>
      path(`M${n1(x - 120 * s)} ${n1(y)}C${n1(x - 150 * s)} ${n1(y - 2)} ${n1(x - 142 * s)} ${n1(y - 44 * s)} ${n1(x - 104 * s)} ${n1(y - 38 * s)}C${n1(x
        - 98 * s)} ${n1(y - 80 * s)} ${n1(x - 40 * s)} ${n1(y - 92 * s)} ${n1(x - 20 * s)} ${n1(y - 58 * s)}C${n1(x + 6 * s)} ${n1(y - 92 * s)} ${n1(x
          + 66 * s)} ${n1(y - 74 * s)} ${n1(x + 62 * s)} ${n1(y - 40 * s)}C${n1(x + 96 * s)} ${n1(y - 52 * s)} ${n1(x + 126 * s)} ${n1(y - 6 * s)} ${n1(x + 96 * s)} ${n1(y)}Z`,
        `fill="${col}" opacity="${o}"`)).join('');
  const cream = R.cream;
  const [who, prefix] = whose(inp.name);
  const engineCols = { body: sat[0]!, trim: contrast(sat[1] ?? R.cool, sat[0]!) > 1.4 ? sat[1]! : R.deep, dark: mix(dark, '#14151c', 0.25), brass,
    wheel: contrast(R.hot, sat[0]!) > 1.5 ? R.hot : mix(brass, R.cream, 0.1), glassc: night ? '#FFE2A0' : mix(R.cool2, '#ffffff', 0.55), lamp: night ? '#FFF2C4' : '#FFF8DC' };
  const driver = g(critter(0, { ...crews[0]!, coat: R.cool }) + path('M-21 -37C-20 -53 20 -53 21 -37L24 -35C24 -32 20 -32 18 -34H-21Z', `fill="${R.cool}"`)
    + path('M6 -36C16 -38 28 -38 33 -33C24 -31 12 -32 6 -33Z', `fill="${shade(R.cool, -0.12)}"`), tf(46, -112, 0, 0.86));
  const hillLine = (y: number, amp: number, seed: string, ph: number, w = 1) => {
    const nz = noise1(inp.seed + seed);
    return (x: number) => y + Math.sin((x / 1000) * TAU * w + ph) * amp + nz(x / 260) * amp * 0.34;
  };
  const hcol = legible(mix(sky0, sky1, 0.3), night ? [cream, '#ffffff'] : [R.deep, R.hot, p.ink], 4.5);
  const head = block(inp.headline, LOCO_FONT, 820, m === 'front' ? 200 : 236, 132, 1.02);
  const top = 112;
  let small = prefix, carry = who;
  const journey: Journey = { inp, c, r, R, m, night, dark, sky0, sky1, G0, far, brass, sat, crews, clouds, cream, who, engineCols, driver, hillLine, hcol, head, top, carry };
  if (m === 'front') small = drawFront({ ...journey, small });
  else small = drawLandscape({ ...journey, small });
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tooth(c, 'loco', 240, 0.5, 2, cream)}" opacity=".22"`)
    + rect(0, 0, 1000, 1400, `fill="${tooth(c, 'loco2', 150, 0.5, 1.8, dark, 190)}" opacity=".12"`) + c.grain(0.8));
  return c;
}

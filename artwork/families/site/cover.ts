import {
  at, circ, Drawing, ell, g, type Input, mix, n1, type P, path, pt, rect, set, shade, tf, tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible, withContrast, roles } from '#artwork/colours/kids.ts';
import { block, drawBlock, numberIn, whose } from '#artwork/lettering/kids.ts';
import { tooth } from '#artwork/marks/print.ts';
import { critter, type Crew } from '#artwork/subjects/critter.ts';
import { drawCrane } from './crane.ts';
import { drawDigger } from './digger.ts';
import { drawFire } from './fire-engine.ts';
import { drawMixer } from './mixer.ts';
import { type Yard, SITE_FONT } from './yard.ts';

export function drawSite(inp: Input): Drawing {
  const c = new Drawing('site', inp), { p, r } = c, R = roles(p);
  const m = ['digger', 'fire', 'mixer', 'crane'].includes(inp.motif || '') ? inp.motif! : 'digger';
  const cream = R.cream, ink = withContrast(cream, R.deep, 10), black = mix(ink, '#15151a', 0.4);
  const sky = R.dark ? mix(p.bg, R.cool, 0.35) : mix(p.bg, R.cool2, 0.55);
  const yellow = mix(R.warm, '#F7B51E', 0.5), red = mix(R.hot, '#DD3B2A', 0.35), grey = mix(ink, cream, 0.62), steel = mix(ink, cream, 0.8);
  const [who] = whose(inp.name);
  const num = numberIn(inp);
  const ground = m === 'fire' ? mix(ink, cream, 0.3) : mix(R.hot, mix(R.warm, '#8a5a34', 0.5), 0.62);
  let s = rect(0, 0, 1000, 1400, `fill="${sky}"`);
  // one big sun and one stripe of cloud, so that the machine stands out
  s += circ(m === 'crane' ? 250 : m === 'digger' ? 800 : 770, m === 'digger' ? 650 : 566, m === 'digger' ? 176 : 186, `fill="${mix(R.dark ? R.warm : cream, sky, R.dark ? 0.25 : 0.12)}"`);
  const cl = (x: number, y: number, w: number) => path(`M${x} ${y}a28 28 0 0 1 8 -55a52 52 0 0 1 98 -16a40 40 0 0 1 ${w - 180} 20a27 27 0 0 1 26 51Z`, `fill="${mix(cream, sky, R.dark ? 0.7 : 0.2)}"`);
  const clouds = m === 'fire' ? cl(70, 660, 250) : m === 'crane' ? cl(600, 640, 260) + cl(60, 760, 220) : m === 'digger' ? cl(70, 540, 260) : cl(70, 560, 260);
  s += clouds;
  const groundY = 1130;
  const shadow = (x0: number, x1: number) => ell((x0 + x1) / 2, groundY + 8, (x1 - x0) / 2, 20, `fill="${black}" opacity=".28"`);
  const beam = (a: P, b: P, w0: number, w1: number, col: string) => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]), nx = -(b[1] - a[1]) / l, ny = (b[0] - a[0]) / l;
    return path(`M${pt([a[0] + nx * w0, a[1] + ny * w0])}L${pt([b[0] + nx * w1, b[1] + ny * w1])}A${n1(w1)} ${n1(w1)} 0 0 0 ${pt([b[0] - nx * w1,
      b[1] - ny * w1])}L${pt([a[0] - nx * w0, a[1] - ny * w0])}A${n1(w0)} ${n1(w0)} 0 0 0 ${pt([a[0] + nx * w0, a[1] + ny * w0])}Z`,
      `fill="${col}"`);
  };
  const pin = (q: P, R0: number) => circ(q[0], q[1], R0, `fill="${black}"`) + circ(q[0], q[1], R0 * 0.42, `fill="${steel}"`);
  /** the crew: one bear in a hard hat does all the driving */
  const pilot = (x: number, y: number, sc: number, hat: string, kind = 0) => {
    const k: Crew = { coat: red, face: kind === 3 ? '#F7CB4D' : kind === 1 ? '#EFE3D3' : kind === 2 ? '#E59A4C' : '#A9714B', light: '#F6E0BE', dark: '#2B1D1A', blush: '#EA9080' };
    const helmet = path('M-24 -31C-24 -58 24 -58 24 -31L31 -30C33 -26 30 -25 28 -25H-26C-30 -25 -31 -29 -28 -31Z', `fill="${hat}"`)
      + path('M-5 -53C-5 -56 5 -56 5 -53L6 -30H-6Z', `fill="${shade(hat, -0.09)}"`)
      + path('M-19 -40C-17 -46 -13 -48 -11 -49', 'fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round" opacity=".75"');
    return g(critter(kind, k) + g(helmet, `transform="translate(0 ${kind === 3 ? -11 : kind === 2 ? -8 : -7.5})"`), tf(x, y, 0, sc));
  };
  const hazard = (x: number, y: number, w: number, h: number, step = 44) => {
    let d = '';
    for (let i = -2; i < w / step + 2; i += 2) d += `M${x + i * step} ${y + h}l${h} ${-h}h${step}l${-h} ${h}Z`;
    return rect(x, y, w, h, `fill="${yellow}"`) + g(path(d, `fill="${black}"`), `clip-path="${c.clip(rect(x, y, w, h))}"`);
  };
  const L = upper(inp.headline);
  let headBox = { x: 500, top: 96, w: 850, h: 330, a: 'm' as 'm' | 's', max: 190 };
  let art = '', typeArt = '';
  const skylineBack = (y: number, list: [number, number, number][], col: string) => list.map(([x, w, h]) => {
    let q = rect(x, y - h, w, h + 4, `fill="${col}"`);
    for (let i = 0; i < Math.floor(w / 40); i++) for (let j = 0; j < Math.floor(h / 54); j++)
      if ((i * 7 + j * 3 + x) % 4) q += rect(x + 16 + i * 38, y - h + 20 + j * 52, 18, 26, `fill="${mix(col, cream, 0.3)}"`);
    return q;
  }).join('');
  const yard: Yard = { c, r, R, cream, ink, black, sky, yellow, red, grey, steel, who, num, ground, groundY, shadow, beam, pin, pilot, skylineBack };
  if (m === 'digger') { const drawn = drawDigger(yard); art += drawn.art; typeArt += drawn.typeArt; }
  else if (m === 'fire') { const drawn = drawFire({ ...yard, art, headBox }); typeArt += drawn.typeArt; art = drawn.art; headBox = drawn.headBox; }
  else if (m === 'mixer') { const drawn = drawMixer(yard); art += drawn.art; typeArt += drawn.typeArt; }
  else { const drawn = drawCrane(yard); art += drawn.art; typeArt += drawn.typeArt; }
  // ---- pebbles, tyre prints, hazard tape and the name
  const q = r.sub('peb');
  if (m !== 'fire') {
    let d = '';
    for (let i = 0; i < 46; i++) { const x = q.f(0, 1000), y = groundY + 22 + q.n() * 70, w = q.f(5, 16); d += `M${n1(x)} ${n1(y)}q${n1(w / 2)} ${n1(-w * 0.6)} ${n1(w)} 0Z`; }
    art += path(d, `fill="${shade(ground, -0.09)}"`);
  }
  c.add('ground', s);
  c.add('art', art + hazard(0, 1226, 1000, 34) + rect(0, 1260, 1000, 140, `fill="${black}"`));
  const b = block(L, SITE_FONT, headBox.w, headBox.h, headBox.max, 0.92, { track: -8 });
  const top = headBox.top + Math.max(0, (330 - b.h) * (headBox.a === 's' ? 0.16 : 0.32));
  const hc = legible(sky, R.dark ? [cream, '#ffffff'] : [ink, black], 4.5);
  c.add('type', typeArt + path(drawBlock(b, headBox.x, top, headBox.a), `fill="${hc}"`));
  const nm = inp.name || inp.sub || '';
  if (nm) {
    const qn = tfit(nm, 'league-spartan:800', 800, 58);
    c.add('type', path(at(qn, 500, 1334 - (set('Hx', 'league-spartan:800', qn.size).y0) / 2 - 2), `fill="${legible(black, [cream, '#ffffff'], 7)}"`));
  }
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tooth(c, 'site', 170, 0.6, 2.6, cream)}" opacity=".2"`)
    + rect(0, 0, 1000, 1400, `fill="${tooth(c, 'site2', 120, 0.6, 2.2, black, 170)}" opacity=".1"`) + c.grain(0.7));
  return c;
}

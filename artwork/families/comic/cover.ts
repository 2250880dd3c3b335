import { at, clamp, Drawing, g, type Input, mix, n1, path, polar, poly, rect, set, TAU } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { withContrast, roles } from '#artwork/colours/kids.ts';
import { numberIn, whose } from '#artwork/lettering/kids.ts';
import { hash5, tooth } from '#artwork/marks/print.ts';
import { drawFlight } from './flight.ts';
import { screen } from './halftone.ts';
import { ACTION, heroKid } from './hero.ts';
import { type Page, drawFurniture, drawMasthead } from './masthead.ts';
import type { Panel } from './page.ts';
import { drawRooftop } from './rooftop.ts';
import { drawShirt } from './shirt.ts';
import { drawSidekick } from './sidekick.ts';

export function drawComic(inp: Input): Drawing {
  const c = new Drawing('comic', inp), { p, r } = c, R = roles(p);
  const m = ['flight', 'rooftop', 'shirt', 'sidekick'].includes(inp.motif || '') ? inp.motif! : 'flight';
  const paper = mix(R.cream, '#F6E7C8', 0.35), ink = mix(withContrast(R.cream, R.deep, 12), '#0c0d16', 0.55);
  const red = mix(R.hot, '#E2231A', 0.35), yel = mix(R.warm, '#FFD21F', 0.45), blue = mix(R.cool, '#1766C4', 0.3), pale = mix(R.cool2, paper, 0.2);
  const [who] = whose(inp.name);
  const X0 = 46, Y0 = 46, W = 908, H = 1308;
  const frame = `M${X0} ${Y0}H${X0 + W}V${Y0 + H}H${X0}Z`, clipA = c.clip(`<path d="${frame}"/>`);
  const night = m === 'rooftop' || R.dark;
  const skyA = night ? mix(blue, ink, 0.45) : m === 'shirt' ? yel : blue, skyB = night ? mix(red, yel, 0.35) : m === 'shirt' ? mix(yel, red, 0.5) : mix(pale, '#ffffff', 0.1);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`));
  let s = rect(X0, Y0, W, H, `fill="${skyB}"`);
  const cx = m === 'flight' ? 560 : 500, cy = m === 'flight' ? 760 : m === 'shirt' ? 800 : m === 'rooftop' ? 700 : 760;
  const rays = (n: number, col: string, o: number, R1 = 1500) => {
    let d = '';
    for (let i = 0; i < n; i++) { const a = (i / n) * TAU + 0.1, w = (TAU / n) * (i % 2 ? 0.3 : 0.46); d += poly([[cx, cy], polar(cx, cy, R1, a), polar(cx, cy, R1, a + w)]); }
    return path(d, `fill="${col}" opacity="${o}"`);
  };
  if (m === 'shirt' || m === 'sidekick') s += rays(22, m === 'shirt' ? mix(yel, '#fff', 0.55) : mix(pale, '#fff', 0.6), 0.85);
  const panel: Panel = { c, r, R, paper, ink, red, yel, blue, pale, X0, Y0, W, H, cx, cy };
  s += screen(panel, [[skyA, (x, y) => (m === 'shirt' ? 0.1 + Math.hypot(x - cx, y - cy) / 2100 : 1.02 - (y - Y0) / (H * (m === 'rooftop' ? 0.8 : 0.78))), 22, 23]]);
  if (m === 'flight') s += rays(15, '#fff', 0.28);
  // skyline
  const q = r.sub('city');
  const city = (y: number, hLo: number, hHi: number, col: string, lit: string, wLo = 60, wHi = 130) => {
    let d = '', wn = '', x = X0 - 20;
    while (x < X0 + W + 20) {
      const w = q.f(wLo, wHi), h = q.f(hLo, hHi), top = y - h, kind = q.i(0, 3);
      d += `M${n1(x)} 1400V${n1(top)}`
        + (kind === 0 ? `L${n1(x + w / 2)} ${n1(top - w * 0.5)}L${n1(x + w)} ${n1(top)}`
        : kind === 1 ? `H${n1(x + w * 0.25)}V${n1(top - 34)}H${n1(x + w * 0.44)}V${n1(top - 90)}H${n1(x + w * 0.52)}V${n1(top - 34)}H${n1(x + w * 0.75)}V${n1(top)}H${n1(x + w)}`
        : `H${n1(x + w)}`) + 'V1400Z';
      for (let i = 0; i < Math.floor(w / 24); i++) for (let j = 0; j < 7; j++) if (q.chance(0.42)) wn += `M${n1(x + 12 + i * 23)} ${n1(top + 22 + j * 34)}h11v18h-11Z`;
      x += w + q.f(-4, 8);
    }
    return path(d, `fill="${col}" stroke="${ink}" stroke-width="5"`) + path(wn, `fill="${lit}"`);
  };
  const st = (w = 7) => `stroke="${ink}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
  const skins = ['#F6C9A0', '#8D5536', '#C68A5B', '#EDB98C', '#6A3F2A'], hairs = ['#5A3019', '#201818', '#2B1B17', '#D98B2B', '#1C1617'];
  const si = inp.variant && /^[a-e]$/.test(inp.variant) ? inp.variant.charCodeAt(0) - 97 : hash5(inp.seed);
  const K = heroKid({ skin: skins[si]!, hair: hairs[si]!, suit: m === 'rooftop' ? red : m === 'flight' ? red : blue,
    cape: m === 'rooftop' ? blue : m === 'flight' ? yel : red, trim: yel, ink, emblem: yel, hairStyle: si, mask: true });
  const num = numberIn(inp), badgeText = num ?? upper(Array.from((who || inp.headline))[0]!);
  let figure = '', front = '';
  const badge = (x: number, y: number, R0: number, ground: string, col: string) => {
    const d = `M${x - R0} ${y - R0 * 0.5}L${x - R0 * 0.6} ${y - R0 * 0.84}H${x + R0 * 0.6}L${x + R0} ${y - R0 * 0.5}C${x + R0 * 0.96} ${y + R0 * 0.3} ${x + R0 * 0.4} ${y + R0 * 0.8} ${x} ${y + R0}C${x - R0 * 0.4} ${y + R0 * 0.8} ${x - R0 * 0.96} ${y + R0 * 0.3} ${x - R0} ${y - R0 * 0.5}Z`;
    const q0 = set(badgeText, ACTION, 100), sz = Math.min(((R0 * 1.12) / (q0.x1 - q0.x0)) * 100, ((R0 * 1.05) / (q0.y1 - q0.y0)) * 100), qn = set(badgeText, ACTION, sz);
    return path(d, `fill="${ground}" ${st(R0 * 0.1)}`) + path(at(qn, x, y - R0 * 0.02 - (qn.y0 + qn.y1) / 2), `fill="${col}"`);
  };
  const speed = (n: number, ox: number, oy: number, r0: number, r1: number) => {
    let d = '';
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + q.f(-0.06, 0.06), w = q.f(0.006, 0.016);
      d += poly([polar(ox, oy, r0 * q.f(0.9, 1.2), a), polar(ox, oy, r1, a - w), polar(ox, oy, r1, a + w)]);
    }
    return path(d, 'fill="#fff" opacity=".75"');
  };
  if (m === 'flight') { const drawn = drawFlight({ ...panel, city, speed, st, K, figure, badge, front }); s += drawn.s; figure = drawn.figure; front = drawn.front; }
  else if (m === 'rooftop') { const drawn = drawRooftop({ ...panel, st, city, K, figure, badge }); s += drawn.s; figure = drawn.figure; }
  else if (m === 'shirt') { const drawn = drawShirt({ ...panel, st, skins, si, K, figure, badge, speed }); s += drawn.s; figure = drawn.figure; }
  else { const drawn = drawSidekick({ ...panel, city, speed, st, figure, front, badgeText }); s += drawn.s; figure = drawn.figure; front = drawn.front; }
  const page: Page = { inp, c, m, paper, ink, red, yel, who, X0, Y0, W, H, frame, st, num };
  const { sub, mast, y } = drawMasthead(page);
  c.add('ground', g(s, `clip-path="${clipA}"`));
    // figure must not run under the masthead: it is drawn lower when the name takes two lines
  const figTop = { flight: 540, rooftop: 520, shirt: 545, sidekick: 505 }[m]!,
    dy = clamp(y + (m === 'shirt' ? 40 : 58) - figTop, m === 'flight' ? -118 : m === 'rooftop' ? -150 : m === 'shirt' ? -160 : -96, 40);
  c.add('art', g(g(figure, `transform="translate(0 ${n1(dy)})"`) + front, `clip-path="${clipA}"`));
  drawFurniture({ ...page, mast, sub });
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tooth(c, 'comic', 200, 0.5, 2, paper)}" opacity=".3"`) + c.vignette(mix(ink, '#7a4a1a', 0.6), 0.12) + c.grain(0.7));
  return c;
}

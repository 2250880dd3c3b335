import { circ, type Drawing, g, mix, n1, type Palette, path, polar, rect, type Rng, shade, TAU, tf } from '#artwork/engine.ts';

export type Page = { c: Drawing; r: Rng; p: Palette; gold: string };

/** the opening in the page that the picture is seen through */
export const VIEW = { x: 132, y: 132, w: 736, h: 968 };
const ARCH = `M${VIEW.x} ${VIEW.y + VIEW.h}V430C150 420 168 396 168 366C196 372 222 354 230 322C262 326 292 302 300 266C340 270 384 236 400 204C440 210 480 186 500 156C520 186 560 210 600 204C616 236 660 270 700 266C708 302 738 326 770 322C778 354 804 372 832 366C832 396 850 420 ${VIEW.x + VIEW.w} 430V${VIEW.y + VIEW.h}Z`;

/** one flowering plant of the border, a hand high, its root at the origin */
function plant(col: string, leaf: string, core: string): string {
  const petal = 'M0 0C-9 -8 -9 -20 0 -24C9 -20 9 -8 0 0Z';
  return path('M0 0Q2 -18 0 -34M0 -10Q-14 -12 -20 -26Q-4 -26 0 -10Q4 -28 20 -26Q14 -12 0 -10', `fill="${leaf}" stroke="${leaf}" stroke-width="2.6" stroke-linejoin="round"`) + [-62, -31, 0, 31, 62].map((a) => path(petal, `transform="translate(0 -32) rotate(${a})" fill="${col}"`)).join('') + circ(0, -34, 5, `fill="${core}"`);
}

/** the page: cream, a border of flowers between gold rules, and the arch laid over the picture */
export function framed({ c, p, gold }: Page, picture: string): void {
  const { x, y, w, h } = VIEW, band = shade(p.e, -0.01), id = c.def((i) => `<g id="${i}">${plant(mix(p.a, p.d, 0.25), mix(p.c, p.paper, 0.25), p.b)}</g>`, 'pa'), id2 = c.def((i) => `<g id="${i}">${plant(mix(p.b, p.paper, 0.2), mix(p.c, p.paper, 0.25), p.a)}</g>`, 'pb');
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.bg}"`));
  let border = rect(44, 44, 912, 1312, `fill="${band}"`), n = 0;
  const put = (px: number, py: number, deg: number) => { border += `<use href="#${n++ % 2 ? id2 : id}" ${tf(px, py, deg, 0.94)}/>`; };
  for (let k = 0; k < 15; k++) { put(116 + (k * 768) / 14, 108, 0); put(116 + (k * 768) / 14, 1292, 180); }
  for (let k = 1; k < 22; k++) { put(108, 108 + (k * 1184) / 22, -90); put(892, 108 + (k * 1184) / 22, 90); }
  c.add('frame', border + rect(44, 44, 912, 1312, `fill="none" stroke="${gold}" stroke-width="5"`) + rect(118, 118, 764, 1164, `fill="${p.bg}" stroke="${gold}" stroke-width="6"`));
  c.add('art', g(picture, `clip-path="${c.clip(rect(x, y, w, h))}"`));
  // spandrels with scrolls
  let scroll = '';
  for (const k of [1, -1]) scroll += g(path('M-350 -1C-340 -90 -250 -100 -236 -40C-228 -4 -276 6 -280 -24M-236 -40C-220 -110 -140 -120 -130 -66C-126 -36 -160 -30 -164 -52M-350 -1C-366 60 -330 96 -300 76C-284 60 -300 40 -314 52M-130 -66Q-90 -110 -40 -92', `fill="none" stroke="${gold}" stroke-width="5" stroke-linecap="round"`) + [[-236, -40, 8], [-130, -66, 8], [-300, 76, 8], [-40, -92, 7], [-190, -94, 6], [-318, -80, 6]].map(([cx, cy, q]) => circ(cx!, cy!, q!, `fill="${mix(p.b, p.paper, 0.3)}"`)).join('') + path('M-196 -94q-14 -10 -8 -26q16 6 8 26M-320 -80q-18 -6 -16 -24q18 2 16 24', `fill="${mix(p.c, p.paper, 0.3)}"`), `transform="translate(500 250) scale(${k} 1)"`);
  const spandrel = `M${x} ${y}H${x + w}V${y + h}H${x}Z${ARCH}`;
  c.add('frame', path(spandrel, `fill="${mix(p.a, p.e, 0.12)}" fill-rule="evenodd"`) + g(scroll, `clip-path="${c.clip(path(`M${x} ${y}H${x + w}V440H${x}Z`))}"`) + path(ARCH, `fill="none" stroke="${mix(p.e, '#000000', 0.2)}" stroke-width="13"`) + path(ARCH, `fill="none" stroke="${gold}" stroke-width="7"`) + rect(x, y, w, h, `fill="none" stroke="${gold}" stroke-width="6"`) + path(`M${x} ${y + h}H${x + w}`, `stroke="${p.a}" stroke-width="4"`));
  c.add('frame', rect(x, y + h + 8, w, 174, `fill="${mix(p.paper, p.bg, 0.3)}"`));
}

/** somebody standing, feet at the origin, 128 high, facing left or right; `fire` lights one side */
export function villager({ p }: Page, x: number, y: number, k: number, o: { cloth: string; head: string; trim: string; skin: string; woman?: boolean; arm?: 'up' | 'out' | 'down'; face: 1 | -1; lit?: string }): string {
  const arms = o.arm === 'up' ? 'M8 -84Q26 -100 34 -128' : o.arm === 'out' ? 'M8 -84Q32 -82 52 -92' : 'M8 -84Q22 -66 20 -44';
  const body = o.woman ? 'M-12 -92Q0 -98 12 -92L16 -64Q30 -30 34 -4Q0 6 -34 -4Q-30 -30 -16 -64Z' : 'M-13 -92Q0 -98 13 -92L17 -50L22 -34H-22L-17 -50Z';
  const legs = o.woman ? '' : path('M-15 -36H-2L-3 -2H-13ZM2 -36H15L13 -2H3Z', `fill="${mix(p.paper, o.trim, 0.12)}"`);
  const veil = o.woman ? path('M-15 -106C-18 -132 16 -134 15 -110L10 -98C2 -104 -4 -96 -8 -84C-18 -60 -24 -40 -28 -20C-40 -50 -30 -84 -15 -106Z', `fill="${o.head}" opacity=".95"`) : path('M-17 -114C-22 -136 20 -142 18 -116Q0 -108 -17 -114ZM-17 -114C-28 -112 -28 -96 -24 -86C-20 -96 -20 -104 -12 -112Z', `fill="${o.head}"`) + path('M-14 -118Q0 -128 16 -120M-12 -124Q2 -134 14 -126', `stroke="${o.trim}" stroke-width="2.4" fill="none"`);
  return g(legs + path(body, `fill="${o.cloth}"`) + (o.woman ? path('M-33 -10Q0 0 33 -10', `fill="none" stroke="${o.trim}" stroke-width="5"`) + path('M-20 -36Q0 -28 20 -36', `fill="none" stroke="${o.trim}" stroke-width="2.6" stroke-dasharray="3 4"`) : path('M-21 -37H21M0 -92V-60', `stroke="${o.trim}" stroke-width="3"`)) + circ(1, -110, 12, `fill="${o.skin}"`) + path('M10 -116L17 -108L11 -104Z', `fill="${o.skin}"`) + path('M5 -113q4 -2 6 0', 'stroke="#1d1210" stroke-width="2" fill="none"') + path(arms, `fill="none" stroke="${o.skin}" stroke-width="7" stroke-linecap="round"`) + veil + (o.lit ? path(o.woman ? 'M12 -92L16 -64Q30 -30 34 -4' : 'M13 -92L17 -50L22 -34M15 -34L13 -2', `fill="none" stroke="${o.lit}" stroke-width="5" stroke-linecap="round"`) : ''), (tf(x, y, 0, k * o.face, k)));
}

/** a lotus in its own water, seen from the side */
export const lotus = (x: number, y: number, s: number, col: string) => g([[-52, 0.8], [52, 0.8], [-28, 0.95], [28, 0.95], [0, 1.05]].map(([a, k], i) => path('M0 0C-16 -14 -16 -40 0 -58C16 -40 16 -14 0 0Z', `transform="rotate(${a}) scale(${k})" fill="${shade(col, [0, 0, 0.05, 0.05, 0.09][i]!)}" stroke="${shade(col, -0.1)}" stroke-width="2"`)).join(''), tf(x, y, 0, s));

/** powder in the air: a soft heart and a rim of specks */
export function cloud({ c, r }: Page, x: number, y: number, R: number, col: string): string {
  let d = '', e = '';
  for (let i = 0; i < 130; i++) { const q = polar(x, y, R * Math.min(1.6, 0.4 + Math.abs(r.g(0, 0.42))), r.f(0, TAU)); if (i % 3) d += `M${n1(q[0])} ${n1(q[1])}h.1`; else e += `M${n1(q[0])} ${n1(q[1])}h.1`; }
  return circ(x, y, R, `fill="${c.rad([[0, col, 0.95], [0.5, col, 0.75], [0.8, col, 0.25], [1, col, 0]])}"`) + path(d, `stroke="${col}" stroke-width="4" stroke-linecap="round"`) + path(e, `stroke="${shade(col, 0.06)}" stroke-width="7" stroke-linecap="round"`);
}

import { circ, type Drawing, mix, n1, type P, type Palette, path, rect, type Rng, shade } from '#artwork/engine.ts';

export type Hall = { c: Drawing; r: Rng; p: Palette };
/** Where the words go, and what lies under them. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; ink: string; small: string; max: number; lines: number; hebrew?: number };

/** How often a corner's thread goes round between its five double knots, as it is most often tied. */
const WINDS = [7, 8, 11, 13] as const;

/** the fringe of a corner: four threads put through and doubled, so eight, wound by the ninth turn of one of them */
function tzitzit({ r, p }: Hall, x: number, y: number): string {
  const wool = mix(p.paper, '#fffaf0', 0.5), dark = shade(wool, -0.2), blue = p.a;
  let o = path(`M${x - 9} ${y - 26}Q${x - 4} ${y - 6} ${x} ${y + 8}M${x + 9} ${y - 26}Q${x + 4} ${y - 6} ${x} ${y + 8}`, `fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round"`) + path(`M${x - 9} ${y - 26}Q${x - 4} ${y - 6} ${x} ${y + 8}M${x + 9} ${y - 26}Q${x + 4} ${y - 6} ${x} ${y + 8}`, `fill="none" stroke="${wool}" stroke-width="6" stroke-linecap="round"`), at = y + 10, loose = '', edge = '';
  const wound: string[] = [], knots: string[] = [];
  const knot = () => { knots.push(rect(x - 12, at, 24, 17, `rx="8" fill="${dark}"`) + rect(x - 10, at, 20, 14, `rx="7" fill="${wool}"`) + path(`M${x - 7} ${n1(at + 10)}L${x + 7} ${n1(at + 3)}`, `stroke="${dark}" stroke-width="2.4" stroke-linecap="round"`)); at += 16; };
  knot();
  for (const n of WINDS) { const from = at; let rings = ''; for (let i = 0; i < n; i++) { rings += `M${x - 7} ${n1(at + 3)}L${x + 7} ${n1(at)}`; at += 3.9; } wound.push(rect(x - 8, from, 16, at - from, `fill="${wool}"`) + path(rings, `stroke="${n % 2 ? blue : dark}" stroke-width="1.9"`)); knot(); }
  for (let i = 0; i < 8; i++) { const q = (i - 3.5) * 8.4, end = 1372 + r.f(-8, 10); const d = `M${n1(x + q * 0.25)} ${n1(at - 4)}C${n1(x + q * 0.6)} ${n1(at + 40)} ${n1(x + q * 1.6 + r.f(-9, 9))} ${n1(at + 80)} ${n1(x + q * 1.25 + r.f(-6, 6))} ${n1(end)}`; edge += d; if (i !== 3) loose += d; if (i === 3) wound.push(path(d, `fill="none" stroke="${blue}" stroke-width="5.4" stroke-linecap="round"`)); }
  return o + path(edge, `fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"`) + path(loose, `fill="none" stroke="${wool}" stroke-width="4.6" stroke-linecap="round"`) + wound.join('') + knots.join('');
}

/** A prayer shawl hanging in its folds: the neckband, the stripes, and at its corners the knotted fringes. */
export function tallit(h: Hall): Room {
  const { c, p } = h, X = 84, W = 832, H = 1086, wool = mix(p.paper, '#fff8ea', 0.4);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(p.e, 0.03)], [0.6, p.e], [1, shade(p.e, -0.05)]])}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(120, 120, path('M60 44L65 55L76 60L65 65L60 76L55 65L44 60L55 55ZM0 -8L3 -3L8 0L3 3L0 8L-3 3L-8 0L-3 -3ZM120 -8L123 -3L128 0L123 3L120 8L117 3L112 0L117 -3ZM0 112L3 117L8 120L3 123L0 128L-3 123L-8 120L-3 117ZM120 112L123 117L128 120L123 123L120 128L117 123L112 120L117 117Z', `fill="${p.b}" opacity=".34"`))}"`));
  const wave = (x: number, y: number) => y + 13 * (y / H) * Math.sin(((x - X) / W) * Math.PI * 7 + 0.6);
  const line = (y: number, back = false): P[] => Array.from({ length: 57 }, (_, i): P => { const x = X + ((back ? 56 - i : i) * W) / 56; return [x, wave(x, y)]; });
  const band = (y0: number, y1: number) => `M${[...line(y0), ...line(y1, true)].map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;
  const cloth = band(-20, H);
  let fringe = '';
  for (let i = 1; i < 104; i++) { const x = X + (i * W) / 104; fringe += `M${n1(x)} ${n1(wave(x, H) - 4)}l${n1(h.r.f(-4, 4))} ${n1(h.r.f(38, 50))}`; }
  let o = c.soft(cloth, 10, 18, 24, '#04080f', 0.5) + path(fringe, `stroke="${shade(wool, -0.12)}" stroke-width="4.6" stroke-linecap="round"`) + path(cloth, `fill="${wool}"`);
  // the weave: ribbed white on white, then the stripes
  o += path(cloth, `fill="${c.pattern(16, 16, rect(0, 0, 5, 16, `fill="${shade(wool, -0.03)}" opacity=".5"`))}"`);
  for (const [y, k] of [[724, 8], [746, 26], [786, 8], [812, 58], [884, 8], [906, 26], [946, 8]] as const) o += path(band(y, y + k), `fill="${k > 50 ? p.a : k > 20 ? p.e : mix(p.b, p.a, 0.1)}"`);
  for (const [y, k] of [[262, 6], [278, 16], [304, 6]] as const) o += path(band(y, y + k), `fill="${k > 10 ? p.a : mix(p.b, p.a, 0.1)}"`);
  o += path(band(812, 870), `fill="${c.pattern(58, 58, path('M29 16L42 29L29 42L16 29Z', `fill="${p.b}"`) + circ(0, 29, 6, `fill="${wool}"`) + circ(58, 29, 6, `fill="${wool}"`), 'translate(0 812)')}"`);
  // the corners, sewn double, with their eyelet
  for (const x of [X + 20, X + W - 128]) o += rect(x, 968, 108, 92, `fill="${shade(wool, 0.02)}" stroke="${p.a}" stroke-width="4"`) + rect(x + 9, 977, 90, 74, `fill="none" stroke="${p.b}" stroke-width="3" stroke-dasharray="9 6"`);
  // folds
  const folds = c.lin([[0, '#3b3324', 0.34], [0.05, '#3b3324', 0.02], [0.13, '#ffffff', 0.16], [0.2, '#3b3324', 0.16], [0.29, '#ffffff', 0.1], [0.4, '#3b3324', 0.03], [0.6, '#3b3324', 0.03], [0.69, '#ffffff', 0.1], [0.79, '#3b3324', 0.17], [0.87, '#ffffff', 0.16], [0.95, '#3b3324', 0.03], [1, '#3b3324', 0.34]], 0, 0, 1, 0);
  c.add('art', o + path(cloth, `fill="${folds}"`));
  // the neckband
  const gold = c.foil('gold'), lozenge = c.pattern(64, 132, path('M32 14L58 66L32 118L6 66Z', `fill="none" stroke="${gold}" stroke-width="6"`) + path('M32 40L45 66L32 92L19 66Z', `fill="${p.b}"`) + circ(0, 66, 7, `fill="${p.b}"`) + circ(64, 66, 7, `fill="${p.b}"`) + circ(0, 18, 5, `fill="${p.b}"`) + circ(64, 18, 5, `fill="${p.b}"`) + circ(0, 114, 5, `fill="${p.b}"`) + circ(64, 114, 5, `fill="${p.b}"`), 'translate(180 84)');
  c.add('art', c.soft('M164 84H836V216H164Z', 3, 6, 10, '#04080f', 0.3) + rect(164, 84, 672, 132, `fill="${mix(p.e, p.a, 0.25)}"`) + rect(180, 84, 640, 132, `fill="${lozenge}"`) + rect(164, 84, 672, 132, `fill="none" stroke="${gold}" stroke-width="9"`) + rect(176, 96, 648, 108, `fill="none" stroke="${p.b}" stroke-width="2.5"`));
  for (const x of [X + 74, X + W - 74]) c.add('art', circ(x, 1010, 13, `fill="${shade(wool, -0.3)}"`) + circ(x, 1010, 13, `fill="none" stroke="${p.b}" stroke-width="5"`) + tzitzit(h, x, 1040));
  return { box: [176, 352, 648, 344], ground: wool, ink: p.e, small: p.a, max: 118, lines: 2, hebrew: 54 };
}

import { circ, type Drawing, g, lum, mix, n1, type P, type Palette, path, rect, type Rng, shade } from '#artwork/engine.ts';

/** What the pictures are made of: planes of a few near tones, and one light. */
export type Scene = { c: Drawing; r: Rng; p: Palette; dark: boolean; far: string; mid: string; near: string; lit: string };
export type Room = { top: number; h: number; ground: string };

export function sceneOf(c: Drawing): Scene {
  const { p } = c, dark = lum(p.bg) < 0.55;
  return { c, r: c.r, p, dark, far: mix(p.bg, p.c, dark ? 0.55 : 0.3), mid: mix(p.c, p.e, dark ? 0.4 : 0.3), near: mix(p.e, p.bg, 0.08), lit: mix(p.b, '#fff4cf', 0.45) };
}

/** seven colours in their order, as one sees them: three red, the black one, three green */
export function sevenOf(p: Palette): string[] {
  const red = mix('#b3261e', p.a, 0.12), green = mix('#2f7a3d', p.c, 0.12);
  return [red, red, red, mix('#141112', p.e, 0.2), green, green, green];
}

/** rings of light round a point: bands of the ground, each a little nearer to the light than the last */
export function rings({ c, p, lit, dark }: Scene, [x, y]: P, n: number, step: number): string {
  const cols = Array.from({ length: n }, (_, i) => mix(mix(p.bg, p.c, dark ? 0.16 : 0.1), i < 2 ? lit : mix(p.b, p.a, Math.min(1, i / n + 0.1)), Math.max(0, 1 - i / n) ** 1.5 * (dark ? 0.86 : 0.74)));
  let s = rect(0, 0, c.W, c.H, `fill="${mix(p.bg, p.c, dark ? 0.16 : 0.1)}"`);
  for (let i = n - 1; i >= 0; i--) s += circ(x, y, step * (i + 1), `fill="${cols[i]}"`);
  return s;
}

/** the same rings laid over what stands in them, as light on it */
export function passing({ c, lit }: Scene, [x, y]: P, n: number, step: number, clip: string): string {
  let s = '';
  for (let i = n - 1; i >= 0; i--) if (i % 2 === 0) s += path(`M${n1(x - step * (i + 1))} ${n1(y)}a${n1(step * (i + 1))} ${n1(step * (i + 1))} 0 1 0 ${n1(step * 2 * (i + 1))} 0a${n1(step * (i + 1))} ${n1(step * (i + 1))} 0 1 0 ${n1(-step * 2 * (i + 1))} 0ZM${n1(x - step * i)} ${n1(y)}a${n1(step * i)} ${n1(step * i)} 0 1 1 ${n1(step * 2 * i)} 0a${n1(step * i)} ${n1(step * i)} 0 1 1 ${n1(-step * 2 * i)} 0Z`, `fill="${lit}" fill-rule="evenodd" opacity="${Math.round(Math.max(0.06, 0.24 - i * 0.022) * 100) / 100}"`);
  return g(s, `clip-path="${c.clip(clip)}"`);
}

/** a flame on a wick at (x, y), `h` high */
export function flame({ c, lit, p }: Scene, x: number, y: number, h: number): string {
  const d = (k: number) => `M${n1(x)} ${n1(y - h * k)}C${n1(x + h * 0.34 * k)} ${n1(y - h * 0.5 * k)} ${n1(x + h * 0.26 * k)} ${n1(y - h * 0.06)} ${n1(x)} ${n1(y)}C${n1(x - h * 0.26 * k)} ${n1(y - h * 0.06)} ${n1(x - h * 0.34 * k)} ${n1(y - h * 0.5 * k)} ${n1(x)} ${n1(y - h * k)}Z`;
  return circ(x, y - h * 0.4, h * 1.5, `fill="${c.rad([[0, lit, 0.75], [0.4, lit, 0.22], [1, lit, 0]])}"`) + path(d(1), `fill="${mix(p.b, p.a, 0.35)}"`) + path(d(0.8), `fill="${lit}"`) + path(d(0.5), 'fill="#fffdf0"');
}

/** The kinara: a stepped holder carved from one piece, `s` to a unit, its foot at (x, y); candles in their order. */
export function kinara(sc: Scene, x: number, y: number, s: number, wood: string): string {
  const { p } = sc, seven = sevenOf(p), edge = mix(wood, p.b, 0.5), at = (k: number): P => [x + (k - 3) * 84 * s, y - (150 + (3 - Math.abs(k - 3)) * 46) * s];
  const q = (a: number, b: number) => `${n1(x + a * s)} ${n1(y + b * s)}`;
  let body = `M${q(-300, -150)}`;
  for (let k = 0; k < 7; k++) { const h = -150 - (3 - Math.abs(k - 3)) * 46; body += `L${q((k - 3) * 84 - 42, h)}L${q((k - 3) * 84 + 42, h)}`; }
  body += `L${q(300, -150)}C${q(250, -60)} ${q(130, -40)} ${q(86, -36)}L${q(120, 0)}L${q(-120, 0)}L${q(-86, -36)}C${q(-130, -40)} ${q(-250, -60)} ${q(-300, -150)}Z`;
  let o = '';
  for (let k = 0; k < 7; k++) {
    const [cx, cy] = at(k), w = 34 * s, h = 170 * s, col = seven[k]!;
    o += path(`M${n1(cx - w / 2)} ${n1(cy + 6)}V${n1(cy - h)}Q${n1(cx)} ${n1(cy - h - 9 * s)} ${n1(cx + w / 2)} ${n1(cy - h)}V${n1(cy + 6)}Z`, `fill="${col}" stroke="${k === 3 ? edge : shade(col, -0.1)}" stroke-width="${n1((k === 3 ? 3.4 : 2) * s)}"`) + path(`M${n1(cx + w * 0.22)} ${n1(cy)}V${n1(cy - h + 10)}`, `stroke="${shade(col, k === 3 ? 0.2 : 0.12)}" stroke-width="${n1(5 * s)}" stroke-linecap="round"`) + flame(sc, cx, cy - h - 5 * s, 74 * s);
  }
  o += path(body, `fill="${wood}" stroke="${edge}" stroke-width="${n1(4 * s)}" stroke-linejoin="round"`);
  let cuts = '';
  for (let k = 0; k < 7; k++) { const [cx, cy] = at(k), m = 16 * s; cuts += `M${n1(cx)} ${n1(cy + 18 * s)}l${n1(m)} ${n1(m)}l${n1(-m)} ${n1(m)}l${n1(-m)} ${n1(-m)}Z`; }
  return o + path(cuts, `fill="${edge}"`) + path(`M${q(-236, -98)}C${q(-150, -62)} ${q(150, -62)} ${q(236, -98)}`, `fill="none" stroke="${edge}" stroke-width="${n1(5 * s)}" stroke-dasharray="${n1(14 * s)} ${n1(9 * s)}"`);
}

import { type Drawing, g, mix, n1, type P, type Palette, path, rect, type Rng, shade } from '#artwork/engine.ts';

export type Loom = { c: Drawing; r: Rng; p: Palette };
export type Weave = 'plain' | 'twill' | 'herringbone' | 'barley' | 'check';
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string };

/** a length of cloth as a paint: one of five weaves in a colour, turned by `deg` */
export function cloth({ c, p }: Loom, weave: Weave, col: string, deg = 0, k = 1): string {
  const lo = shade(col, -0.055), hi = shade(col, 0.06), line = (d: string, tone: string, w: number) => path(d, `fill="none" stroke="${tone}" stroke-width="${w}" stroke-linecap="round"`);
  let marks = '';
  if (weave === 'plain') for (let y = 0; y < 64; y += 8) for (let x = 0; x < 64; x += 8) marks += (x + y) % 16 ? line(`M${x + 1.5} ${y + 4}h5`, hi, 3) : line(`M${x + 4} ${y + 1.5}v5`, lo, 3);
  if (weave === 'twill') {
    let d = '', e = '';
    for (let i = -64; i < 64; i += 16) { d += `M${i} 64L${i + 64} 0`; e += `M${i + 8} 64L${i + 72} 0`; }
    marks = line(d, lo, 4.4) + line(e, hi, 2.6);
  }
  if (weave === 'herringbone') {
    let d = '', e = '';
    for (let y = -32; y < 64; y += 8) { d += `M0 ${y + 32}L16 ${y + 16}M16 ${y + 16}L32 ${y + 32}M32 ${y + 32}L48 ${y + 16}M48 ${y + 16}L64 ${y + 32}`; e += `M16 0V64M48 0V64`; }
    marks = line(d, lo, 3.4) + line(e, shade(col, -0.02), 1.4);
  }
  if (weave === 'barley') for (let y = 0; y < 64; y += 16) for (let x = 0; x < 64; x += 16) marks += line(`M${x + 3} ${y + 8}q5 -6 10 0q-5 6 -10 0`, hi, 2.6) + line(`M${x + 11} ${y + 16}q5 -6 10 0`, lo, 2.6);
  if (weave === 'check') marks = line('M0 20H64M0 44H64', lo, 4) + line('M20 0V64M44 0V64', lo, 4) + line('M0 32H64M32 0V64', mix(col, p.b, 0.5), 2);
  return c.pattern(64, 64, rect(0, 0, 64, 64, `fill="${col}"`) + marks, `rotate(${deg}) scale(${k})`);
}

/** flecks of dyed wool caught in the spinning, over a piece of cloth */
export function flecks({ c, r }: Loom, d: string, [x, y, w, h]: readonly [number, number, number, number], n: number, cols: readonly string[], len = 9): string {
  return g(cols.map((col) => {
    let s = '';
    for (let i = 0; i < n / cols.length; i++) s += `M${n1(x + r.f() * w)} ${n1(y + r.f() * h)}l${n1(r.f(-len, len))} ${n1(r.f(-3, 3))}`;
    return path(s, `fill="none" stroke="${col}" stroke-width="${n1(len * 0.42)}" stroke-linecap="round" stroke-opacity=".8"`);
  }).join(''), `clip-path="${c.clip(path(d))}"`);
}

/** a piece of cloth sewn on: its fold's shadow, the weave, flecks, and stitches along its edge */
export function patch(l: Loom, d: string, box: readonly [number, number, number, number], weave: Weave, col: string, o: { deg?: number; n?: number; thread?: string; k?: number; cols?: readonly string[] } = {}): string {
  const { p } = l, cols = o.cols ?? [p.b, p.paper, p.e, mix(p.a, p.paper, 0.5)];
  return l.c.soft(d, 0, 4, 7, p.ink, 0.3) + path(d, `fill="${cloth(l, weave, col, o.deg ?? 0, o.k ?? 1)}"`) + flecks(l, d, box, o.n ?? 50, cols) + path(d, `fill="none" stroke="${shade(col, -0.12)}" stroke-width="3"`) + (o.thread === undefined ? '' : g(path(d, `fill="none" stroke="${o.thread}" stroke-width="5" stroke-dasharray="13 9" stroke-linecap="round"`), `clip-path="${l.c.clip(path(d))}"`));
}

/** a line of running stitch through points */
export const running = (d: string, col: string, w = 5, dash = '16 12') => path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-dasharray="${dash}" stroke-linecap="round"`);

/** a dry stone wall along a line, stone by stone in grey felt, `h` high at its near end and lower at its far one */
export function wall({ r, p }: Loom, ps: P[], h0: number, h1: number): string {
  const tones = [mix('#8d9188', p.c, 0.2), mix('#a3a69c', p.bg, 0.25), mix('#767b73', p.e, 0.15), mix('#b6b7ab', p.paper, 0.2)], out = tones.map(() => '');
  let length = 0;
  const total = ps.slice(1).reduce((s, q, i) => s + Math.hypot(q[0] - ps[i]![0], q[1] - ps[i]![1]), 0);
  for (let i = 1; i < ps.length; i++) {
    const a = ps[i - 1]!, b = ps[i]!, L = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let s = 0; s < L; ) {
      const t = (length + s) / total, h = h0 + (h1 - h0) * t, w = h * r.f(0.5, 0.9), x = a[0] + ((b[0] - a[0]) * s) / L, y = a[1] + ((b[1] - a[1]) * s) / L;
      for (let row = 0; row < 2; row++) {
        const k = r.i(0, 3), jx = x + r.f(-2, 2) + (row ? w * 0.4 : 0), jy = y - row * h * 0.46, q = h * 0.46;
        out[k] += `M${n1(jx - w * 0.5)} ${n1(jy)}q${n1(-w * 0.04)} ${n1(-q)} ${n1(w * 0.3)} ${n1(-q * r.f(0.9, 1.05))}q${n1(w * 0.6)} ${n1(-q * 0.1)} ${n1(w * 0.64)} ${n1(q * 0.5)}q${n1(w * 0.06)} ${n1(q * 0.5)} ${n1(-w * 0.2)} ${n1(q * 0.55)}Z`;
      }
      s += w * 0.94;
    }
    length += L;
  }
  return path(ps.map((q, i) => `${i ? 'L' : 'M'}${n1(q[0])} ${n1(q[1] + 2)}`).join(''), `fill="none" stroke="${p.ink}" stroke-opacity=".35" stroke-width="${n1((h0 + h1) * 0.32)}" stroke-linecap="round" stroke-linejoin="round"`) + out.map((d, i) => path(d, `fill="${tones[i]}" stroke="${mix('#50554f', p.e, 0.4)}" stroke-width="1.6"`)).join('');
}

import { circ, type Drawing, g, mix, n1, type Palette, path, polar, rect, type Rng, shade, TAU, tf } from '#artwork/engine.ts';

export type Street = { c: Drawing; r: Rng; p: Palette };
/** Where the signwriter has room, what the board is painted in, and with what. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; ink: string; gilt: boolean; below?: { y: number; ground: string; ink: string } };

/** a surface as a brush leaves it: flat, with dry strokes of two near tones along it */
export function painted({ c, r }: Street, d: string, [x, y, w, h]: readonly [number, number, number, number], col: string, n: number, along: 'h' | 'v' = 'h', len = 70): string {
  const s = ['', ''];
  for (let i = 0; i < n; i++) {
    const px = x + r.f() * w, py = y + r.f() * h, L = r.f(len * 0.3, len);
    s[i % 2] += along === 'h' ? `M${n1(px)} ${n1(py)}h${n1(L)}` : `M${n1(px)} ${n1(py)}v${n1(L)}`;
  }
  return path(d, `fill="${col}"`) + g(path(s[0]!, `stroke="${shade(col, 0.035)}" stroke-width="5" stroke-linecap="round"`) + path(s[1]!, `stroke="${shade(col, -0.03)}" stroke-width="4" stroke-linecap="round"`), `fill="none" clip-path="${c.clip(path(d))}"`);
}


/** a raised panel in painted wood, light from the upper left */
export const panel = (x: number, y: number, w: number, h: number, col: string) => rect(x, y, w, h, `fill="${shade(col, -0.06)}"`) + path(`M${x} ${y + h}V${y}H${x + w}`, `fill="none" stroke="${shade(col, -0.14)}" stroke-width="5"`) + path(`M${x + 3} ${y + h}H${x + w}V${y}`, `fill="none" stroke="${shade(col, 0.1)}" stroke-width="4"`) + rect(x + 11, y + 11, w - 22, h - 22, `fill="${shade(col, 0.02)}"`);

/** a bicycle leaning, wheels of radius 74, standing on y = 0, its back wheel at x = 0 */
export function bicycle({ p }: Street, x: number, y: number, k: number, frame: string): string {
  const wheel = (cx: number) => { let sp = ''; for (let i = 0; i < 12; i++) { const e = polar(cx, -74, 70, (i * TAU) / 12); sp += `M${cx} -74L${n1(e[0])} ${n1(e[1])}`; } return path(sp, `stroke="${p.ink}" stroke-width="1.6" opacity=".6"`) + circ(cx, -74, 70, `fill="none" stroke="${p.ink}" stroke-width="8"`) + circ(cx, -74, 6, `fill="${p.ink}"`); };
  return g(wheel(0) + wheel(214) + path('M0 -74L76 -74L62 -178L0 -74M76 -74L176 -178L62 -178M62 -178L54 -206M214 -74L176 -178L168 -214', `fill="none" stroke="${frame}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"`) + path('M168 -214C150 -232 132 -222 128 -212M168 -214Q186 -230 200 -222', `fill="none" stroke="${p.ink}" stroke-width="7" stroke-linecap="round"`) + path('M32 -206Q58 -220 80 -204Q58 -198 32 -206Z', `fill="${p.ink}" stroke="${p.ink}" stroke-width="5"`) + circ(76, -74, 15, `fill="none" stroke="${p.ink}" stroke-width="5"`) + path('M76 -74L90 -50H104', `fill="none" stroke="${p.ink}" stroke-width="5"`) + path('M186 -206H252L244 -150H194Z', `fill="${mix('#b98348', p.b, 0.2)}" stroke="${shade('#8d5a2c', -0.05)}" stroke-width="3"`) + path('M188 -190H250M190 -172H248M206 -206L208 -150M222 -206V-150M238 -206L234 -150', `stroke="${shade('#8d5a2c', -0.02)}" stroke-width="3"`), tf(x, y, 0, k));
}

/** a flower box under a window: leaves, and red and pale heads */
export function flowerBox({ r, p }: Street, x: number, y: number, w: number, col: string, flowers: readonly string[]): string {
  let leaves = '', heads = flowers.map(() => '');
  for (let i = 0; i < w / 5; i++) leaves += `M${n1(x + r.f() * w)} ${n1(y - r.f(0, 34))}h.1`;
  for (let i = 0; i < w / 7; i++) heads[i % flowers.length] += `M${n1(x + r.f() * w)} ${n1(y - r.f(4, 44))}h.1`;
  return path(leaves, `stroke="${mix('#4c7a3e', p.c, 0.15)}" stroke-width="23" stroke-linecap="round"`) + path(leaves, `stroke="${mix('#6d9c52', p.c, 0.1)}" stroke-width="9" stroke-linecap="round" transform="translate(-4 -5)"`) + heads.map((d, i) => path(d, `stroke="${flowers[i]}" stroke-width="15" stroke-linecap="round"`) + path(d, `stroke="${shade(flowers[i]!, 0.12)}" stroke-width="6" stroke-linecap="round" transform="translate(-2 -3)"`)).join('') + rect(x - 6, y, w + 12, 30, `fill="${col}"`) + rect(x - 6, y, w + 12, 7, `fill="${shade(col, 0.1)}"`);
}

import { circ, ell, g, mix, n1, type P, path, polar, pt, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { roundLine } from '#artwork/outlines/strokes.ts';
import { walk } from '#artwork/outlines/walk.ts';
import type { Numeral } from './number.ts';

/** a number of sweets */
export function drawSweets({ c, p, wPx, strokes, closed, dOf, art, rr, shadowC }: Numeral) {
  const cols = [p.a, p.b, p.c, mix(p.a, p.b, 0.5), mix(p.c, '#fff', 0.2)], liq = '#231a20', wht = '#fff8ee';
  const S = wPx * 0.98;
  let kind = rr.i(0, 4);
  const laid: P[] = [];
  const sweet = (q: P, a: number) => {
    kind = (kind + rr.i(1, 3)) % 5;
    const col = cols[rr.i(0, cols.length - 1)]!, dg = (a * 180) / Math.PI + rr.f(-7, 7);
    const sh = [0, 1, 2].map((i) =>
      (kind === 1 || kind === 3 ? circ(6, 10, S * 0.5 + 6 - i * 4, `fill="${shadowC}" opacity=".11"`)
        : rect(-S * 0.46 + 5 - 4 + i * 2, -S * 0.46 + 9 - 4 + i * 2, S * 0.92 + 8 - i * 4, S * 0.92 + 8 - i * 4, `rx="14" fill="${shadowC}" opacity=".11"`))).join('');
    let o = '';
    const h = S * 0.46;
    if (kind === 0 || kind === 4) {
      const bands = kind === 0 ? [col, liq, wht, liq, col] : [liq, wht, liq];
      const hh = (h * 2) / bands.length, id = c.clip(`<rect x="${n1(-h)}" y="${n1(-h)}" width="${n1(h * 2)}" height="${n1(h * 2)}" rx="12"/>`);
      o += g(bands.map((b, i) => rect(-h, -h + i * hh, h * 2, hh + 1, `fill="${b}"`)
        + (b === liq ? '' : rect(-h, -h + i * hh + hh - 4, h * 2, 4, `fill="${shade(b, -0.09)}"`))).join('')
        + rect(-h, -h, h * 2, h * 2, `fill="${c.lin([[0, '#fff', 0.34], [0.4, '#fff', 0], [1, '#000', 0.14]], 0, 0, 1, 1)}"`), `clip-path="${id}"`);
      // coconut sugar
      let sg = '';
      for (let i = 0; i < 26; i++) { const X = rr.f(-h + 5, h - 5), Y = rr.f(-h + 5, h - 5); sg += `M${n1(X)} ${n1(Y)}l${n1(rr.f(-3, 3))} ${n1(rr.f(-3, 3))}`; }
      o += path(sg, 'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".5"');
    } else if (kind === 1) {
      const R = S * 0.5;
      o += circ(0, 0, R, `fill="${c.rad([[0, shade(col, 0.07)], [0.75, col], [1, shade(col, -0.12)]], 0.38, 0.34, 0.7)}"`)
        + circ(0, 0, R * 0.42, `fill="${liq}"`) + circ(-2, -2, R * 0.3, 'fill="#43343c"') + circ(0, 1, R * 0.24, `fill="${liq}"`);
      let co = '';
      for (let i = 0; i < 60; i++) { const q2 = polar(0, 0, R * rr.f(0.5, 0.96), rr.f(0, TAU)), t = rr.f(0, TAU); co += `M${pt(q2)}l${n1(Math.cos(t) * 5)} ${n1(Math.sin(t) * 5)}`; }
      o += path(co, `fill="none" stroke="${mix(col, '#fff', 0.6)}" stroke-width="2.6" stroke-linecap="round"`);
    } else if (kind === 3) {
      const R = S * 0.47;
      o += circ(0, 0, R, `fill="${shade(col, -0.08)}"`);
      let b1 = '', b2 = '';
      for (let i = 0; i < 90; i++) {
        const t = i * 2.39996, R2 = R * Math.sqrt((i + 0.5) / 90), q2 = polar(0, 0, R2, t);
        b1 += circ(q2[0], q2[1], R * 0.098, '');
        b2 += circ(q2[0] - 1.4, q2[1] - 1.6, R * 0.042, '');
      }
      o += g(b1, `fill="${shade(col, 0.02)}" stroke="${shade(col, -0.12)}" stroke-width="1.4"`) + g(b2, 'fill="#fff" opacity=".75"')
        + circ(0, 0, R, `fill="${c.rad([[0.4, '#000', 0], [1, '#000', 0.28]], 0.4, 0.36, 0.66)}"`);
    } else {
      // filled liquorice tube seen end-on and along
      const id = c.clip(`<rect x="${n1(-h)}" y="${n1(-h * 0.74)}" width="${n1(h * 2)}" height="${n1(h * 1.48)}" rx="${n1(h * 0.7)}"/>`);
      o += g(rect(-h, -h, h * 2, h * 2, `fill="${liq}"`) + rect(-h, -h * 0.6, h * 2, h * 0.24, 'fill="#fff" opacity=".22"')
        + rect(-h, h * 0.36, h * 2, h * 0.4, 'fill="#000" opacity=".4"') + ell(h * 0.62, 0, h * 0.42, h * 0.74, `fill="#3a2c33"`)
        + ell(h * 0.64, 0, h * 0.27, h * 0.5, `fill="${wht}"`), `clip-path="${id}"`);
    }
    return g(g(sh, '') + o, tf(q[0], q[1], dg));
  };
  strokes.forEach((s) => {
    const cl = closed(s);
    const ps = cl ? [...s, s[0]!] : s;
    // a bootlace underneath keeps the figure legible between sweets
    art.push(roundLine(dOf(s), S * 0.3, shadowC, 'opacity=".16" transform="translate(4 9)"') + roundLine(dOf(s), S * 0.26, liq) + roundLine(dOf(s), S * 0.06, '#fff', 'opacity=".28" transform="translate(-3 -4)"'));
    for (const q of walk(ps, S * 0.99, true, cl)) {
      if (laid.some((z) => Math.hypot(z[0] - q.p[0], z[1] - q.p[1]) < S * 0.7)) continue;
      laid.push(q.p);
      art.push(sweet(q.p, q.a));
    }
  });
}

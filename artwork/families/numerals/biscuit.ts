import { circ, g, n1, type P, path, polar, poly, pt, shade, smooth, TAU } from '#artwork/engine.ts';
import { roundLine } from '#artwork/outlines/strokes.ts';
import { walk } from '#artwork/outlines/walk.ts';
import type { Numeral } from './number.ts';

/** a number as an iced biscuit */
export function drawBiscuit({ p, cy, wPx, strokes, closed, dOf, art, rr, softTube }: Numeral) {
  const dough = '#c98a4b', ice = [p.a, p.c, p.b];
  strokes.forEach((s, i) => {
    const d = dOf(s), w = wPx, ic = ice[i % 3]!, trim = '#fffaf2';
    art.push(softTube(d, w, 10, 20, 0.3));
    art.push(roundLine(d, w + 4, shade(dough, -0.15), 'transform="translate(3 7)"') + roundLine(d, w, dough) + roundLine(d, w * 0.93, shade(dough, 0.035), `transform="translate(-2 -3)"`));
    let cr = '';
    for (const q of walk(closed(s) ? [...s, s[0]!] : s, 7)) {
      const o = polar(q.p[0], q.p[1], w * rr.f(0.4, 0.485) * (rr.chance(0.5) ? 1 : -1), q.a + Math.PI / 2);
      cr += `M${pt(o)}h${n1(rr.f(1, 4))}`;
    }
    art.push(path(cr, `fill="none" stroke="${shade(dough, -0.13)}" stroke-width="3" stroke-linecap="round" opacity=".6"`));
    art.push(roundLine(d, w * 0.76, shade(ic, -0.17), 'transform="translate(2 5)"') + roundLine(d, w * 0.755, ic) + roundLine(d, w * 0.6, shade(ic, 0.025), 'transform="translate(-3 -4)"'));
    // wet-on-wet feathering down the middle
    const ps = walk(closed(s) ? [...s, s[0]!] : s, 30, true, closed(s));
    const zig = ps.map((q, j) => polar(q.p[0], q.p[1], (j % 2 ? 1 : -1) * w * 0.13, q.a + Math.PI / 2));
    art.push(path(smooth(zig, closed(s) && zig.length % 2 === 0), `fill="none" stroke="${trim}" stroke-width="${n1(w * 0.06)}" stroke-linecap="round"`));
    ps.forEach((q, j) => {
      const o = polar(q.p[0], q.p[1], (j % 2 ? -1 : 1) * w * 0.13, q.a + Math.PI / 2);
      art.push(circ(o[0] + 1.5, o[1] + 2.5, w * 0.05, `fill="${shade(ic, -0.15)}"`) + circ(o[0], o[1], w * 0.05, `fill="${ice[(i + 1) % 3]!}"`));
    });
    // piped pearls round the rim
    let sh = '', pe = '', gl = '';
    const edge = (sd: number) => {
      for (const q of walk(closed(s) ? [...s, s[0]!] : s, 23, true, closed(s))) {
        const o = polar(q.p[0], q.p[1], w * 0.37 * sd, q.a + Math.PI / 2);
        if (s.some((z) => Math.hypot(z[0] - o[0], z[1] - o[1]) < w * 0.33)) continue;
        sh += circ(o[0] + 2, o[1] + 4, 9.4, '');
        pe += circ(o[0], o[1], 9.2, '');
        gl += circ(o[0] - 2.8, o[1] - 3, 2.6, '');
      }
    };
    edge(1); edge(-1);
    if (!closed(s)) for (const [e, b] of [[s[0]!, s[1]!, 1], [s[s.length - 1]!, s[s.length - 2]!, 1]] as [P, P, number][]) {
      const a = Math.atan2(e[1] - b[1], e[0] - b[0]);
      for (const t of [-0.95, -0.475, 0, 0.475, 0.95]) {
        const o = polar(e[0], e[1], w * 0.37, a + t * 1.25);
        sh += circ(o[0] + 2, o[1] + 4, 9.4, '');
        pe += circ(o[0], o[1], 9.2, '');
        gl += circ(o[0] - 2.8, o[1] - 3, 2.6, '');
      }
    }
    art.push(g(sh, `fill="${shade(dough, -0.24)}" opacity=".55"`) + g(pe, `fill="${trim}"`) + g(gl, 'fill="#ffffff"'));
    art.push(roundLine(d, w * 0.05, '#fff', `opacity=".5" transform="translate(${n1(-w * 0.22)} ${n1(-w * 0.22)})" stroke-dasharray="${n1(w * 1.4)} ${n1(w * 0.9)}"`));
  });
  let cr = '';
  for (let i = 0; i < 26; i++) {
    const t = rr.f(0, TAU), q: P = [500 + Math.cos(t) * rr.f(330, 440), cy + Math.sin(t) * rr.f(360, 440)];
    if (q[1] > 930) continue;
    cr += poly(Array.from({ length: 5 }, (_, j) => polar(q[0], q[1], rr.f(2, 7), (j / 5) * TAU)));
  }
  art.push(path(cr, `fill="${dough}"`));
}

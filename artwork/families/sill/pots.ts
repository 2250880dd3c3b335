import { circ, clamp, ell, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Sill } from './shelf.ts';

/** a pot of clay */
export function pot({ c, r, p, light, dk, hot, clayC, dry, cast }: Sill, x: number, y: number, w: number, h: number, kind: number) {
  const a = w / 2, body = `M${-a * 0.9} ${-h}L${-a * 0.66} -10C${-a * 0.62} 4 ${a * 0.62} 4 ${a * 0.66} -10L${a * 0.9} ${-h}Z`,
    rim = `M${-a} ${-h - 6}C${-a} ${-h - 12} ${a} ${-h - 12} ${a} ${-h - 6}L${a * 0.96} ${-h + h * 0.22}C${a * 0.5} ${-h + h * 0.28} ${-a * 0.5} ${-h + h * 0.28} ${-a * 0.96} ${-h + h * 0.22}Z`;
  const base = kind === 0 ? clayC : kind === 1 ? mix(light ? p.paper : p.ink, '#fff8ec', 0.4) : kind === 2 ? mix(light ? p.e : p.d, '#2c3f66', 0.15) : mix(p.b, '#e0b066', 0.2);
  const sh = c.lin([[0, dk, 0.16], [0.2, '#fff', 0.2], [0.42, '#fff', 0], [0.72, dk, 0.12], [1, dk, 0.46]], -a, 0, a, 0, 'u'), cl = c.clip(path(body));
  let deco = '';
  if (kind === 0) {
    for (let i = 0; i < 9; i++) deco += ell(r.f(-a, a), r.f(-h, 0), r.f(14, 40), r.f(6, 18), `fill="#f6dcc2" opacity=".16"`);
    deco += dry(-a, -h, w, h, shade(clayC, -0.1), 16, 0.35) + dry(-a, -h, w, h, mix(clayC, '#ffe6cc', 0.5), 12, 0.4);
  }
  else if (kind === 1) deco = rect(-a, -h * 0.5, w, h, `fill="${hot}"`)
    + path(`M${-a} ${-h * 0.5}${Array.from({ length: 8 }, (_, i) => `q${n1(w / 16)} ${i % 2 ? 12 : -10} ${n1(w / 8)} 0`).join('')}V${-h * 0.36}H${-a}Z`,
    `fill="${hot}"`) + dry(-a, -h * 0.46, w, h * 0.4, mix(hot, '#fff', 0.4), 10, 0.5);
  else if (kind === 2) for (let i = -5; i <= 5; i++) {
    const X = (t: number) => a * 0.86 * Math.sin(clamp(t, -1.5, 1.5));
    deco += path(`M${n1(X(i * 0.3 - 0.15))} ${-h * 0.3}L${n1(X(i * 0.3))} ${-h * 0.56}L${n1(X(i * 0.3 + 0.15))} ${-h * 0.3}`,
      `fill="none" stroke="${mix(base, '#fff6e2', 0.85)}" stroke-width="7" stroke-linejoin="round"`) + circ(X(i * 0.3), -h * 0.2, 5, `fill="${mix(base, '#fff6e2', 0.85)}"`);
  }
  else for (let j = 0; j < 5; j++) for (let i = -5; i <= 5; i++) {
    const t = (i + (j % 2) * 0.5) * 0.31;
    if (Math.abs(t) < 1.4) deco += ell(a * 0.84 * Math.sin(t), -h * 0.66 + j * h * 0.15, 7 * Math.cos(t), 7, `fill="${mix(base, '#fff8e6', 0.8)}"`);
  }
  const rc = kind === 1 ? base : kind === 0 ? shade(clayC, 0.03) : shade(base, 0.02);
  cast.push(g(path(body) + path(rim), tf(x, y)));
  return g(
    ell(a * 0.2, 0, a * 1.1, a * 0.17, `fill="${c.rad([[0, dk, 0.6], [0.6, dk, 0.32], [1, dk, 0]])}"`) + path(body, `fill="${base}"`)
      + g(deco, `clip-path="${cl}"`) + path(body, `fill="${sh}"`)
      + path(`M${-a * 0.9} ${-h + h * 0.2}H${a * 0.9}L${a * 0.86} ${-h + h * 0.36}Q0 ${-h + h * 0.46} ${-a * 0.86} ${-h + h * 0.36}Z`, `fill="${dk}" opacity=".22"`) +
      path(rim, `fill="${rc}"`) + path(rim, `fill="${sh}"`) + ell(0, -h - 6, a, a * 0.075, `fill="${mix(rc, '#ffffff', 0.2)}"`) + ell(0, -h - 5, a * 0.9, a * 0.058, `fill="#3a2518"`),
    tf(x, y),
  );
}

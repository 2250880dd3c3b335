import { circ, ell, g, n1, type P, path, polar, pt, rect, shade, TAU } from '#artwork/engine.ts';
import { march, roundLine } from '#artwork/outlines/strokes.ts';
import { dOf, strokes } from './figures.ts';
import type { Anniversary } from './number.ts';

/** a number knitted of wool */
export function drawWool({ c, p, num, dark, bg, deep, rr, halo, fam, max, textY }: Anniversary & { fam: string; max: number; textY: number }) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.7));
  const S = 40, st = strokes(num, S, S + 10, 500, 556, 800, 3.35), w = st.w;
  let art = '';
  const cols = [p.a, p.b, p.c];
  st.digits.forEach((dg, di) => dg.forEach((s) => {
    const col = cols[di % cols.length]!, D = dOf(s);
    for (let i = 6; i >= 1; i--) art += roundLine(D, w * 0.9 + i * 8, deep, `stroke-opacity="${dark ? 0.09 : 0.045}" transform="translate(10 ${n1(w * 0.17)})"`);
    art += roundLine(D, w * 0.93, shade(col, -0.08));
    // strand upon strand, wound round and round
    const lays: { path: string; k: number }[] = [{ path: '', k: -0.1 }, { path: '', k: -0.05 }, { path: '', k: 0 }, { path: '', k: 0.045 }, { path: '', k: 0.09 }];
    const strand = (q: { p: P; a: number }, tilt: number, l: number) => {
      const a = q.a + Math.PI / 2 + tilt, bow = 0.16 * w, e0 = polar(q.p[0], q.p[1], -w * 0.5 * l, a), e1 = polar(q.p[0], q.p[1], w * 0.5 * l, a), mid = polar(q.p[0], q.p[1], bow, q.a);
      return `M${pt(e0)}Q${pt([mid[0] * 2 - (e0[0] + e1[0]) / 2, mid[1] * 2 - (e0[1] + e1[1]) / 2])} ${pt(e1)}`;
    };
    march(s, 6.2).forEach((q) => {
      const tl = rr.f(-0.16, 0.16) + (rr.chance(0.15) ? rr.f(-0.6, 0.6) : 0.34);
      lays[rr.i(0, 4)]!.path += strand({ p: [q.p[0] + rr.f(-2, 2), q.p[1] + rr.f(-2, 2)], a: q.a }, tl, rr.f(0.97, 1.06));
    });
    if (!s.loop) {
      const M = march(s, 6.2);
      for (const [q, sg] of [[M[0]!, -1], [M[M.length - 1]!, 1]] as [{ p: P; a: number }, number][])
        for (let e = 2; e < w * 0.46; e += 4) lays[rr.i(1, 4)]!.path += strand({ p: polar(q.p[0], q.p[1], e * sg, q.a), a: q.a }, rr.f(-0.2, 0.2) * (1 - e / w), Math.sqrt(1 - (e / (w * 0.5)) ** 2));
    }
    {
      const M = march(s, 6.2);
      M.forEach((q, i) => {
        const z = M[i + 1];
        if (!z) return;
        let da = z.a - q.a;
        while (da > Math.PI) da -= TAU;
        while (da < -Math.PI) da += TAU;
        if (Math.abs(da) < 0.4) return;
        for (let k = 0; k <= 14; k++) lays[rr.i(1, 4)]!.path += strand({ p: [z.p[0] + rr.f(-2, 2), z.p[1] + rr.f(-2, 2)], a: q.a + (da * k) / 14 }, rr.f(-0.1, 0.1), rr.f(0.98, 1.05));
      });
    }
    march(s, 38).forEach((q) => { lays[rr.i(2, 4)]!.path += strand({ p: [q.p[0] + rr.f(-4, 4), q.p[1]], a: q.a }, rr.f(-0.75, -0.35), rr.f(1, 1.06)); });
    for (const l of lays) art += path(l.path, `fill="none" stroke="${shade(col, l.k - 0.09)}" stroke-width="${n1(w * 0.078 + 2)}" stroke-linecap="round"`)
      + path(l.path, `fill="none" stroke="${shade(col, l.k)}" stroke-width="${n1(w * 0.07)}" stroke-linecap="round"`)
      + path(l.path, `fill="none" stroke="${shade(col, l.k + 0.1)}" stroke-width="${n1(w * 0.03)}" stroke-linecap="round" stroke-dasharray="5 5" opacity=".7"`);
    art += roundLine(D, w * 1.02, '#000', `stroke-opacity=".001"`);
    for (const [dx, dy, ww, o, cc] of [[w * 0.3, w * 0.32, w * 0.36, 0.13, '#000'],
      [-w * 0.2, -w * 0.2, w * 0.3, 0.1, '#fff']] as [number, number, number, number, string][])
        art += g(roundLine(D, ww, cc, `stroke-opacity="${o}"`), `transform="translate(${n1(dx * 0.6)} ${n1(dy * 0.6)})"`);
    let fz = ''; for (const q of march(s, 7)) for (const sd of [-1, 1]) {
      const e = polar(q.p[0], q.p[1], w * 0.49, q.a + (sd * Math.PI) / 2), f = polar(e[0], e[1], rr.f(5, 14), q.a + (sd * Math.PI) / 2 + rr.f(-1.1, 1.1));
      fz += `M${pt(e)}Q${n1((e[0] + f[0]) / 2 + rr.f(-4, 4))} ${n1((e[1] + f[1]) / 2 + rr.f(-4, 4))} ${pt(f)}`;
    }
    art += path(fz, `fill="none" stroke="${shade(col, 0.04)}" stroke-width="1.3" opacity=".7"`);
  }));
  // the loose end, and the ball it came from
  const lastS = st.digits[st.digits.length - 1]![0]!, e = lastS.p[lastS.loop ? Math.floor(lastS.p.length / 2) : lastS.p.length - 1]!,
    bc = cols[(st.digits.length - 1) % cols.length]!, bx = 806, by = 962,
      tail = `M${pt([e[0], e[1] + w * 0.3])}C${n1(e[0] + 30)} ${n1(e[1] + 150)} ${n1(e[0] - 150)} 1010 ${bx - 130} ${by + 26}S${bx - 60} ${by + 60} ${bx} ${by + 50}`;
  const ball = (x: number, y: number, R: number, col: string) => {
    let o = ''; for (let i = 5; i >= 1; i--) o += ell(x + 8, y + R * 0.86, R * (0.8 + i * 0.07), R * (0.16 + i * 0.03), `fill="${deep}" fill-opacity="${dark ? 0.14 : 0.07}"`);
    o += circ(x, y, R, `fill="${shade(col, -0.1)}"`); const id = c.clip(circ(x, y, R));
    let s2 = ''; const lay = (a: number, off: number, n: number, k: number) => {
      let d = '';
      for (let i = 0; i < n; i++) { const t = (i - (n - 1) / 2) / n, y0 = t * R * 1.5 + off; d += `M${-R * 1.1} ${n1(y0)}Q0 ${n1(y0 + t * R * 0.9 + 14)} ${R * 1.1} ${n1(y0)}`; }
      s2 += g(path(d, `fill="none" stroke="${shade(col, k - 0.12)}" stroke-width="10"`) + path(d, `fill="none" stroke="${shade(col, k)}" stroke-width="8"`)
        + path(d, `fill="none" stroke="${shade(col, k + 0.08)}" stroke-width="3" stroke-dasharray="5 5" opacity=".6"`), `transform="translate(${x} ${y}) rotate(${a})"`);
    };
    lay(-50, 0, 11, -0.05); lay(34, 18, 8, 0); lay(-8, -22, 6, 0.03);
    return o + g(s2, `clip-path="${id}"`) + circ(x, y, R, `fill="${c.rad([[0.3, '#fff', 0.16], [0.6, '#fff', 0], [1, '#000', 0.32]], 0.38, 0.34, 0.7)}"`);
  };
  art += path(tail, `fill="none" stroke="${deep}" stroke-opacity=".18" stroke-width="10" transform="translate(4 9)"`)
    + path(tail, `fill="none" stroke="${shade(bc, -0.1)}" stroke-width="9.5" stroke-linecap="round"`)
    + path(tail, `fill="none" stroke="${bc}" stroke-width="7.6" stroke-linecap="round"`)
    + path(tail, `fill="none" stroke="${shade(bc, 0.09)}" stroke-width="3" stroke-dasharray="6 6"`) + ball(bx, by, 74, bc);
  c.add('art', art);
  fam = 'young-serif'; max = 78; textY = 1190;
  return { fam, max, textY };
}

import { circ, type Drawing, lerp, makeRng, n1, type P, path, polar, pt, rot, type Run, TAU } from '#artwork/engine.ts';

/** a record */
export const vinyl = (c: Drawing, cx: number, cy: number, R: number, labelR: number) => {
  let s = [0, 1, 2, 3, 4].map((i) => circ(cx + 6, cy + 14, R + 16 - i * 5, 'fill="#000" opacity=".07"')).join('') + circ(cx, cy, R, 'fill="#141316"');
  // sheen: two soft pairs of wedges
  let w = '';
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * TAU, v = Math.max(0, Math.cos(2 * (a - 0.85))) ** 7 * 0.34 + Math.max(0, Math.cos(2 * (a + 0.35))) ** 16 * 0.13;
    if (v > 0.008) w += path(`M${n1(cx)} ${n1(cy)}L${pt(polar(cx, cy, R - 3, a - 0.0445))}L${pt(polar(cx, cy, R - 3, a + 0.0445))}Z`, `fill="#fff" opacity="${v.toFixed(3)}"`);
  }
  s += w;
  let gr = '', gr2 = '';
  const rg = makeRng('groove');
  for (let q = labelR + 22; q < R - 8; q += 3.6) {
    const one = `M${n1(cx - q)} ${n1(cy)}a${n1(q)} ${n1(q)} 0 1 0 ${n1(q * 2)} 0a${n1(q)} ${n1(q)} 0 1 0 ${n1(-q * 2)} 0`;
    if (rg.chance(0.34)) gr2 += one; else gr += one;
  }
  s += path(gr, 'fill="none" stroke="#000" stroke-width="1.5" opacity=".6"') + path(gr2, 'fill="none" stroke="#000" stroke-width="2.3" opacity=".8"');
  for (const f of [0.42, 0.63, 0.84]) s += circ(cx, cy, lerp(labelR + 20, R - 8, f), 'fill="none" stroke="#0b0a0c" stroke-width="5.5"');
  s += circ(cx, cy, R - 1.5, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2.5"') + circ(cx, cy, labelR + 12, 'fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="2"');
  return s;
};

/** a text along an arc */
export const arcText = (run: Run, cx: number, cy: number, R: number, flip = false) => {
  let d = '';
  for (const gl of run.glyphs) {
    if (!gl.ink) continue;
    const gx = gl.x + gl.w / 2, mid = gx - run.w / 2, a = (flip ? -mid : mid) / R + (flip ? Math.PI : 0), q: P = [cx + Math.sin(a) * R, cy - Math.cos(a) * R], ro = flip ? a + Math.PI : a;
    d += gl.cmds.map((cm) => {
      let o = cm[0];
      for (let i = 1; i < cm.length; i += 2) { const v = rot([(cm[i]! as number) - gx, cm[i + 1]! as number], ro); o += (i > 1 ? ' ' : '') + n1(q[0] + v[0]) + ' ' + n1(q[1] + v[1]); }
      return o;
    }).join('');
  }
  return d;
};

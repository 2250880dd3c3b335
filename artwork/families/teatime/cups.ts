import { bez, ell, g, n1, path, shade, tf } from '#artwork/engine.ts';
import type { China } from './china.ts';
import { chintz } from './chintz.ts';
import type { Table } from './table.ts';

function saucer({ c, clay, dk, goldLine }: Table, w: number, k: China, kind: number) {
  const rx = w / 2, ry = w * 0.085;
  return (
    ell(0, 12, rx * 0.5, ry * 0.7, `fill="${shade(clay, -0.16)}"`) +
    path(`M${-rx} 0C${-rx * 0.9} ${ry * 1.2} ${-rx * 0.5} ${ry * 1.9} 0 ${ry * 1.95}C${rx * 0.5} ${ry * 1.9} ${rx * 0.9} ${ry * 1.2} ${rx} 0Z`,
      `fill="${c.lin([[0, shade(clay, -0.15)], [0.35, clay], [0.7, shade(clay, -0.06)], [1, shade(clay, -0.2)]], 0, 0, 1, 0)}"`) +
    ell(0, 0, rx, ry, `fill="${c.lin([[0, shade(clay, -0.05)], [0.5, clay], [1, shade(clay, -0.08)]], 0, 0, 1, 0)}"`) +
    ell(0, 0.6, rx * 0.9, ry * 0.88, `fill="none" stroke="${k.one}" stroke-width="${kind ? 9 : 6}"`) +
    goldLine(`M${-rx} 0A${rx} ${n1(ry)} 0 0 0 ${rx} 0A${rx} ${n1(ry)} 0 0 0 ${-rx} 0`, 3) +
    ell(0, 2, rx * 0.44, ry * 0.5, `fill="${dk}" opacity=".2"`)
  );
}

/** a cup, with tea and a saucer */
export function cup(table: Table, x: number, y: number, deg: number, w: number, h: number, kind: string, k: China, side: number, o: { tea?: boolean; saucer?: boolean; form?: number } = {}) {
  const { c, r, clay, shadeX, goldLine, handle } = table;
  const a = w / 2, form = o.form ?? 0, ry = w * 0.085;
  const body = form === 1 ? `M${-a} ${-h}C${-a * 0.94} ${-h * 0.62} ${-a * 0.96} ${-h * 0.2} ${-a * 0.52} ${-14}C${-a * 0.3} -4 ${a * 0.3} -4 ${a * 0.52} -14C${a * 0.96} ${-h * 0.2} ${a * 0.94} ${-h * 0.62} ${a} ${-h}A${a} ${n1(ry)} 0 0 1 ${-a} ${-h}Z`
    : `M${-a} ${-h}C${-a * 0.84} ${-h * 0.74} ${-a * 0.86} ${-h * 0.3} ${-a * 0.42} -16C${-a * 0.3} -8 ${a * 0.3} -8 ${a * 0.42} -16C${a * 0.86} ${-h
    * 0.3} ${a * 0.84} ${-h * 0.74} ${a} ${-h}A${a} ${n1(ry)} 0 0 1 ${-a} ${-h}Z`;
  const hs = bez([side * a * 0.86, -h * 0.8], [side * a * 1.62, -h * 1.06], [side * a * 1.56, -h * 0.16], [side * a * 0.66, -h * 0.22], 18);
  const kink = hs.concat([[side * a * 0.6, -h * 0.3]]);
  const foot = `M${-a * 0.4} -16C${-a * 0.36} -6 ${-a * 0.44} 0 ${-a * 0.48} 3C${-a * 0.2} 12 ${a * 0.2} 12 ${a * 0.48} 3C${a * 0.44} 0 ${a * 0.36} -6 ${a * 0.4} -16Z`;
  const cl = c.clip(path(body));
  return g(
    (o.saucer === false ? '' : g(saucer(table, w * 1.5, k, form), `transform="translate(0 ${n1(2)})"`)) +
      handle(kink, (t) => w * 0.062 * (0.7 + 0.5 * Math.sin(Math.PI * t))) +
      path(foot, `fill="${c.lin([[0, shade(clay, -0.18)], [0.4, clay], [1, shade(clay, -0.22)]], 0, 0, 1, 0)}"`) +
      path(body, `fill="${clay}"`) +
      g(chintz(c, kind, r, w, h, k), `clip-path="${cl}"`) +
      path(body, `fill="${shadeX(w)}"`) +
      g(path(`M${-a * 0.62} ${-h * 0.86}C${-a * 0.56} ${-h * 0.6} ${-a * 0.54} ${-h * 0.42} ${-a * 0.4} ${-h * 0.26}C${-a * 0.42} ${-h * 0.5} ${-a * 0.44} ${-h * 0.66} ${-a * 0.46} ${-h * 0.84}Z`,
        'fill="#fff" opacity=".55"'), `clip-path="${cl}"`) +
      ell(0, -h, a, ry, `fill="${c.lin([[0, shade(clay, -0.2)], [0.5, shade(clay, -0.08)], [1, shade(clay, -0.02)]], 0, 0, 1, 0)}"`) +
      (o.tea === false ? '' : ell(0, -h + ry * 0.24, a * 0.9, ry * 0.74, `fill="${c.lin([[0, '#6b2c12'], [0.6, '#a9501c'], [1, '#c97a34']], 0, 0, 1, 0)}"`)
        + path(`M${-a * 0.66} ${-h + ry * 0.2}Q${-a * 0.2} ${-h + ry * 0.72} ${a * 0.3} ${-h + ry * 0.62}`, 'fill="none" stroke="#f0b878" stroke-width="3.4" stroke-linecap="round" opacity=".8"')) +
      goldLine(`M${-a} ${-h}A${a} ${n1(ry)} 0 0 0 ${a} ${-h}A${a} ${n1(ry)} 0 0 0 ${-a} ${-h}`, 4) +
      goldLine(`M${-a * 0.47} 3Q0 14 ${a * 0.47} 3`, 3),
    tf(x, y, deg),
  );
}

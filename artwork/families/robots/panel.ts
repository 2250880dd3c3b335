import { circ, g, mix, n1, path, polar, pt, rect, shade, tf } from '#artwork/engine.ts';
import { roundRect } from '#artwork/outlines/strokes.ts';
import { gauge, odo } from './parts.ts';
import type { Workshop } from './workshop.ts';

/** a control panel */
export function drawPanel(workshop: Workshop & { labelTop: number; nameY: number }) {
  const { c, r, R, ink, metal, red, yel, blue, tin, chrome, bulb, num } = workshop;
  let { labelTop, nameY } = workshop;
  let s = '';
  // ---- the whole card is the face of the machine
  const face = mix(R.dark ? mix(R.cool, metal, 0.4) : R.cool2, metal, 0.25);
  s += rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(face, 0.06)], [0.5, face], [1, shade(face, -0.08)]])}"`);
  let br = '', br2 = '';
  const q = r.sub('brush');
  for (let i = 0; i < 260; i++) { const y = q.f(0, 1400), x = q.f(-200, 900), w = q.f(120, 600); if (q.chance(0.5)) br += `M${n1(x)} ${n1(y)}h${n1(w)}`; else br2 += `M${n1(x)} ${n1(y)}h${n1(w)}`; }
  s += path(br, 'stroke="#fff" stroke-width="1.4" opacity=".22"') + path(br2, `stroke="${ink}" stroke-width="1.4" opacity=".1"`);
  s += path(roundRect(40, 40, 920, 1320, 44), `fill="none" stroke="${ink}" stroke-width="5" opacity=".55"`) + path(roundRect(45, 46, 910, 1309, 42), 'fill="none" stroke="#fff" stroke-width="3" opacity=".55"');
  for (const [x, y, a] of [[86, 86, 30], [914, 86, 70], [86, 1314, 110], [914, 1314, 10]] as [number, number, number][])
    s += circ(x, y, 25, `fill="${chrome}" stroke="${ink}" stroke-width="3.500"`) + g(rect(-20, -3.5, 40, 7, `rx="2" fill="${ink}"`), tf(x, y, a));
  // brows: two levers
  for (const sx of [-1, 1])
    s += g(rect(-128, -13, 256, 26, `rx="13" fill="${ink}"`) + rect(-118, -5, 236, 7, 'rx="3" fill="#000" opacity=".5"')
      + path(roundRect(-34 + sx * 30, -34, 68, 68, 14), `fill="${tin(red)}" stroke="${ink}" stroke-width="5"`)
      + path(`M${-14 + sx * 30} -18V18M${sx * 30} -18V18M${14 + sx * 30} -18V18`, `stroke="${ink}" stroke-width="5" opacity=".5"`), tf(500 + sx * 196, 214, sx * 9));
  // eyes: gauges that look at you
  for (const sx of [-1, 1]) {
    const x = 500 + sx * 196, y = 440, Rg = 152;
    s += circ(x, y + 9, Rg * 1.13, `fill="${ink}" opacity=".25"`) + gauge(workshop, x, y, Rg, 0.5, 'none');
    const px = x + 14, py = y + 12;
    s += circ(px, py, 82, `fill="${c.rad([[0, shade(blue, 0.12)], [0.7, blue], [1, shade(blue, -0.14)]])}" stroke="${ink}" stroke-width="5"`)
      + circ(px, py, 48, `fill="${ink}"`) + circ(px - 24, py - 28, 20, 'fill="#fff"') + circ(px + 22, py + 24, 9, 'fill="#fff" opacity=".8"');
    const nd = polar(px, py, 118, -Math.PI / 2 + sx * 0.5);
    s += path(`M${pt(polar(px, py, 60, -Math.PI / 2 + sx * 0.5))}L${pt(nd)}`, `stroke="${red}" stroke-width="10" stroke-linecap="round"`);
  }
  // cheeks, nose, smile of lamps
  s += bulb(166, 706, 42, mix(red, '#ff8d7a', 0.25)) + bulb(834, 706, 42, mix(red, '#ff8d7a', 0.25)) + odo(workshop, 500, 690, num.length > 2 ? 240 : 190, 128);
  const N = 9;
  for (let i = 0; i < N; i++) {
    const t = i / (N - 1), a = Math.PI * (0.775 - 0.55 * t), q2 = polar(500, 520, 396, a),
      col = [mix('#48B06A', blue, 0.2), '#48B06A', yel, yel, red][Math.min(4, Math.floor(Math.abs(t - 0.5) * 2 * 4.99))]!;
    s += g(path(roundRect(-25, -44, 50, 88, 14), `fill="${ink}"`)
      + path(roundRect(-18, -37, 36, 74, 9), `fill="${c.lin([[0, mix(col, '#fff', 0.5)], [0.5, col], [1, shade(col, -0.08)]])}"`)
      + rect(-11, -30, 10, 34, 'rx="5" fill="#fff" opacity=".55"'), tf(q2[0], q2[1], (a * 180) / Math.PI - 90));
  }
  // switches down the sides
  for (const [x, y, on] of [[118, 850, 1], [118, 950, 0], [882, 850, 1], [882, 950, 0]] as [number, number, number][])
    s += circ(x, y, 30, `fill="${chrome}" stroke="${ink}" stroke-width="4"`) + circ(x, y, 13, `fill="${ink}"`)
      + g(path('M-8 0L-11 -48Q0 -60 11 -48L8 0Z', `fill="${chrome}" stroke="${ink}" stroke-width="4"`), tf(x, y, on ? 14 : 166));
  labelTop = 1012; nameY = 1284;
  return { s, labelTop, nameY };
}

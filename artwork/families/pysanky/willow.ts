import { bez, clamp, ell, g, mix, n1, path, polar, qbez, ribbon, shade, tf } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import type { Card } from './card.ts';
import { deg } from './egg.ts';
import { pysanka } from './pysanka.ts';

/** eggs with sprigs of willow */
export function drawWillow({ inp, c, r, p, dark, dyes, bg, ink, acc, off }: Card) {
  // eggs on ribbons under a pussy-willow branch
  const bark = dark ? mix(p.c, '#6b4a3a', 0.6) : mix('#5b3a2c', p.ink, 0.3);
  const main = bez([-40, 250], [240, 120], [620, 60], [1060, 150], 30);
  const catkin = (x: number, y: number, a: number, s: number) =>
    g(
      path('M0 4C-16 0 -22 -26 -16 -46C-12 -60 -4 -66 0 -68C4 -66 12 -60 16 -46C22 -26 16 0 0 4Z', `fill="${c.lin([[0, '#fbf8f2'], [0.55, '#d9d3ca'], [1, '#a39a92']])}"`) +
        path(Array.from({ length: 16 }, (_, i) => {
          const t = -62 + i * 4, w = 17 * Math.sin(Math.PI * clamp((i + 2) / 19));
          return `M${n1(-w)} ${n1(t + 6)}l-4 -6M${n1(w)} ${n1(t + 6)}l4 -6M${n1(-w * 0.4)} ${n1(t + 8)}l-1.5 -7M${n1(w * 0.4)} ${n1(t + 8)}l1.5 -7`;
        }).join(''), `stroke="#fff" stroke-width="1.4" stroke-opacity=".85" fill="none"`) +
        path('M-15 -6C-20 6 -8 14 0 14C8 14 20 6 15 -6C9 2 -9 2 -15 -6Z', `fill="${shade(bark, -0.04)}"`),
      tf(x, y, a, s),
    );
  let br = '',
    cat = '';
  const twig = (x: number, y: number, a: number, len: number, bend: number) => {
    const e = polar(x, y, len, a),
      mm = polar((x + e[0]) / 2, (y + e[1]) / 2, bend, a + Math.PI / 2),
      ps = qbez([x, y], mm, e, 14);
    br += path(ribbon(ps, (t) => 8 * (1 - t * 0.7)), `fill="${bark}"`);
    for (let i = 3; i < 14; i += 3) {
      const q = ps[i]!,
        t = Math.atan2(ps[i]![1] - ps[i - 1]![1], ps[i]![0] - ps[i - 1]![0]),
        sd = i % 2 ? 1 : -1;
      cat += catkin(q[0], q[1], deg(t) + 90 + sd * 34, r.f(0.6, 0.8));
    }
    cat += catkin(e[0], e[1], deg(a) + 90, 0.66);
  };
  br += path(ribbon(main, (t) => 17 * (1 - t * 0.62)), `fill="${bark}"`);
  for (const [i, a, L, b] of [
    [5, -0.95, 200, -20],
    [9, 0.42, 150, 10],
    [12, -0.75, 230, -26],
    [18, -0.4, 210, -16],
    [22, -0.9, 150, -14],
    [15, 0.5, 130, 14],
    [24, 0.52, 140, 12],
  ] as const)
    twig(main[i]![0], main[i]![1], a, L, b);
  for (let i = 3; i < 29; i += 4) cat += catkin(main[i]![0], main[i]![1], i % 8 === 3 ? 30 : 130, r.f(0.62, 0.8));
  let eggs = '';
  const hung: [number, number, number, number][] = [
    [7, 600, 118, 158],
    [16, 690, 146, 196],
    [24, 540, 108, 146],
  ];
  hung.forEach(([i, y, w, h], k) => {
    const x = main[i]![0] + [0, 0, -6][k]!,
      rib = [p.a, p.e, p.a][k]!;
    eggs += path(`M${n1(x)} ${n1(main[i]![1])}V${n1(y - h + 6)}`, `stroke="${reads(bg, 1.6, rib, p.b)}" stroke-width="6"`);
    eggs += g(pysanka(c, w, h, [4, 0, 3][k]! + off, dyes[[1, 0, 2][k]!]!, [0.3, 0, -0.4][k]!), tf(x, y, [-2, 1, 3][k]));
    // bow
    const by = y - h - 2,
      rc = reads(bg, 1.6, rib, p.b);
    eggs += path(`M${n1(x)} ${n1(by)}C${n1(x - 20)} ${n1(by - 36)} ${n1(x - 62)} ${n1(by - 40)} ${n1(x - 64)} ${n1(by - 10)}C${n1(x - 62)} ${n1(by
      + 16)} ${n1(x - 22)} ${n1(by + 14)} ${n1(x)} ${n1(by)}C${n1(x + 20)} ${n1(by - 36)} ${n1(x + 62)} ${n1(by - 40)} ${n1(x + 64)} ${n1(by - 10)}C${n1(x
      + 62)} ${n1(by + 16)} ${n1(x + 22)} ${n1(by + 14)} ${n1(x)} ${n1(by)}Z`,
      `fill="${rc}"`) + path(`M${n1(x - 10)} ${n1(by)}C${n1(x - 26)} ${n1(by + 20)} ${n1(x - 36)} ${n1(by + 34)} ${n1(x - 48)} ${n1(by + 60)}L${n1(x - 30)} ${n1(by + 56)}L${n1(x - 24)} ${n1(by + 68)}C${n1(x - 16)} ${n1(by + 40)} ${n1(x - 6)} ${n1(by + 22)} ${n1(x + 2)} ${n1(by)}ZM${n1(x + 10)} ${n1(by)}C${n1(x + 26)} ${n1(by + 20)} ${n1(x + 36)} ${n1(by + 34)} ${n1(x + 48)} ${n1(by + 60)}L${n1(x + 30)} ${n1(by + 56)}L${n1(x + 24)} ${n1(by + 68)}C${n1(x + 16)} ${n1(by + 40)} ${n1(x + 6)} ${n1(by + 22)} ${n1(x - 2)} ${n1(by)}Z`,
        `fill="${shade(rc, -0.05)}"`)
          + path(`M${n1(x - 54)} ${n1(by - 14)}C${n1(x - 40)} ${n1(by - 22)} ${n1(x - 22)} ${n1(by - 12)} ${n1(x - 8)} ${n1(by)}M${n1(x
          + 54)} ${n1(by - 14)}C${n1(x + 40)} ${n1(by - 22)} ${n1(x + 22)} ${n1(by - 12)} ${n1(x + 8)} ${n1(by)}`,
          `stroke="${shade(rc, -0.12)}" stroke-width="3" fill="none"`) + ell(x, by, 12, 13, `fill="${shade(rc, 0.03)}"`);
  });
  c.add('art', eggs, 'sway');
  c.add('art', g(br + cat));
  const b = block(inp.headline, 'elsie-swash-caps:900', 500, 780, 230, 122, { cy: 1106 }, { lead: 1.04 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const t = [inp.sub, inp.name].filter(Boolean);
  if (t.length) c.add('type', path(block(t.join('|'), 'cormorant-garamond:600i', 500, 720, 100, 44, { top: b.bottom + 34 }, { lead: 1.16 }).d, `fill="${acc}"`));
}

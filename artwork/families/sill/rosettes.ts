import { at, mix, n1, path, poisson, rect, shade, tf, tfit } from '#artwork/engine.ts';
import { clear } from '#artwork/colours/table.ts';
import { block, blockD } from '#artwork/lettering/table.ts';
import type { Sill } from './shelf.ts';

/** rosettes seen from above */
export function drawRosettes({ inp, c, r, p, light, hot, gA, gB, gC, pink, small, A }: Sill) {
  // from above: a bed of rosettes about a label
  const bed = shade(mix(gC, '#0c1c1a', 0.62), -0.02);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bed}"`));
  const ros = (col: string, tip: string, w: number, ptd: number) => c.def((id) => {
    let s = '';
    const n = 34;
    for (let i = 0; i < n; i++) {
      const t = 1 - i / n, a = i * 137.508, l = 20 + 96 * Math.pow(t, 0.8), ww = (8 + 26 * Math.pow(t, 0.7)) * w, k = 1 - t;
      s += `<g transform="rotate(${n1(a)})"><path d="M0 0C${n1(-ww)} ${n1(-l * 0.34)} ${n1(-ww * 1.15)} ${n1(-l * 0.78)} ${n1(-ww * 0.34
        * (1 - ptd))} ${n1(-l * 0.96)}L0 ${n1(-l * 1.03)}L${n1(ww * 0.34 * (1 - ptd))} ${n1(-l * 0.96)}C${n1(ww * 1.15)} ${n1(-l * 0.78)} ${n1(ww)} ${n1(-l
          * 0.34)} 0 0Z" fill="${c.lin([[0, tip], [0.16, mix(mix(col, '#ffffff', 0.16 + 0.3 * k), tip, 0.16)], [0.62, mix(col, '#ffffff', 0.02 + 0.26 * k)],
            [1, shade(col, -0.17)]])}" stroke="${shade(col,
              -0.22)}" stroke-width="1.8" stroke-opacity=".75"/><path d="M${n1(-ww * 0.4)} ${n1(-l * 0.4)}C${n1(-ww * 0.72)} ${n1(-l * 0.64)} ${n1(-ww
                * 0.5)} ${n1(-l * 0.84)} ${n1(-ww * 0.14)} ${n1(-l * 0.93)}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="2.6" stroke-linecap="round"/></g>`;
    }
    return `<g id="${id}"><circle r="104" cx="10" cy="14" fill="#04100e" opacity=".4"/><circle r="112" cx="12" cy="18" fill="#04100e" opacity=".22"/>${s}</g>`;
  });
  const kinds = [ros(mix('#7fb09a', gC, 0.3), pink, 1, 0.8), ros(mix('#9fbf8a', gB, 0.3), mix('#e8a06a', hot, 0.3), 0.9, 1),
    ros(mix('#a88fb4', p.e, 0.12), mix('#f2c0cf', pink, 0.3), 1.08, 0.5), ros(mix('#6d9f86', gA, 0.3), mix('#f7e6b0', p.b, 0.2), 0.8, 1),
      ros(mix('#c98f8a', hot, 0.2), mix('#ffe0d0', pink, 0.2), 1, 0.8)];
  const pts = poisson(r, -50, -50, 1100, 1500, 124).map((q) => ({ q, z: r.f(0, 1) })).sort((a, b) => a.z - b.z);
  for (const { q } of pts) A.push(`<use href="#${r.pick(kinds)}" ${tf(q[0], q[1], r.f(0, 360), r.f(0.52, 0.72))}/>`);
  for (const { q } of pts.slice(0, Math.floor(pts.length * 0.5))) A.push(`<use href="#${r.pick(kinds)}" ${tf(q[0] + r.f(-16, 16), q[1] + r.f(-16, 16), r.f(0, 360), r.f(0.82, 1.2))}/>`);
  c.add('art', A);
  const lb = light ? p.paper : mix(p.ink, '#fff6e4', 0.4), li = light ? clear(p.ink, lb, 7) : p.bg;
  // a potter's label: a soft-cornered plaque of fired clay
  const D = 'M188 520C186 470 220 444 266 446C420 438 580 438 734 446C780 444 814 470 812 520C820 640 820 760 812 880C814 930 780 956 734 954C580 962 420 962 266 954C220 956 186 930 188 880C180 760 180 640 188 520Z';
  c.add('frame', c.soft(D, 6, 16, 30, '#04100e', 0.6, 6) + path(D, `fill="${lb}"`)
    + path(D, `fill="none" stroke="${hot}" stroke-width="3" transform="translate(500 700) scale(.945) translate(-500 -700)"`));
  const b = block(inp.headline, 'caprasimo', 530, small ? 300 : 340, { max: 124, lead: 1.02, lines: 3 });
  const sm = small ? tfit(small, 'jost:500', 500, 38, { track: 20 }) : null, H = b.h + (sm ? 56 + sm.cap : 0), y0 = 702 - H / 2;
  c.add('type', [path(blockD(b, 500, y0), `fill="${li}"`), sm ? path(at(sm, 500, y0 + b.h + 56 + sm.cap), `fill="${clear(mix(hot, li, 0.25), lb, 4.5)}"`) : '']);
  c.add('texture', c.grain(0.9));
  return c;
}

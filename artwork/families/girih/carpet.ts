import { circ, mix, n1, type P, path, pt, rect, shade, star, TAU } from '#artwork/engine.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { crescentD, type Night } from './night.ts';
import { lattice } from './tiling.ts';

/** a lattice over the whole card */
export function drawCarpet({ inp, c, p, night, deep, gold, kind, ink, quiet, sub }: Night) {
  // carpet: the whole field is woven, a lobed cartouche holds the greeting
  c.add('art', lattice(c, kind, kind === '8' ? 92 : kind === '3' ? 64 : 58, 500, 700, 920, 12, gold, deep,
    [mix(night, p.b, 0.9), mix(night, p.b, 0.55), shade(night, -0.05)], (q) => q[0] > -120 && q[0] < 1120 && q[1] > -120 && q[1] < 1520));
  const lobe = (k: number) => {
    const ps: P[] = [];
    const N = 16;
    let d = '';
    for (let i = 0; i <= N; i++) {
      const a = -Math.PI / 2 + (i * TAU) / N,
        rr = 318 * k;
      const q: P = [500 + Math.cos(a) * rr * 0.98, 700 + Math.sin(a) * rr * 1.06];
      ps.push(q);
      if (!i) d = 'M' + pt(q);
      else {
        const am = -Math.PI / 2 + ((i - 0.5) * TAU) / N;
        d += `Q${n1(500 + Math.cos(am) * rr * 0.98 * 1.15)} ${n1(700 + Math.sin(am) * rr * 1.06 * 1.15)} ${pt(q)}`;
      }
    }
    return d + 'Z';
  };
  const L = lobe(1);
  c.add('frame', c.soft(L, 0, 12, 34, '#000', 0.6, 7) + path(L, `fill="${deep}" stroke="${deep}" stroke-width="40"`)
    + path(L, `fill="${c.rad([[0, mix(night, p.b, 0.3)], [1, shade(night, -0.03)]])}" stroke="${gold}" stroke-width="12"`)
    + path(lobe(0.93), `fill="none" stroke="${gold}" stroke-width="3"`) + Array.from({ length: 16 }, (_, i) => {
    const a = -Math.PI / 2 + ((i + 0.5) * TAU) / 16;
    return circ(500 + Math.cos(a) * 299, 700 + Math.sin(a) * 324, 5, `fill="${gold}"`);
  }).join(''));
  const cr = crescentD(500, 520, 54, 0.82, 0.28, -Math.PI / 2);
  c.add('ornament', path(cr.d, `fill="${gold}"`) + path(star(500, 508, 8, 20, 11), `fill="${gold}"`));
  const b = block(inp.headline, 'marcellus', 500, 460, 220, 104, { cy: 704 }, { lead: 1.1 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const s = [sub, inp.name].filter(Boolean);
  if (s.length) c.add('type', path(block(s.join('|'), 'cormorant-garamond:600i', 500, 380, 90, 38, { top: Math.max(b.bottom + 36, 836) }, { lead: 1.15 }).d, `fill="${quiet}"`));
  c.add('frame', rect(0, 0, 1000, 1400, `fill="none" stroke="${deep}" stroke-width="72"`)
    + rect(42, 42, 916, 1316, `fill="none" stroke="${gold}" stroke-width="8"`) + rect(56, 56, 888, 1288, `fill="none" stroke="${gold}" stroke-width="2"`));
}

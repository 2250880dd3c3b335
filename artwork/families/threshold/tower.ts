import { at, circ, type Drawing, ell, g, mix, n1, path, polar, rect, type Rng, set, shade, TAU } from '#artwork/engine.ts';
import { against, cat, wheel } from './wheels.ts';
import type { Room, Tones } from './tones.ts';

const CX = 500, CY = 476, R = 404;
const HOURS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

/** the town far down, seen through the glass of the dial */
function town(r: Rng, t: Tones): string {
  let s = '', lamps = '';
  const row = (base: number, tall: number, col: string, lit: number) => {
    let d = '';
    for (let x = 70; x < 940;) {
      const w = r.i(34, 70), h = r.f(0.45, 1) * tall, top = base - h, kind = r.i(0, 3);
      d += kind === 0 ? `M${x} 960V${n1(top)}h${w}V960Z` : `M${x} 960V${n1(top)}L${n1(x + w / 2)} ${n1(top - w * (kind === 3 ? 1.3 : 0.5))}L${x + w} ${n1(top)}V960Z`;
      if (kind === 1) d += `M${x + w - 13} ${n1(top + 4)}v-38h9v38Z`;
      for (let yy = top + 16; yy < base + 60; yy += 22) for (let xx = x + 9; xx < x + w - 12; xx += 15) if (r.chance(lit)) lamps += rect(xx, yy, 6, 9);
      x += w + r.i(-2, 8);
    }
    s += path(d, `fill="${col}"`);
  };
  row(720, 120, mix(t.light, t.far, 0.34), 0);
  row(790, 150, mix(t.light, t.far, 0.62), 0.16);
  return s + g(lamps, `fill="${mix(t.gold, t.light, 0.25)}"`);
}

/** The great dial of a tower clock from behind, at two minutes to twelve, with the works in front of it. */
export function tower(c: Drawing, r: Rng, t: Tones): Room {
  const wall = t.near, joint = mix(t.near, t.mid, 0.4);
  let stones = '';
  for (let j = 0; j < 12; j++) { stones += `M0 ${j * 92 + 14}H1000`; for (let i = 0; i < 7; i++) stones += `M${i * 176 + (j % 2) * 88 - 20} ${j * 92 + 14}v92`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + path(stones, `fill="none" stroke="${joint}" stroke-width="3"`)
    + rect(0, 0, 1000, 1400, `fill="${c.rad([[0.4, t.dark, 0], [0.78, t.dark, 0.62], [1, t.dark, 1]], CX, CY, 900, 'u')}"`));
  // the reveal: voussoirs that the dial lights
  let keys = '';
  for (let i = 0; i < 28; i++) { const a = (i / 28) * TAU, p = polar(CX, CY, R + 6, a), q = polar(CX, CY, R + 66, a); keys += `M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}`; }
  c.add('art', circ(CX, CY, R + 66, `fill="${c.rad([[0.85, mix(t.warm, t.mid, 0.25)], [0.93, mix(t.warm, t.mid, 0.72)], [1, t.mid]], CX, CY, R + 66, 'u')}"`) + path(keys, `stroke="${t.near}" stroke-width="4"`) + circ(CX, CY, R + 66, `fill="none" stroke="${t.dark}" stroke-width="6"`));
  const glass = c.clip(circ(CX, CY, R));
  let ticks = '', spokes = '', snow = '';
  for (let i = 0; i < 60; i++) { const a = (i / 60) * TAU, p = polar(CX, CY, i % 5 ? 366 : 350, a), q = polar(CX, CY, 390, a); ticks += `M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}`; }
  for (let i = 0; i < 12; i++) { const a = ((i + 0.5) / 12) * TAU, p = polar(CX, CY, 60, a), q = polar(CX, CY, 346, a); spokes += `M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}`; }
  for (let i = 0; i < 110; i++) { const [x, y] = polar(CX, CY, R * Math.sqrt(r.f()), r.f(0, TAU)); snow += circ(x, y, r.f(1.6, 5)); }
  const moon = c.rad([[0, '#ffffff', 0.95], [0.3, t.light, 0.8], [1, t.light, 0]], 372, 330, 330, 'u');
  const seen = rect(80, 60, 840, 840, `fill="${c.lin([[0, mix(t.far, t.light, 0.52)], [0.55, mix(t.warm, t.light, 0.5)], [1, mix(t.warm, t.far, 0.3)]])}"`) + circ(372, 330, 330, `fill="${moon}"`)
    + town(r, t) + g(snow, 'fill="#fffdf8" opacity=".85"')
    + path(`M${CX - R} ${CY}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0ZM${CX - 340} ${CY}a340 340 0 1 1 680 0a340 340 0 1 1 -680 0Z`, `fill="${t.warm}" opacity=".42"`);
  c.add('art', g(seen, `clip-path="${glass}"`));
  // the iron of the dial
  const numerals = HOURS.map((h, i) => { const q = set(h, 'playfair-display:800', 84); return g(path(at(q, 0, 0)), `transform="rotate(${i * 30}) translate(0 -262)"`); }).join('');
  c.add('art', path(spokes, `fill="none" stroke="${t.near}" stroke-width="5"`)
    + [344, 246, 150].map((q, i) => circ(CX, CY, q, `fill="none" stroke="${t.near}" stroke-width="${[9, 6, 6][i]}"`)).join('')
    + path(ticks, `fill="none" stroke="${t.dark}" stroke-width="7"`) + circ(CX, CY, R, `fill="none" stroke="${t.dark}" stroke-width="13"`)
    + g(numerals, `transform="translate(${CX} ${CY}) scale(-1 1)" fill="${t.dark}"`));
  // the hands, mirrored as all the dial is
  const minute = 'M-9 70L-7 -250L-16 -262L0 -372L16 -262L7 -250L9 70Q0 104 -9 70Z', hour = 'M-11 50L-9 -128C-40 -150 -36 -186 0 -236C36 -186 40 -150 9 -128L11 50Q0 80 -11 50Z';
  c.add('art', path(hour, `fill="${t.dark}" transform="translate(${CX} ${CY}) rotate(1)"`) + path(minute, `fill="${t.dark}" stroke="${t.light}" stroke-width="2" stroke-opacity=".5" transform="translate(${CX} ${CY}) rotate(12)"`), 'sway');
  const lit = mix(t.warm, t.light, 0.5);
  const back = mix(t.dark, t.mid, 0.42);
  c.add('art', against(wheel(CX, CY, 94, 30, 5), back, lit, -2, -3) + against(wheel(CX - 142, CY + 170, 132, 42, 6, 0.07), back, lit, 2, -3)
    + rect(CX - 154, CY + 160, 24, 420, `fill="${back}"`) + rect(CX - 154, CY + 160, 5, 420, `fill="${lit}" opacity=".7"`)
    + against(wheel(846, 832, 176, 46, 6, 0.1), back, lit, -3, -4) + circ(846, 832, 24, `fill="${t.dark}"`));
  const iron = shade(t.dark, -0.01);
  // in front: the great wheel, its pinion, the beam, and the cat
  c.add('art', against(wheel(104, 892, 262, 56, 6, 0.03), iron, lit, 4, -5) + circ(104, 892, 42, `fill="${back}"`) + circ(100, 888, 40, `fill="${iron}"`)
    + against(wheel(396, 906, 56, 14, 4, 0.2), iron, lit, 0, -4)
    + rect(0, 984, 1000, 420, `fill="${iron}"`) + rect(0, 978, 1000, 8, `fill="${lit}" opacity=".8"`)
    + ell(540, 1000, 380, 26, `fill="${c.rad([[0, t.warm, 0.3], [1, t.warm, 0]])}"`));
  let bolts = '';
  for (let x = 60; x < 1000; x += 110) bolts += circ(x, 1016, 8);
  const mug = 'M0 0V-54H52V0ZM52 -44h14q10 0 10 10v8q0 10 -10 10h-14v-8h10q4 0 4 -4v-4q0 -4 -4 -4h-10Z';
  c.add('art', g(bolts, `fill="${back}"`) + path(`M0 1048H1000`, `stroke="${back}" stroke-width="3"`)
    + cat(604, 980, 0.92, iron, lit) + g(path(mug, `fill="${lit}" transform="translate(-2 -3)"`) + path(mug, `fill="${iron}"`), 'transform="translate(476 980)"')
    + path('M492 914c-14 -22 14 -34 0 -58M512 910c-12 -20 12 -30 2 -50', `fill="none" stroke="${iron}" stroke-width="4" stroke-linecap="round" opacity=".5"`));
  return { box: [90, 1080, 820, 252], ground: iron, ink: t.light, accent: t.gold, max: 124 };
}

import {
  at, circ, contrast, Drawing, ell, g, type Input, lum, mix, n1, path, polar, poly, pt, rect, type Rng, set, shade,
  TAU, tf, tfit,
} from '#artwork/engine.ts';
import { legible, withContrast } from '#artwork/colours/journeys.ts';
import { roles, type Roles } from '#artwork/colours/roles.ts';
import { block, drawBlock } from '#artwork/lettering/journeys.ts';
import { linesOf, onCircle } from '#artwork/lettering/lines.ts';
import { tone } from '#artwork/marks/burin.ts';
import { aerostat } from '#artwork/subjects/aerostat.ts';
import { fir, glitter, gulls } from '#artwork/subjects/scenery.ts';

const SW = 324, SH = 396, TOOTH = 18;
/** a stamp's outline, bitten by half-circles on all sides */
const perfs = (w: number, h: number) => {
  const rr = TOOTH * 0.29, run = (n: number, dx: number, dy: number) => {
    let d = '';
    for (let i = 0; i < n; i++) {
      const a = TOOTH / 2 - rr;
      d += `l${n1(dx * a)} ${n1(dy * a)}a${n1(rr)} ${n1(rr)} 0 0 0 ${n1(dx * rr * 2)} ${n1(dy * rr * 2)}l${n1(dx * a)} ${n1(dy * a)}`;
    }
    return d;
  };
  return `M${n1(-w / 2)} ${n1(-h / 2)}` + run(w / TOOTH, 1, 0) + run(h / TOOTH, 0, 1) + run(w / TOOTH, -1, 0) + run(h / TOOTH, 0, -1) + 'Z';
};
type Vig = (c: Drawing, r: Rng, K: Roles, ink: string, ground: string) => string;
const VIG: Record<string, Vig> = {
  balloon: (c, r, K, ink, gd) => circ(60, -70, 40, `fill="${mix(K.warm, K.cream, 0.4)}"`)
    + path('M-150 60C-100 30 -60 44 -20 66C30 40 80 30 150 62V170H-150Z', `fill="${mix(K.cool, gd, 0.35)}"`)
    + path('M-150 96C-90 74 -20 86 30 104C80 92 120 88 150 96V170H-150Z', `fill="${K.cool}"`) + aerostat(-8, -52, 66, { paper: K.cream, ink, spot: K.hot }, { gores: 7, detail: 1.0, swag: true }),
  alps: (c, r, K, ink, gd) => {
    let s = circ(58, -64, 38, `fill="${K.warm}"`) + path('M-150 90L-92 -10L-60 34L-20 -84L36 20L70 -18L150 90V160H-150Z', `fill="${K.cream}"`)
      + path('M-20 -84L36 20L70 -18L150 90V100H30L4 40L14 10L-14 -30ZM-92 -10L-60 34L-40 90H-90L-78 40Z', `fill="${mix(K.cool, gd, 0.3)}"`)
      + path('M-20 -84L36 20L70 -18L150 90V100H30L4 40L14 10L-14 -30Z', `fill="${tone(c, ink)}" opacity=".6"`) + path('M-150 76C-80 60 0 96 150 66V160H-150Z', `fill="${mix(K.cool, K.deep, 0.3)}"`);
    for (const [x, y, h] of [[-104, 124, 96], [-62, 136, 72], [106, 128, 104], [66, 140, 66], [-126, 146, 66]] as const) s += fir(r, x, y, h, mix(K.deep, K.cool, 0.2), mix(K.cool, K.deep, 0.3));
    return s + path('M-150 126C-60 112 40 142 150 122V160H-150Z', `fill="${mix(K.deep, K.cool, 0.2)}"`);
  },
  sail: (c, r, K, ink) => circ(-50, -58, 46, `fill="${mix(K.hot, K.warm, 0.3)}"`) + path('M-150 40H150V160H-150Z', `fill="${K.cool}"`)
    + glitter(r, -50, 46, 146, 34, 120, mix(K.warm, K.cream, 0.3), 22, 0.9) + path('M64 40C84 10 120 -4 150 -6V40Z', `fill="${mix(K.cool, K.deep, 0.35)}"`)
    + path('M20 66V-112', `stroke="${ink}" stroke-width="5"`) + path('M26 -108C66 -60 84 0 84 44C66 52 44 52 26 48Z', `fill="${K.cream}"`)
    + path('M26 -108C66 -60 84 0 84 44C78 48 70 50 62 50C66 0 54 -56 26 -108Z', `fill="${tone(c, ink)}" opacity=".55"`)
    + path('M14 -92C-20 -50 -44 0 -50 44C-30 50 -6 50 14 46Z', `fill="${K.hot}"`)
    + path('M14 -92C8 -40 4 10 2 48L14 46Z', `fill="${tone(c, ink)}" opacity=".6"`)
    + path('M-62 64C-20 74 60 74 100 56C94 86 76 98 54 98H-24C-46 96 -58 82 -62 64Z', `fill="${mix(K.deep, K.hot, 0.1)}"`)
    + path('M-62 64C-20 74 60 74 100 56L98 66C60 82 -20 82 -60 74Z', `fill="${K.cream}"`)
    + path('M-110 112q12 -10 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0', `fill="none" stroke="${K.cream}" stroke-width="3.4" stroke-linecap="round"`),
  plane: (c, r, K, ink, gd) => {
    let s = '';
    for (let i = 0; i < 14; i++) s += path(poly([[-40, 60], polar(-40, 60, 330, (i * TAU) / 14), polar(-40, 60, 330, ((i + 0.5) * TAU) / 14)]), `fill="${mix(K.warm, gd, 0.45)}"`);
    s += circ(-40, 60, 62, `fill="${K.warm}"`) + path('M-150 92C-110 80 -90 92 -60 86C-30 78 0 96 40 88C80 80 110 96 150 86V160H-150Z',
      `fill="${mix(K.cool, K.deep, 0.15)}"`) + path('M-150 116C-90 104 -40 122 10 114C70 104 110 122 150 112V160H-150Z', `fill="${mix(K.cool, K.deep, 0.45)}"`);
    return s + g(path('M-112 6C-112 -14 -84 -22 -40 -24L36 -26C70 -26 92 -14 92 2C92 20 70 26 36 26L-60 20C-92 18 -112 18 -112 6Z',
      `fill="${K.cream}" stroke="${ink}" stroke-width="3"`)
        + path('M-112 6C-112 16 -92 18 -60 20L36 26C70 26 92 20 92 2C60 12 -60 14 -112 6Z', `fill="${tone(c, ink)}" opacity=".7"`)
        + path('M-108 -2L-132 -50H-108L-76 -20Z', `fill="${K.hot}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`)
        + path('M-124 4C-110 -4 -90 -4 -78 2C-88 12 -112 14 -124 4Z', `fill="${K.hot}" stroke="${ink}" stroke-width="2.4"`)
        + path('M24 8C4 14 -40 66 -58 84L-28 84C0 60 54 30 66 10Z', `fill="${K.hot}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`)
        + path('M40 -26C30 -50 18 -72 4 -84L26 -82C44 -66 60 -44 66 -24Z',
        `fill="${mix(K.hot, ink, 0.3)}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`)
          + path('M58 -24C62 -32 74 -32 80 -16L60 -14Z', `fill="${ink}"`) + [-60, -36, -12, 12, 36].map((x) => circ(x, -6, 6, `fill="${ink}"`)).join('')
          + path('M92 -8h10v20h-10Z', `fill="${ink}"`) + path('M104 2C96 -20 98 -40 104 -46C110 -40 112 -20 104 2C112 24 110 44 104 50C98 44 96 24 104 2Z',
          `fill="${K.warm}" stroke="${ink}" stroke-width="2.2"`), tf(6, -34, -14, 0.98));
  },
  tulip: (c, r, K, ink, gd) => {
    const leaf = (d: string, col: string) => path(d, `fill="${col}"`) + path(d, `fill="${tone(c, ink, 4.6, 60)}" opacity=".35"`);
    const gn = K.cool;
    const head = (x: number, y: number, k: number, col: string,
      a: number) => g(path('M-34 -8C-44 -46 -30 -74 -20 -92C-8 -80 -2 -72 0 -64C2 -72 8 -80 20 -92C30 -74 44 -46 34 -8C26 14 -26 14 -34 -8Z',
        `fill="${mix(col, ink, 0.22)}"`) + path('M-18 4C-30 -26 -20 -64 0 -84C20 -64 30 -26 18 4C10 12 -10 12 -18 4Z', `fill="${col}"`)
          + path('M4 8C14 -20 14 -54 0 -84C20 -64 30 -26 18 4C14 8 8 9 4 8Z', `fill="${tone(c, ink)}" opacity=".55"`)
          + path('M-34 -8C-44 -46 -30 -74 -20 -92C-24 -50 -20 -18 -10 8C-22 8 -32 0 -34 -8Z', `fill="${mix(col, K.cream, 0.18)}"`), tf(x, y, a, k));
    return circ(0, -20, 112, `fill="${mix(gd, K.cream, 0.35)}"`)
      + path('M-4 160C-8 90 -6 40 0 -10M2 160C-20 110 -50 70 -66 20M4 160C20 120 50 80 66 34', `fill="none" stroke="${gn}" stroke-width="8"`)
      + leaf('M0 160C-30 130 -84 120 -112 60C-64 70 -20 110 0 160Z', gn) + leaf('M2 160C24 110 70 96 118 50C110 110 60 130 2 160Z', mix(gn, K.deep, 0.25))
      + leaf('M0 160C-24 100 -30 60 -16 20C6 60 10 110 0 160Z', mix(gn, K.cream, 0.15)) + head(-68, 22, 0.86, K.warm, -16)
      + head(68, 36, 0.8, mix(K.hot, K.cream, 0.45), 15) + head(0, -10, 1.16, K.hot, 0);
  },
  bee: (c, r, K, ink, gd) => {
    let s = '', hx = '';
    for (let j = -4; j <= 4; j++) for (let i = -4; i <= 4; i++) {
      const x = i * 46 + (j % 2 ? 23 : 0), y = j * 40;
      hx += poly(Array.from({ length: 6 }, (_, k) => polar(x, y, 24, (k * TAU) / 6 + TAU / 12)));
    }
    s += path(hx, `fill="none" stroke="${mix(gd, K.warm, 0.75)}" stroke-width="4"`);
    const w = 'M-10 -30C-40 -84 -112 -104 -122 -64C-128 -34 -70 -12 -12 -16Z', w2 = 'M-8 -6C-50 -8 -96 6 -94 32C-90 52 -40 36 -8 10Z';
    const wing = (d: string) => path(d, `fill="${K.cream}" fill-opacity=".92" stroke="${ink}" stroke-width="3"`) + path(d, `fill="${tone(c, ink, 6, 20, 1)}" opacity=".5"`);
    s += g(wing(w) + wing(w2) + g(wing(w) + wing(w2), 'transform="scale(-1 1)"')
      + path('M0 -18C34 -18 44 20 38 56C32 92 14 116 0 124C-14 116 -32 92 -38 56C-44 20 -34 -18 0 -18Z', `fill="${K.warm}" stroke="${ink}" stroke-width="3.4"`)
      + path('M-41 20Q0 34 41 20L41 40Q0 54 -41 40ZM-38 60Q0 74 38 60L32 80Q0 92 -32 80ZM-24 98Q0 106 24 98L0 124Z', `fill="${ink}"`)
      + path('M10 -16C34 -14 44 20 38 56C32 92 14 116 0 124C18 80 24 30 10 -16Z', `fill="${tone(c, ink)}" opacity=".7"`)
      + path('M-30 -24C-34 -54 -18 -66 0 -66C18 -66 34 -54 30 -24C24 -6 -24 -6 -30 -24Z',
      `fill="${mix(K.warm, K.hot, 0.45)}" stroke="${ink}" stroke-width="3.4"`)
        + path('M-20 -64C-26 -90 -16 -98 0 -98C16 -98 26 -90 20 -64C10 -56 -10 -56 -20 -64Z', `fill="${ink}"`) + ell(-14, -80, 6, 10, `fill="${K.cream}"`)
        + ell(14, -80, 6, 10, `fill="${K.cream}"`)
        + path('M-8 -96C-12 -116 -26 -124 -36 -122M8 -96C12 -116 26 -124 36 -122M-30 -34C-50 -36 -58 -28 -66 -16M30 -34C50 -36 58 -28 66 -16M-34 8C-56 22 -60 44 -58 58M34 8C56 22 60 44 58 58',
        `fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"`), tf(0, 6, 24, 1.02));
    return s;
  },
  butterfly: (c, r, K, ink, gd) => {
    const up = 'M6 -14C20 -70 70 -120 116 -104C136 -94 130 -40 104 -10C80 14 30 14 6 -2Z', lo = 'M6 2C34 8 80 6 92 40C100 74 66 108 40 96C18 84 10 40 6 12Z';
    const w = (d: string, a: string) => path(d, `fill="${a}" stroke="${ink}" stroke-width="4"`);
    const half = w(lo, K.warm) + path('M14 12C30 30 60 30 72 46C80 66 60 84 46 78C30 66 20 36 14 12Z', `fill="${K.cream}" opacity=".8"`)
      + circ(64, 62, 9, `fill="${K.cool}" stroke="${ink}" stroke-width="2.6"`) + w(up, K.hot)
      + path('M116 -104C136 -94 130 -40 104 -10C96 -2 84 2 70 5C96 -20 108 -60 96 -106C104 -108 110 -107 116 -104Z', `fill="${ink}"`)
      + ([[112, -84], [116, -58], [108, -32], [94, -10]] as [number, number][]).map(([x, y]) => circ(x, y, 4.6, `fill="${K.cream}"`)).join('')
      + path('M8 -12C40 -40 66 -74 88 -100M8 -8C44 -24 78 -40 102 -50M8 -4C40 -8 70 -8 88 -4', `fill="none" stroke="${ink}" stroke-width="2.6"`)
      + ell(62, -40, 12, 17, `fill="${K.cream}" stroke="${ink}" stroke-width="2.6" transform="rotate(34 62 -40)"`) + path(up + lo, `fill="${tone(c, ink, 5, 66, 1.2)}" opacity=".35"`);
    return circ(0, 0, 128, `fill="${mix(gd, K.cream, 0.45)}"`)
      + g(half + g(half, 'transform="scale(-1 1)"') + path('M0 -40C9 -40 9 -20 8 0C8 40 5 72 0 84C-5 72 -8 40 -8 0C-9 -20 -9 -40 0 -40Z', `fill="${ink}"`)
      + circ(0, -46, 9, `fill="${ink}"`) + path('M-3 -52C-8 -84 -22 -100 -32 -104M3 -52C8 -84 22 -100 32 -104', `fill="none" stroke="${ink}" stroke-width="3"`)
      + circ(-33, -105, 4, `fill="${ink}"`) + circ(33, -105, 4, `fill="${ink}"`), tf(0, 8, -14, 0.98));
  },
  pot: (c, r, K, ink) => {
    const can = 'M-60 -10H44L56 104C30 116 -46 116 -72 104Z';
    let s = path('M-150 96H150V160H-150Z', `fill="${mix(K.warm, K.hot, 0.2)}"`) + path('M-150 96H150', `stroke="${ink}" stroke-width="3"`);
    s += path('M46 66C76 56 88 -6 104 -44L124 -30C116 10 100 80 52 96Z',
      `fill="${mix(K.cool, K.deep, 0.2)}" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"`)
        + path('M92 -58L138 -26L130 -14L84 -46Z', `fill="${K.cool}" stroke="${ink}" stroke-width="3.4"`)
        + path('M-58 0C-120 -10 -134 60 -70 84', `fill="none" stroke="${ink}" stroke-width="17"`) + path('M-58 0C-120 -10 -134 60 -70 84', `fill="none" stroke="${K.cool}" stroke-width="10"`);
    for (const [x, y, k, col] of [[-30, -62, 1, K.hot], [22, -72, 1.1, K.warm], [-4, -106, 1, mix(K.hot, K.cream, 0.5)], [56, -40, 0.7, K.cream], [-64, -36, 0.7, K.cream]] as const) {
      s += path(`M${x} ${y}Q${x * 0.5} -30 ${x * 0.3 - 4} -8`, `fill="none" stroke="${mix(K.cool, K.deep, 0.35)}" stroke-width="5"`);
      let f = '';
      for (let i = 0; i < 6; i++) {
        const a = (i * TAU) / 6, e = polar(x, y, 27 * k, a), l = polar(x, y, 24 * k, a - 0.5), q = polar(x, y, 24 * k, a + 0.5);
        f += `M${pt([x, y])}Q${pt(l)} ${pt(e)}Q${pt(q)} ${pt([x, y])}Z`;
      }
      s += path(f, `fill="${col}" stroke="${ink}" stroke-width="2.4"`) + circ(x, y, 7 * k, `fill="${lum(col) > 0.75 ? K.hot : K.cream}" stroke="${ink}" stroke-width="2"`);
    }
    return s + path('M-86 -44Q-40 -30 -24 -8ZM70 -76Q30 -44 20 -8Z', `fill="${mix(K.cool, K.deep, 0.2)}" stroke="${ink}" stroke-width="2"`)
      + path(can, `fill="${K.cool}" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"`)
      + path('M10 -8H44L56 104C46 110 30 112 14 113C22 70 20 30 10 -8Z', `fill="${tone(c, ink)}" opacity=".6"`)
      + path('M-62 6H46L48 24H-64ZM-70 82H54L56 98H-72Z', `fill="${K.cream}" stroke="${ink}" stroke-width="2.6"`)
      + ell(-8, -10, 54, 9, `fill="${mix(K.deep, K.cool, 0.2)}" stroke="${ink}" stroke-width="3"`);
  },
  whale: (c, r, K, ink, gd) => path('M-150 30C-100 18 -60 40 -10 30C50 18 100 40 150 26V160H-150Z', `fill="${mix(K.cool, gd, 0.25)}"`)
    + circ(84, -84, 34, `fill="${K.warm}"`)
    + path('M-118 26C-116 -30 -60 -56 -6 -50C50 -44 84 -10 104 -2C116 -10 116 -32 108 -52C124 -50 134 -42 138 -30C146 -42 156 -44 170 -42C160 -10 146 20 116 34C90 66 30 84 -30 80C-86 76 -118 58 -118 26Z',
    `fill="${mix(K.deep, K.cool, 0.35)}" transform="translate(-16 10)"`)
      + path('M-118 30C-100 60 -40 66 0 56C30 50 60 44 100 30C90 66 30 84 -30 80C-86 76 -118 58 -118 30Z', `fill="${K.cream}" transform="translate(-16 10)"`)
      + path('M-112 44q60 24 120 8M-104 56q50 18 100 6M-90 67q40 10 76 2', `fill="none" stroke="${ink}" stroke-width="2.2" transform="translate(-16 10)"`)
      + circ(-76, 24, 6, `fill="${K.cream}"`) + circ(-76, 24, 3, `fill="${ink}"`)
      + path('M-34 44C-20 60 -22 84 -44 96C-52 80 -52 60 -34 44Z', `fill="${mix(K.deep, K.cool, 0.15)}" transform="translate(0 8)"`)
      + path('M-30 -44C-34 -66 -38 -84 -60 -92C-46 -72 -44 -60 -40 -44ZM-30 -44C-26 -70 -12 -84 8 -84C-8 -72 -16 -60 -20 -44Z', `fill="${K.cream}"`)
      + path('M-150 92C-100 78 -60 100 -10 90C50 78 100 100 150 86V160H-150Z', `fill="${K.cool}"`)
      + path('M-150 92C-100 78 -60 100 -10 90C50 78 100 100 150 86V160H-150Z', `fill="${tone(c, ink, 7, 0, 1.6)}" opacity=".35"`),
  light: (c, r, K, ink) => path(poly([[0, -82], [-170, -140], [-170, -50]]) + poly([[0, -82], [170, -140], [170, -50]]), `fill="${mix(K.warm, K.cream, 0.3)}"`)
    + path('M-150 70H150V160H-150Z', `fill="${K.cool}"`) + path('M-150 70H150V160H-150Z', `fill="${tone(c, ink, 7, 0, 1.6)}" opacity=".35"`)
    + path('M-96 160C-90 110 -60 86 -30 80H40C70 90 92 120 100 160Z', `fill="${mix(K.deep, K.cool, 0.2)}"`)
    + path('M-34 92L-22 -58H22L34 92Z', `fill="${K.cream}"`) + path('M-24 -34H24L27.6 12H-27.6ZM-30 50H30L33.4 90H-33.4Z', `fill="${K.hot}"`)
    + path('M6 -58H22L34 92H10Z', `fill="${tone(c, ink)}" opacity=".65"`) + rect(-30, -66, 60, 9, `fill="${ink}"`)
    + rect(-16, -98, 32, 32, `fill="${mix(K.warm, K.cream, 0.2)}" stroke="${ink}" stroke-width="3"`)
    + path('M-22 -98C-16 -116 -8 -124 0 -130C8 -124 16 -116 22 -98Z', `fill="${K.hot}" stroke="${ink}" stroke-width="3"`)
    + path('M0 -98V-66', `stroke="${ink}" stroke-width="2.4"`) + path('M-6 92V74a6 6 0 0 1 12 0V92Z', `fill="${ink}"`) + gulls([[-84, -10, 9], [84, 14, 7]], ink),
  shell: (c, r, K, ink, gd) => {
    let s = circ(0, 0, 122, `fill="${mix(gd, K.cream, 0.4)}"`), d = '', l = '';
    const n = 9, R = 116, cy = 66;
    d = 'M-16 66';
    for (let i = 0; i < n; i++) {
      const a0 = Math.PI * 1.06 + (i / n) * Math.PI * 0.88, a1 = Math.PI * 1.06 + ((i + 1) / n) * Math.PI * 0.88, k = (i: number) => R * (1 + 0.16 * Math.sin(((i / n) * Math.PI)));
      d += (i ? '' : `L${pt(polar(0, cy, k(0), a0))}`) + `Q${pt(polar(0, cy, k(i + 0.5) * 1.16, (a0 + a1) / 2))} ${pt(polar(0, cy, k(i + 1), a1))}`;
      if (i) l += `M0 74L${pt(polar(0, cy, k(i) * 0.99, a0))}`;
    }
    d += 'L16 66Z';
    s += path('M-36 96C-46 70 -30 60 0 60C30 60 46 70 36 96Z', `fill="${mix(K.hot, ink, 0.15)}" stroke="${ink}" stroke-width="3.6"`)
      + path(d, `fill="${mix(K.hot, K.cream, 0.25)}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"`)
      + [0.46, 0.66, 0.86].map((k) =>
      path(`M${pt(polar(0, cy, R * k, Math.PI * 1.06))}A${n1(R * k)} ${n1(R * k * 1.12)} 0 0 1 ${pt(polar(0, cy, R * k, Math.PI * 1.94))}`,
        `fill="none" stroke="${K.hot}" stroke-width="7" opacity=".75"`)).join('') + path(l, `stroke="${ink}" stroke-width="2.6"`)
          + path(`M0 74L${pt(polar(0, cy, 132, -1.2))}L${pt(polar(0, cy, 118, -0.2))}Z`, `fill="${tone(c, ink)}" opacity=".5"`);
    return s;
  },
  fish: (c, r, K, ink) => {
    const one = (x: number, y: number, k: number, f: number,
      col: string) => g(path('M-92 0C-60 -50 10 -54 52 -6L96 -40C92 -14 92 14 96 40L52 6C10 54 -60 50 -92 0Z',
        `fill="${col}" stroke="${ink}" stroke-width="3.6" stroke-linejoin="round"`)
          + path('M-30 -42C-20 -70 20 -68 34 -36L8 -36ZM-10 38C0 58 16 58 24 42Z', `fill="${K.hot}" stroke="${ink}" stroke-width="3"`)
          + path('M-52 -32C-38 -14 -38 14 -52 32', `fill="none" stroke="${ink}" stroke-width="3"`)
          + [-26, -6, 14].map((a) => path(`M${a} -28q14 8 0 18q14 8 0 18q14 8 0 18`, `fill="none" stroke="${ink}" stroke-width="2.2"`)).join('')
          + circ(-64, -8, 8, `fill="${K.cream}" stroke="${ink}" stroke-width="2.6"`) + circ(-65, -8, 3.4, `fill="${ink}"`)
          + path('M-92 0C-60 46 10 50 52 6C10 26 -50 30 -92 0Z', `fill="${tone(c, ink)}" opacity=".55"`), tf(x, y, 0, k * f, k));
    let b = '';
    for (let i = 0; i < 12; i++) b += circ(r.f(-120, 120), r.f(-140, 140), r.f(4, 10), `fill="none" stroke="${K.cream}" stroke-width="2.4"`);
    return path('M-120 160C-132 110 -96 90 -112 40C-80 80 -110 110 -92 160ZM92 160C80 110 118 96 104 52C138 90 112 120 124 160ZM120 160C118 130 136 120 134 96C148 120 138 140 142 160Z',
      `fill="${mix(K.cool, K.deep, 0.25)}"`) + b + one(10, -70, 0.92, 1, K.warm) + one(-14, 22, 1, -1, K.cream) + one(14, 102, 0.72, 1, mix(K.hot, K.cream, 0.4));
  },
};
const SETS: Record<string, string[]> = { travel: ['balloon', 'sail', 'alps', 'plane'], garden: ['tulip', 'bee', 'butterfly', 'pot'], sea: ['light', 'whale', 'fish', 'shell'] };
export function drawStamps(inp: Input): Drawing {
  const c = new Drawing('stamps', inp), { r, p } = c, K = roles(p);
  const m = inp.motif && SETS[inp.motif] ? inp.motif : 'travel';
  const ink = lum(K.deep) > 0.34 ? shade(K.deep, 0.27 - lum(K.deep)) : K.deep;
  const desk = mix(K.cream, K.warm, 0.12), gum = mix(K.cream, '#ffffff', 0.6);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${desk}"`));
  // airmail edge
  let am = '';
  const B = 34, tw = 56;
  for (let i = -2; i < 30; i++) for (const [k, col] of [[0, K.hot], [2, K.cool]] as const) {
    const o = (i * 4 + k) * (tw / 2);
    am += path(`M${o} 0h${tw / 2}l-${B} ${B}h-${tw / 2}ZM${o} ${1400 - B}h${tw / 2}l-${B} ${B}h-${tw / 2}Z`, `fill="${col}"`)
      + path(`M0 ${o}v${tw / 2}l${B} -${B}v-${tw / 2}ZM${1000 - B} ${o}v${tw / 2}l${B} -${B}v-${tw / 2}Z`, `fill="${col}"`);
  }
  c.add('frame', g(am, `clip-path="${c.clip(path(`M0 0H1000V1400H0ZM${B} ${B}V${1400 - B}H${1000 - B}V${B}Z`, 'clip-rule="evenodd"'))}"`));
  let lay = '';
  for (let y = 60; y < 1360; y += 11) lay += `M40 ${y}H960`;
  c.add('texture', path(lay, `stroke="${shade(desk, -0.05)}" stroke-width="1" opacity=".4"`));
  const kinds = SETS[m]!, grounds = r.shuffle([mix(K.cool2, K.cream, 0.25), mix(K.warm, K.cream, 0.35), mix(K.hot, K.cream, 0.62), mix(K.cool2, K.warm, 0.5)]);
  const od = perfs(SW, SH), px = 500, py = 506;
  const frames = [mix(K.hot, ink, 0.08), mix(K.cool, ink, 0.15), mix(K.cool, ink, 0.45), mix(K.hot, ink, 0.4)];
  const value = (inp.sub || '').match(/\d{1,3}/)?.[0];
  let out = '';
  kinds.forEach((k, i) => {
    const col = i % 2, row = i >> 1, loose = i === 3;
    const x = px + (col - 0.5) * SW + (loose ? 26 : 0), y = py + (row - 0.5) * SH + (loose ? 22 : 0), rotd = loose ? 4 : 0;
    const iw = 270, ih = 292, top = -SH / 2 + 26, gd = grounds[i]!;
    const cp = c.clip(rect(-iw / 2, -ih / 2, iw, ih));
    let s = c.soft(od, 2, 6, loose ? 12 : 6, '#1a1208', loose ? 0.36 : 0.26, 5) + path(od, `fill="${gum}"`);
    let fr = frames[i]!;
    for (let q = 0; q < 12 && contrast(fr, K.cream) < 4.6; q++) fr = mix(fr, ink, 0.14);
    s += rect(-iw / 2 - 4, top - 4, iw + 8, SH - 44, `fill="${fr}"`);
    s += g(g(rect(-160, -170, 320, 340, `fill="${gd}"`) + rect(-160, -170, 320, 340, `fill="${tone(c, mix(gd, fr, 0.4), 6, 0, 1.2)}"`)
      + VIG[k]!(c, r, K, ink, gd), `clip-path="${cp}"`), `transform="translate(0 ${n1(top + ih / 2)})"`);
    const cy = top + ih + (SH - 52 - ih) / 2 + 1, ct = legible(fr, K.cream, ink);
    const v = value ? value : ['1st', '2½', '5', '10'][i]!;
    const vt = set(v, 'abril-fatface', 44), nm = tfit(['POSTES', 'CORREO', 'POSTA', 'PAR AVION'][i]!, 'josefin-sans:600', iw - (vt.x1 - vt.x0) - 40, 22, { track: 190 });
    s += path(at(vt, iw / 2 - 12, cy + vt.cap / 2 - 2, 'e') + at(nm, -iw / 2 + 12, cy + nm.cap / 2 - 1, 's'), `fill="${withContrast(fr, ct, 4.5)}"`);
    out += g(s, tf(x, y, rotd));
  });
  c.add('art', out);
  // postmark across the join
  const mx = 662, my = 508, pr = 104;
  let pm = circ(mx, my, pr, `fill="none" stroke="${ink}" stroke-width="5"`) + circ(mx, my, pr - 38, `fill="none" stroke="${ink}" stroke-width="3"`);
  for (let i = 0; i < 6; i++) {
    const y = my - 62 + i * 25, x1 = mx - Math.sqrt(Math.max(0, pr * pr - (y - my) ** 2)) - 8;
    let d = `M${n1(x1)} ${n1(y)}`;
    for (let x = x1; x > 210; x -= 46) d += `q-11.5 -13 -23 0t-23 0`;
    pm += path(d, `fill="none" stroke="${ink}" stroke-width="4.6"`);
  }
  const ring = set('FIRST CLASS', 'josefin-sans:700', 24, { track: 130 }), ring2 = set('FRIENDSHIP', 'josefin-sans:700', 24, { track: 130 });
  pm += path(onCircle(ring, mx, my, pr - 28, 0) + onCircle(ring2, mx, my, pr - 11, 180, true), `fill="${ink}"`)
    + path(`M${mx - 46} ${my + 2}C${mx - 20} ${my - 8} ${mx} ${my - 12} ${mx + 22} ${my - 14}L${mx + 6} ${my - 42}L${mx + 18} ${my - 42}L${mx
    + 42} ${my - 16}L${mx + 58} ${my - 14}C${mx + 62} ${my - 8} ${mx + 58} ${my - 2} ${mx + 46} ${my}L${mx + 24} ${my + 40}L${mx + 12} ${my + 40}L${mx
    + 18} ${my + 4}C${mx - 4} ${my + 6} ${mx - 24} ${my + 8} ${mx - 40} ${my + 10}Z`,
    `fill="${ink}"`);
  c.add('ornament', g(pm, `opacity=".72" transform="rotate(-9 ${mx} ${my})" style="mix-blend-mode:multiply"`));
  // headline like a printed address, name in a hand below
  const ls = linesOf(inp.headline), sub = inp.name, mid = sub ? 1096 : 1146;
  const b = block(ls, 'abril-fatface', 800, 190, ls.length > 1 ? 88 : 112, 1.02), ty = mid - b.h / 2;
  c.add('type', path(drawBlock(b, 500, ty), `fill="${withContrast(desk, ink, 7)}"`));
  if (sub) {
    const t = tfit(sub, 'la-belle-aurore', 640, 76), y = 1272;
    c.add('type', path(at(t, 500, y), `fill="${withContrast(desk, K.cool, 4.6)}" stroke="${withContrast(desk, K.cool, 4.6)}" stroke-width="1.2"`));
    c.add('ornament', path('M190 1300H810', `stroke="${mix(ink, desk, 0.4)}" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round"`));
  }
  c.add('texture', c.grain(0.9));
  return c;
}

import { circ, mix, path, polar, poly, TAU } from '#artwork/engine.ts';
import type { Parchment } from './map.ts';

/** the compass rose */
export function drawRose({ c, K, parch, ink, hot, rx, ry }: Parchment & { rx: number; ry: number }) {
  // rose of the winds
  let ro = circ(rx, ry, 96, `fill="${mix(parch, K.cream, 0.4)}" stroke="${ink}" stroke-width="2.6"`)
    + circ(rx, ry, 88, `fill="none" stroke="${ink}" stroke-width="1.2"`) + circ(rx, ry, 52, `fill="none" stroke="${ink}" stroke-width="1.6"`);
  const pts = (n: number, o: number, R: number, q: number, A: string, Bc: string) => {
    let s = '';
    for (let i = 0; i < n; i++) {
      const a = o + (i * TAU) / n - Math.PI / 2, h = TAU / n / 2;
      s += path(poly([[rx, ry], polar(rx, ry, q, a - h), polar(rx, ry, R, a)]), `fill="${A}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"`)
        + path(poly([[rx, ry], polar(rx, ry, q, a + h), polar(rx, ry, R, a)]), `fill="${Bc}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"`);
    }
    return s;
  };
  ro += pts(16, TAU / 32, 70, 16, K.warm, K.cream) + pts(4, TAU / 8, 84, 24, mix(K.cool, K.cream, 0.15), K.cream) + pts(4, 0, 112, 22, hot, K.cream)
    + circ(rx, ry, 9, `fill="${K.warm}" stroke="${ink}" stroke-width="2"`);
  ro += path(`M${rx} ${ry - 152}C${rx + 10} ${ry - 138} ${rx
    + 8} ${ry - 126} ${rx} ${ry - 114}C${rx - 8} ${ry - 126} ${rx - 10} ${ry - 138} ${rx} ${ry - 152}ZM${rx + 3} ${ry - 118}C${rx + 8} ${ry - 136} ${rx
    + 24} ${ry - 136} ${rx + 22} ${ry - 122}C${rx + 16} ${ry - 128} ${rx + 10} ${ry - 122} ${rx
    + 3} ${ry - 118}ZM${rx - 3} ${ry - 118}C${rx - 8} ${ry - 136} ${rx - 24} ${ry - 136} ${rx - 22} ${ry - 122}C${rx - 16} ${ry - 128} ${rx - 10} ${ry - 122} ${rx - 3} ${ry - 118}Z`,
    `fill="${hot}" stroke="${ink}" stroke-width="1.6"`);
  c.add('ornament', ro, 'spin');
}

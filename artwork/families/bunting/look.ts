import { g, type Look, mix, n1, path, placed, rect, shade, tf } from '#artwork/engine.ts';
import { flag } from './flag.ts';

/** the string's height at x, from -250 to 250 */
const sag = (x: number) => 46 - (x * x) / 1300;

/** What the card's other faces show of bunting: a string of five flags without letters. */
export const look: Partial<Look> = {
  size: 220,
  spot: (c, k, cover) => {
    const { p } = k;
    const [w, h] = [92, 124];
    const shape = flag(cover.input.motif ?? 'triangle', w, h);
    const dots = path('M-22 40h.1M22 40h.1M0 64h.1M-13 88h.1M13 88h.1', 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="11" stroke-linecap="round"');
    const stripes = path('M-18 20V92M0 20V108M18 20V92', 'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="8"');
    const flags = [p.a, p.b, p.c, p.d, p.a].map((colour, i) => {
      const x = (i - 2) * 106;
      const cloth =
        path(shape, 'fill="#000" opacity=".12" transform="translate(4 8)"') +
        path(shape, `fill="${colour}"`) +
        ['', dots, '', stripes, ''][i] +
        rect(-w / 2, 0, w, 11, `fill="${shade(colour, -0.09)}" opacity=".7"`);
      return g(cloth, tf(x, sag(x), (2 - i) * 4.5));
    });
    const string = path(
      `M-290 ${n1(sag(-290))}Q0 ${n1(2 * sag(0) - sag(290))} 290 ${n1(sag(290))}`,
      `fill="none" stroke="${mix(k.ink, k.stock, 0.25)}" stroke-width="6" stroke-linecap="round"`,
    );
    return placed(c, flags.join('') + string, [-294, -22, 294, 176]);
  },
};

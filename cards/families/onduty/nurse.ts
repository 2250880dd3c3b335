import { mix, shade } from '#cards/render/colour.ts';
import type { Drawing } from '#cards/render/drawing.ts';
import type { Palette } from '#cards/render/palettes.ts';
import type { Rng } from '#cards/render/random.ts';
import { circ, g, path, rect, tf } from '#cards/render/svg.ts';

export type Shift = { c: Drawing; r: Rng; p: Palette };
/** Where the words go, and what lies under them. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; ink: string; accent: string; max: number };

/** stitches along a seam */
export const stitched = (d: string, col: string, w = 4) => path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-dasharray="13 9" stroke-linecap="round"`);

/** The front of a nurse's tunic, near enough to read the badge: watch, stethoscope, and a pocket that holds half the ward. */
export function nurse({ c, p }: Shift): Room {
  const cloth = p.a, dark = shade(cloth, -0.09), pale = shade(cloth, 0.07), skin = mix('#b9825c', p.d, 0.15), steel = '#d5dbdf';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cloth}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(14, 14, path('M0 14L14 0M-3 3L3 -3M11 17L17 11', `stroke="${dark}" stroke-width="2" opacity=".4"`))}"`) + path('M0 330C90 420 110 700 60 1400H0ZM1000 330C910 420 890 700 940 1400H1000Z', `fill="${dark}" opacity=".55"`) + path('M330 520C300 700 330 900 300 1400M690 520C720 760 660 980 700 1400', `fill="none" stroke="${dark}" stroke-width="16" opacity=".3" stroke-linecap="round"`));
  // neck, shirt, the bound edge of the collar
  c.add('art', path('M300 -10L500 400L700 -10Z', `fill="${skin}"`) + path('M360 -10Q500 210 640 -10L700 -10L500 400L300 -10Z', `fill="${mix(p.paper, '#ffffff', 0.4)}"`) + path('M372 8Q500 196 628 8', `fill="none" stroke="${shade(p.paper, -0.08)}" stroke-width="9"`) + path('M282 -10L500 432L718 -10', `fill="none" stroke="${p.e}" stroke-width="44" stroke-linejoin="round"`) + stitched('M306 -10L500 384L694 -10', mix(p.e, '#ffffff', 0.4)) + stitched('M258 -10L500 480L742 -10', pale) + path('M500 470V640', `stroke="${dark}" stroke-width="6"`) + stitched('M514 480V640', pale));
  // the stethoscope
  const tube = 'M180 -20C190 180 300 300 330 470C350 590 470 640 500 540M820 -20C810 180 700 300 670 470C650 590 530 640 500 540';
  c.add('art', path(tube, `fill="none" stroke="${mix(p.ink, p.e, 0.3)}" stroke-width="44" stroke-linecap="round" opacity=".25" transform="translate(6 14)"`) + path(tube, `fill="none" stroke="${p.ink}" stroke-width="34" stroke-linecap="round"`) + path(tube, `fill="none" stroke="${mix(p.ink, '#ffffff', 0.3)}" stroke-width="7" stroke-linecap="round" transform="translate(-8 -5)" opacity=".7"`));
  c.add('art', path('M500 556V600', `stroke="${steel}" stroke-width="26"`) + path('M500 566V606', 'stroke="#ffffff" stroke-width="6" transform="translate(-6 0)"') + c.soft('M426 656a74 74 0 1 0 148 0a74 74 0 1 0 -148 0Z', 3, 8, 10, p.ink, 0.35) + circ(500, 656, 74, `fill="${steel}"`) + circ(500, 656, 60, `fill="${c.rad([[0, '#f6f8f9'], [1, '#aeb8be']], 0.4, 0.35, 0.7)}"`) + circ(500, 656, 42, `fill="none" stroke="#8f9aa1" stroke-width="5"`) + path('M462 632A44 44 0 0 1 494 614', 'fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round"'));
  // a fob watch, upside down for everyone but her
  c.add('art', g(rect(-44, -26, 88, 30, `rx="8" fill="${p.b}"`) + rect(-44, -26, 88, 11, `rx="5" fill="${shade(p.b, 0.1)}"`) + path('M-17 4L-13 60H13L17 4Z', `fill="${shade(p.b, -0.07)}"`) + circ(6, 124, 72, `fill="${p.ink}" opacity=".22"`) + circ(0, 118, 70, `fill="${p.b}"`) + circ(0, 118, 56, 'fill="#fffdf6"') + Array.from({ length: 12 }, (_, i) => `<path d="M0 ${-48}V${i % 3 ? -42 : -36}" stroke="${p.ink}" stroke-width="5" stroke-linecap="round" transform="translate(0 118) rotate(${i * 30})"/>`).join('') + path('M0 118L0 152M0 118L-24 106', `stroke="${p.ink}" stroke-width="7" stroke-linecap="round"`) + path('M0 118L34 92', `stroke="${p.c}" stroke-width="3.5" stroke-linecap="round"`) + circ(0, 118, 6, `fill="${p.c}"`), tf(196, 566, 5)));
  // the pocket, and what is in it
  const X = 640, Y = 700, W = 280;
  let k = rect(X + 34, Y - 190, 34, 250, `rx="10" fill="${p.c}"`) + rect(X + 34, Y - 190, 34, 60, `rx="10" fill="${shade(p.c, -0.1)}"`) + path(`M${X + 64} ${Y - 150}h10v90`, `fill="none" stroke="${shade(p.c, -0.16)}" stroke-width="8"`) + rect(X + 84, Y - 162, 32, 230, 'rx="10" fill="#2c6fb5"') + rect(X + 84, Y - 162, 32, 54, 'rx="10" fill="#1d4f86"') + path(`M${X + 112} ${Y - 120}h10v84`, 'fill="none" stroke="#1d4f86" stroke-width="8"');
  k += g(circ(-22, -104, 28, `fill="none" stroke="${p.b}" stroke-width="15"`) + circ(26, -108, 28, `fill="none" stroke="${p.b}" stroke-width="15"`) + path('M-14 -76L16 60M18 -80L-12 60', `stroke="${steel}" stroke-width="17" stroke-linecap="round"`), tf(X + 178, Y - 26, 7)) + rect(X + 226, Y - 138, 24, 200, 'rx="12" fill="#f8fbfb"') + rect(X + 234, Y - 110, 8, 170, 'fill="#d23b34"') + rect(X + 226, Y - 138, 24, 30, `rx="12" fill="${p.e}"`);
  c.add('art', k + c.soft(`M${X} ${Y}H${X + W}V${Y + 120}H${X}Z`, 0, 4, 9, p.ink, 0.3) + path(`M${X} ${Y}H${X + W}V${Y + 236}Q${X + W} ${Y + 262} ${X + W - 26} ${Y + 262}H${X + 26}Q${X} ${Y + 262} ${X} ${Y + 236}Z`, `fill="${shade(cloth, 0.018)}"`) + rect(X, Y, W, 44, `fill="${p.e}"`) + stitched(`M${X + 14} ${Y + 58}V${Y + 236}Q${X + 14} ${Y + 248} ${X + 28} ${Y + 248}H${X + W - 28}Q${X + W - 14} ${Y + 248} ${X + W - 14} ${Y + 236}V${Y + 58}`, pale) + stitched(`M${X + 8} ${Y + 34}H${X + W - 8}`, mix(p.e, '#ffffff', 0.4)) + rect(X + 128, Y, 5, 60, `fill="${dark}" opacity=".5"`));
  // the badge
  const bx = 130, by = 928, bw = 740, bh = 372;
  c.add('art', rect(468, 862, 64, 84, `rx="10" fill="${steel}"`) + circ(500, 886, 13, `fill="${dark}"`) + c.soft(`M${bx} ${by}H${bx + bw}V${by + bh}H${bx}Z`, 4, 12, 16, p.ink, 0.38) + rect(bx, by, bw, bh, 'rx="30" fill="#fffdf8"') + path(`M${bx} ${by + 74}V${by + 30}Q${bx} ${by} ${bx + 30} ${by}H${bx + bw - 30}Q${bx + bw} ${by} ${bx + bw} ${by + 30}V${by + 74}Z`, `fill="${p.c}"`) + rect(448, by + 24, 104, 24, `rx="12" fill="${shade(p.c, -0.14)}"`) + path(`M${bx + 60} ${by + 37}q14 -26 30 -6q16 -20 30 6q-8 18 -30 30q-22 -12 -30 -30Z`, 'fill="#fffdf8" transform="translate(0 -8)"') + [0, 1, 2].map((i) => circ(bx + bw - 70 - i * 34, by + 37, 9, 'fill="#fffdf8" opacity=".85"')).join('') + path(`M${bx + 14} ${by + 340}Q${bx + 18} ${by + 356} ${bx + 40} ${by + 358}`, `fill="none" stroke="${shade(p.paper, -0.06)}" stroke-width="5"`));
  // a sticker that a small patient gave
  c.add('art', g(c.soft('M0 -46L13 -16L46 -14L21 8L30 40L0 22L-30 40L-21 8L-46 -14L-13 -16Z', 2, 4, 5, p.ink, 0.3) + path('M0 -52L15 -18L52 -16L24 9L34 46L0 25L-34 46L-24 9L-52 -16L-15 -18Z', 'fill="#ffffff" stroke="#ffffff" stroke-width="12" stroke-linejoin="round"') + path('M0 -46L13 -16L46 -14L21 8L30 40L0 22L-30 40L-21 8L-46 -14L-13 -16Z', 'fill="#f3bf3f"') + path('M-12 -6h.1M12 -6h.1', 'stroke="#5a3a12" stroke-width="8" stroke-linecap="round"') + path('M-12 8Q0 18 12 8', 'fill="none" stroke="#5a3a12" stroke-width="5" stroke-linecap="round"'), tf(848, 1300, 12, 1.1)));
  return { box: [bx + 46, by + 96, bw - 92, bh - 130], ground: '#fffdf8', ink: p.e, accent: p.c, max: 112 };
}

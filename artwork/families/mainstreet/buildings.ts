import { circ, g, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import { fan, flag, type Paints } from './hand.ts';

const pane = (t: Paints, x: number, y: number, w: number, h: number, shutters = '') =>
  (shutters ? rect(x - w * 0.5, y, w * 0.4, h, `fill="${shutters}"`) + rect(x + w * 1.1, y, w * 0.4, h, `fill="${shutters}"`) : '')
  + rect(x - 2, y - 2, w + 4, h + 4, `fill="${t.white}"`) + rect(x, y, w, h, `fill="${mix(t.blue, t.dark, 0.35)}"`) + path(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, `stroke="${t.white}" stroke-width="2"`) + path(`M${x + 2} ${y + h * 0.4}l${w * 0.4} ${-h * 0.34}h${w * 0.2}Z`, `fill="${t.pale}" opacity=".4"`);

const boards = (w: number, h: number, col: string) => {
  let d = '';
  for (let y = -8; y > -h; y -= 9) d += `M0 ${y}H${w}`;
  return path(d, `stroke="${shade(col, -0.07)}" stroke-width="1.4"`);
};

/** a house with its gable to the street, a porch, and bunting on the rail */
export function gabled(t: Paints, col: string, roof: string): string {
  const side = shade(col, -0.1);
  return path('M150 0V-120L182 -132V-10Z', `fill="${side}"`) + path('M75 -204L150 -120L190 -136L116 -216Z', `fill="${shade(roof, -0.06)}"`) + rect(118, -226, 18, 44, `fill="${t.red}"`) + rect(114, -230, 26, 7, `fill="${shade(t.red, -0.1)}"`)
    + path('M0 0V-120L75 -204L150 -120V0Z', `fill="${col}"`) + boards(150, 118, col) + path('M-12 -112L75 -210L162 -112L150 -108L75 -192L0 -108Z', `fill="${roof}"`)
    + pane(t, 62, -164, 26, 30) + pane(t, 28, -104, 24, 34, t.green) + pane(t, 98, -104, 24, 34, t.green)
    + path('M-8 -58H158L150 -70H0Z', `fill="${roof}"`) + rect(63, -50, 24, 50, `fill="${t.red}"`) + rect(60, -53, 30, 53, `fill="none" stroke="${t.white}" stroke-width="3"`) + pane(t, 20, -48, 24, 28) + pane(t, 106, -48, 24, 28)
    + [0, 48, 98, 146].map((x) => rect(x, -58, 5, 58, `fill="${t.white}"`)).join('') + path('M0 -22H48M102 -22H150', `stroke="${t.white}" stroke-width="4"`) + fan(t, 26, -21, 19, false) + fan(t, 125, -21, 19, false);
}

/** a shop with a false front and a striped awning */
export function shop(t: Paints, col: string, awning: string): string {
  let st = '';
  for (let x = 6; x < 140; x += 24) st += `M${x} -76h12l4 28h-12Z`;
  return path('M144 0V-150L172 -144V-8Z', `fill="${shade(col, -0.12)}"`) + rect(0, -158, 144, 158, `fill="${col}"`) + boards(144, 156, col) + path('M-8 -158H152L146 -176H98Q72 -200 46 -176H-2Z', `fill="${t.white}"`) + path('M-8 -158H152', `stroke="${shade(col, -0.2)}" stroke-width="4"`) + circ(72, -175, 7, `fill="${t.gold}"`)
    + pane(t, 20, -140, 24, 38) + pane(t, 60, -140, 24, 38) + pane(t, 100, -140, 24, 38)
    + rect(10, -52, 50, 40, `fill="${mix(t.gold, t.white, 0.4)}"`) + rect(84, -52, 50, 40, `fill="${mix(t.gold, t.white, 0.4)}"`) + rect(63, -50, 18, 50, `fill="${t.dark}"`) + path('M18 -14q8 -14 16 0ZM38 -14q8 -14 16 0ZM92 -14q8 -14 16 0ZM112 -14v-14h14v14Z', `fill="${t.red}"`) + rect(10, -52, 124, 40, `fill="none" stroke="${t.white}" stroke-width="3"`)
    + path('M0 -76H144L152 -48H-8Z', `fill="${t.white}"`) + path(st, `fill="${awning}"`) + path('M-8 -48q7 9 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t6 0', `fill="${awning}"`);
}

/** a brick block with a dentilled cornice and fans at its upper windows */
export function brick(t: Paints, col: string): string {
  let d = '', dent = '';
  for (let y = -6, i = 0; y > -196; y -= 8, i++) for (let x = i % 2 ? 6 : 16; x < 140; x += 34) d += `M${x} ${y}h14`;
  for (let x = 0; x < 150; x += 10) dent += rect(x, -204, 5, 8);
  return path('M150 0V-200L180 -192V-10Z', `fill="${shade(col, -0.12)}"`) + rect(0, -200, 150, 200, `fill="${col}"`) + path(d, `stroke="${shade(col, 0.07)}" stroke-width="1.6"`) + rect(-7, -214, 164, 12, `fill="${t.white}"`) + g(dent, `fill="${t.white}"`)
    + [18, 62, 106].map((x) => path(`M${x - 3} -118v-40a15 15 0 0 1 30 0v40Z`, `fill="${t.white}"`) + path(`M${x} -120v-38a12 12 0 0 1 24 0v38ZM${x} -20v-34h24v34Z`, `fill="${mix(t.blue, t.dark, 0.35)}"`) + path(`M${x + 12} -170v50M${x} -146h24`, `stroke="${t.white}" stroke-width="2"`) + fan(t, x + 12, -116, 19, false)).join('')
    + rect(60, -66, 28, 66, `fill="${t.dark}"`) + rect(6, -80, 138, 9, `fill="${t.white}"`);
}

/** the courthouse at the head of the street, cupola and flag */
export function courthouse(t: Paints): string {
  const w = t.white, s = shade(w, -0.09);
  let cols = '';
  for (let i = 0; i < 6; i++) cols += rect(-62 + i * 23, -92, 8, 78, `fill="${w}"`);
  return rect(-128, -104, 256, 104, `fill="${mix(w, t.gold, 0.12)}"`) + [-110, -84, 74, 100].map((x) => pane(t, x - 4, -86, 15, 26) + pane(t, x - 4, -44, 15, 26)).join('') + path('M-138 -104H138L124 -120H-124Z', `fill="${mix(t.blue, t.dark, 0.2)}"`)
    + rect(-70, -100, 140, 100, `fill="${s}"`) + rect(-10, -66, 20, 54, `fill="${t.red}"`) + pane(t, -42, -70, 14, 30) + pane(t, 28, -70, 14, 30) + cols + path('M-80 -92H80L0 -138Z', `fill="${w}" stroke="${s}" stroke-width="3"`) + circ(0, -108, 9, `fill="${t.gold}"`) + path('M-82 -12H82V-5H-82ZM-90 -5H90V2H-90Z', `fill="${w}"`)
    + rect(-26, -170, 52, 42, `fill="${w}"`) + circ(0, -150, 13, `fill="${s}"`) + circ(0, -150, 10, `fill="${w}"`) + path('M0 -157v7l5 3', `stroke="${t.dark}" stroke-width="2" fill="none"`) + path('M-30 -170H30V-175H-30ZM-20 -175V-196H20V-175Z', `fill="${s}"`) + path('M-24 -196Q-22 -226 0 -230Q22 -226 24 -196Z', `fill="${mix(t.gold, t.white, 0.15)}"`) + path('M0 -230V-300', `stroke="${t.dark}" stroke-width="3"`) + g(flag(t, 78), tf(2, -300)) + circ(0, -302, 3.6, `fill="${t.gold}"`)
;
}

import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, path, rect, shade, tf } from '#artwork/engine.ts';
import { bothSides } from '#artwork/primitives/mirror.ts';
import type { Lettered, Work } from './work.ts';

/** A firefighter's coat on its hook, ready, the helmet over it and the boots beneath. */
export function jacket(s: Work): Lettered {
  const { c, p } = s, brick = mix('#8f3a2c', p.a, 0.3), coat = mix('#2a2f3c', p.e, 0.35), lime = '#e6ee4f', silver = '#dfe3e6', helmet = mix('#f2c230', p.b, 0.3), boot = '#1f2026';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${brick}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(180, 96, path('M0 0H180M0 48H180M0 0V48M90 48V96', `fill="none" stroke="${shade(brick, -0.05)}" stroke-width="6"`))}"`) + rect(0, 1290, 1000, 110, `fill="${mix(p.e, '#55585e', 0.6)}"`) + rect(0, 1282, 1000, 12, `fill="${shade(brick, -0.14)}"`) + circ(500, 640, 620, `fill="${c.rad([[0, p.b, 0.36], [1, p.b, 0]])}"`));
  // a locker's open frame
  c.add('art', rect(70, 60, 860, 30, `rx="6" fill="${mix(p.e, silver, 0.24)}"`) + rect(60, 60, 26, 1230, `fill="${mix(p.e, silver, 0.24)}"`) + rect(914, 60, 26, 1230, `fill="${mix(p.e, silver, 0.24)}"`) + path('M66 66V1284M920 66V1284', `stroke="${mix(p.e, silver, 0.46)}" stroke-width="5"`) + rect(86, 300, 828, 22, `fill="${mix(p.e, silver, 0.3)}"`));
  // the helmet on the shelf
  c.add('art', ell(500, 300, 240, 12, `fill="${p.e}" opacity=".4"`) + g(grained(s, 'M-190 20C-196 -70 -130 -150 0 -152C130 -150 196 -70 190 20Z', [-196, -152, 392, 172], helmet, { n: 320, from: 70, dl: -0.1 }) + path('M-14 -156C-8 -166 8 -166 14 -156L18 20H-18Z', `fill="${shade(helmet, -0.07)}"`) + path('M-250 40C-190 -6 190 -6 250 40C200 56 -200 56 -250 40Z', `fill="${shade(helmet, -0.05)}"`) + path('M-246 40C-190 4 190 4 246 40', `fill="none" stroke="${shade(helmet, 0.08)}" stroke-width="5"`) + path('M-60 12V-56L0 -92L60 -56V12Q0 36 -60 12Z', `fill="${p.a}"`) + path('M-60 12V-56L0 -92L60 -56V12Q0 36 -60 12Z', `fill="none" stroke="${p.paper}" stroke-width="6"`) + path('M0 10C-34 -2 -30 -36 -8 -56C-8 -40 0 -36 6 -46C26 -30 34 -4 0 10Z', `fill="${helmet}"`) + path('M-150 -20C-146 -70 -110 -110 -70 -122', 'fill="none" stroke="#ffffff" stroke-width="13" stroke-linecap="round" opacity=".6"'), tf(500, 252)));
  // the coat seen from behind
  const back = 'M400 366C440 350 560 350 600 366C690 384 760 410 790 450L800 1130C700 1164 300 1164 200 1130L210 450C240 410 310 384 400 366Z', sleeve = 'M212 448C150 500 124 640 116 900L112 1070C140 1090 200 1090 226 1074L250 700Z';
  c.add('art', path('M500 322v40', `stroke="${silver}" stroke-width="13"`) + c.soft(back, 8, 16, 22, '#1a0c0a', 0.4));
  const band = (y: number, x0: number, x1: number, h = 54) => rect(x0, y, x1 - x0, h, `fill="${lime}"`) + rect(x0, y + h * 0.28, x1 - x0, h * 0.44, `fill="${silver}"`) + path(`M${x0} ${y + h * 0.5}H${x1}`, 'stroke="#ffffff" stroke-width="4" opacity=".8" stroke-dasharray="60 22"');
  c.add('art', bothSides(grained(s, sleeve, [110, 448, 142, 640], shade(coat, -0.025), { n: 220, from: 90, dl: -0.06 }) + g(band(830, 100, 260, 46) + band(980, 100, 260, 46), `clip-path="${c.clip(path(sleeve))}"`) + path('M112 1040H228V1082Q170 1096 112 1076Z', `fill="${boot}"`), 500));
  c.add('art', grained(s, back, [200, 352, 600, 800], coat, { n: 760, from: 80, dl: -0.06 }) + g(band(1016, 190, 810) + band(880, 190, 810) + rect(296, 340, 46, 700, `fill="${lime}"`) + rect(309, 340, 20, 700, `fill="${silver}"`) + rect(658, 340, 46, 700, `fill="${lime}"`) + rect(671, 340, 20, 700, `fill="${silver}"`) + band(880, 190, 810) + band(1016, 190, 810), `clip-path="${c.clip(path(back))}"`) + path('M400 366C440 400 560 400 600 366C590 344 560 336 500 336C440 336 410 344 400 366Z', `fill="${shade(coat, 0.07)}"`) + path('M210 1120C320 1150 680 1150 790 1120', `fill="none" stroke="${shade(coat, -0.1)}" stroke-width="5" stroke-dasharray="14 9"`));
  // the patch that carries the words
  c.add('art', rect(226, 470, 548, 380, `rx="10" fill="${shade(coat, -0.06)}"`) + rect(238, 482, 524, 356, `rx="6" fill="none" stroke="${lime}" stroke-width="5" stroke-dasharray="16 9"`));
  // boots with the trousers already round them
  const foot = path('M300 1190H470L480 1300C500 1306 500 1340 486 1346H280C262 1346 262 1310 284 1296Z', `fill="${boot}"`) + path('M290 1322H490', `stroke="${lime}" stroke-width="9"`) + grained(s, 'M270 1180C270 1150 500 1150 500 1180C510 1210 500 1240 480 1252C430 1270 340 1270 292 1252C270 1240 262 1210 270 1180Z', [262, 1154, 244, 114], shade(coat, 0.035), { n: 120, from: 90, dl: -0.07 }) + path('M276 1206C340 1226 430 1226 496 1206', `fill="none" stroke="${lime}" stroke-width="17"`) + ell(385, 1180, 96, 17, `fill="${boot}"`);
  c.add('art', ell(500, 1350, 330, 17, `fill="#101018" opacity=".4"`) + bothSides(g(foot, 'transform="translate(-22 6)"'), 500));
  return { box: [262, 500, 476, 320], ground: shade(coat, -0.06), ink: lime, small: silver, max: 112, face: 'league-spartan:800' };
}

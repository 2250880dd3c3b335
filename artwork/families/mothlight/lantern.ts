import { circ, ell, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { KINDS, moth, type Kind } from './moth.ts';
import { air, type Night, type Room } from './night.ts';

/** An iron lantern with four panes, and moths that fly towards it. */
export function lantern(n: Night): Room {
  const { c, r, p, dark, coats } = n, [cx, cy] = [500, 790], light = mix(p.b, '#fff8e0', 0.55), iron = dark ? shade(p.e, -0.01) : p.e;
  air(n, 150, (x, y) => y > 400 && Math.hypot(x - cx, y - cy) > 160);
  let rings = circ(cx, cy, 620, `fill="${c.rad([[0, light, dark ? 0.95 : 0.9], [0.16, p.b, 0.62], [0.42, p.a, 0.26], [1, p.a, 0]])}"`);
  // light goes out in rings
  for (let i = 0; i < 7; i++) rings += circ(cx, cy, 236 + i * 62, `fill="none" stroke="${dark ? light : p.a}" stroke-width="${n1(2.6 - i * 0.25)}" stroke-dasharray="${2 + i} ${9 + i * 2}" stroke-linecap="round" opacity="${n1(0.75 - i * 0.09)}"`);
  c.add('art', rings);
  const places: [number, number, Kind, number, number][] = [];
  const kinds = [KINDS.emperor, KINDS.small, KINDS.hawk, KINDS.tiger, KINDS.small, KINDS.luna, KINDS.tiger, KINDS.small, KINDS.hawk, KINDS.emperor];
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + 0.34 + (i * TAU) / 10, R = i % 2 ? 300 : 392, q = polar(cx, cy, R, a);
    places.push([q[0], q[1] * 0.98 + 16, kinds[i]!, i % 2 ? r.f(60, 76) : r.f(104, 124), (a * 180) / Math.PI - 90 + r.f(-22, 22)]);
  }
  for (const [x, y, s, deg] of [[70, 520, 44, 60], [934, 560, 48, -70], [90, 1080, 50, 130], [920, 1060, 44, -120], [500, 1296, 46, 186], [300, 1320, 32, 160], [708, 1316, 34, 200]] as const) places.push([x, y, KINDS.small, s, deg]);
  c.add('art', places.map(([x, y, kind, s, deg], i) => g(moth(c, r, kind, s, coats[i % coats.length]!), tf(x, y, deg))).join(''));
  // the lantern
  const glass = 'M424 700H576L600 900H400Z', bars = 'M500 700V900M424 700L400 900M576 700L600 900';
  let s = path('M500 430V560', `stroke="${iron}" stroke-width="5" stroke-dasharray="12 5"`) + ell(500, 586, 27, 30, `fill="none" stroke="${iron}" stroke-width="9"`) + path('M492 614H508L516 640H484ZM440 668Q500 616 560 668L590 690H410ZM404 690H596V706H404Z', `fill="${iron}"`);
  s += path(glass, `fill="${c.rad([[0, '#fffef2'], [0.34, light], [1, mix(p.b, p.a, 0.45)]], 0.5, 0.62, 0.62)}"`) + path('M440 716L424 880L442 882L456 716Z', `fill="#fffef2" opacity=".5"`);
  s += rect(474, 822, 52, 74, `fill="${mix(light, '#ffffff', 0.3)}"`) + path('M474 836q10 16 14 0t18 0t20 0V822H474Z', `fill="${light}"`) + path('M500 822V806', `stroke="${p.e}" stroke-width="4"`) + path('M500 742C524 776 520 806 500 810C480 806 476 776 500 742Z', `fill="${c.lin([[0, '#ffffff'], [0.5, '#fff3b8'], [1, p.a]])}"`);
  s += path(bars, `stroke="${iron}" stroke-width="9"`) + path('M390 898H610V916H390ZM404 916H596L580 944H420ZM470 944H530L520 966H480Z', `fill="${iron}"`) + path('M414 698H586M396 906H604M446 664Q500 622 554 664', `fill="none" stroke="${mix(p.b, iron, 0.35)}" stroke-width="3.4" stroke-linecap="round"`);
  c.add('art', s);
  c.add('art', g(moth(c, r, KINDS.tiger, 74, coats[1]!), tf(566, 640, 38)) + g(moth(c, r, KINDS.small, 44, coats[3]!), tf(424, 878, -120)));
  return { top: 96, h: 270 };
}

import { circ, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { cloud, villager, type Page } from './album.ts';

/** a house of the walled town: `x`, the roof's height, width; windows arched, a balcony, a line of white along each floor */
function house({ c, p }: Page, x: number, y: number, w: number, col: string, balcony: boolean): string {
  const white = mix(p.paper, '#ffffff', 0.3), dark = mix(p.e, col, 0.25), line = (yy: number) => path(`M${x} ${yy}h${w}`, `stroke="${white}" stroke-width="4"`);
  let s = rect(x, y, w, 1120 - y, `fill="${c.lin([[0, shade(col, 0.03)], [1, shade(col, -0.05)]], 0, 0, 1, 0)}"`), merlons = '';
  for (let k = x; k < x + w - 6; k += 17) merlons += `M${k} ${y + 2}v-9q7 -13 14 0v9Z`;
  s += path(merlons, `fill="${shade(col, 0.05)}"`) + line(y + 14);
  const n = Math.max(2, Math.round(w / 58)), gap = w / n;
  for (let f = 0; f < 4; f++) {
    const fy = y + 40 + f * 92;
    if (fy > 1040) break;
    for (let i = 0; i < n; i++) {
      const cx = x + gap * (i + 0.5), ww = gap * 0.46;
      if (balcony && f === 0 && i === Math.floor(n / 2)) s += path(`M${n1(cx - ww)} ${fy + 64}V${fy + 12}Q${n1(cx)} ${fy - 30} ${n1(cx + ww)} ${fy + 12}V${fy + 64}Z`, `fill="${white}"`) + path(`M${n1(cx - ww * 0.6)} ${fy + 56}V${fy + 18}Q${n1(cx)} ${fy - 12} ${n1(cx + ww * 0.6)} ${fy + 18}V${fy + 56}Z`, `fill="${dark}"`) + path(`M${n1(cx - ww * 1.2)} ${fy + 64}H${n1(cx + ww * 1.2)}L${n1(cx + ww * 0.8)} ${fy + 80}H${n1(cx - ww * 0.8)}Z`, `fill="${shade(col, 0.07)}"`);
      else s += path(`M${n1(cx - ww / 2)} ${fy + 56}V${fy + 22}Q${n1(cx - ww / 2)} ${fy + 8} ${n1(cx)} ${fy}Q${n1(cx + ww / 2)} ${fy + 8} ${n1(cx + ww / 2)} ${fy + 22}V${fy + 56}Z`, `fill="${(i + f) % 3 ? dark : mix(p.c, dark, 0.3)}" stroke="${white}" stroke-width="3.4"`);
    }
    s += line(fy + 78);
  }
  return s;
}

/** People on rooftops throw powder and water into the lane. */
export function rooftops(page: Page): string {
  const { c, p, gold } = page, sky = mix(p.d, p.paper, 0.5), rose = mix('#d98a76', p.a, 0.22), sand = mix('#e6b98c', p.b, 0.2), brick = mix('#c46a54', p.a, 0.25);
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix('#8fb8cc', p.e, 0.12)], [0.6, sky], [1, mix(p.paper, sky, 0.3)]], 0, 130, 0, 820, 'u')}"`);
  s += path('M100 720C180 640 260 600 340 640L420 590L500 640C600 580 760 600 900 680V900H100Z', `fill="${mix(p.c, sky, 0.55)}"`) + path('M360 622l14 -16h10v-12h12v12h20v-16h14v16h18l8 14', `fill="none" stroke="${mix(brick, sky, 0.35)}" stroke-width="9"`);
  // far houses, then the cupola of a palace
  const dome = (x: number, y: number, w: number, col: string) => rect(x, y, w, 54, `fill="${col}"`) + path(`M${x + w * 0.2} ${y + 54}v-34q${w * 0.12} -18 ${w * 0.24} 0v34ZM${x + w * 0.56} ${y + 54}v-34q${w * 0.12} -18 ${w * 0.24} 0v34Z`, `fill="${mix(p.e, col, 0.3)}"`) + rect(x - 8, y - 8, w + 16, 10, `fill="${shade(col, 0.08)}"`) + path(`M${x} ${y - 8}C${x - 12} ${y - w * 0.55} ${x + w * 0.4} ${y - w * 0.5} ${x + w / 2} ${y - w * 0.86}C${x + w * 0.6} ${y - w * 0.5} ${x + w + 12} ${y - w * 0.55} ${x + w} ${y - 8}Z`, `fill="${shade(col, 0.04)}"`) + path(`M${x + w / 2} ${y - w * 0.86}v-18`, `stroke="${gold}" stroke-width="5"`) + circ(x + w / 2, y - w * 0.9, 5, `fill="${p.b}"`);
  s += house(page, 300, 720, 130, mix(rose, sky, 0.36), false) + house(page, 430, 690, 120, mix(sand, sky, 0.3), false) + house(page, 550, 726, 150, mix(brick, sky, 0.36), false) + dome(458, 636, 66, mix(sand, sky, 0.26));
  // the powder over the lane
  const colours = [mix('#e0347c', p.a, 0.15), mix('#f5b01e', p.b, 0.3), mix('#2f9c78', p.c, 0.2), mix('#3f78d8', p.e, 0.12), mix('#8a48c0', p.e, 0.15)];
  s += [[300, 520, 104, 0], [420, 440, 96, 1], [540, 500, 110, 4], [660, 430, 92, 0], [730, 540, 100, 3], [480, 590, 84, 2], [600, 600, 78, 1], [380, 610, 70, 3]].map(([x, y, R, k]) => cloud(page, x!, y!, R!, colours[k!]!)).join('');
  s += house(page, 110, 690, 200, rose, true) + house(page, 690, 664, 200, sand, true) + dome(760, 610, 74, sand);
  const skins = ['#9a623c', '#7a4a2c', '#b07848', '#5f3a24'], white = mix(p.paper, '#ffffff', 0.4);
  // people in white clothes, most of them coloured already
  const folk = (list: readonly (readonly [number, number, number, 1 | -1, boolean, 'up' | 'out' | 'down'])[]) => list.map(([x, y, k, face, woman, arm], i) => villager(page, x, y, k, { cloth: mix(white, colours[i % 5]!, woman ? 0.5 : 0.16), head: colours[(i + 1) % 5]!, trim: colours[(i + 2) % 5]!, skin: skins[i % 4]!, woman, arm, face })).join('');
  s += folk([[172, 684, 0.74, 1, true, 'up'], [232, 684, 0.76, 1, false, 'out'], [284, 684, 0.72, 1, true, 'out'], [724, 658, 0.74, -1, false, 'out'], [842, 658, 0.72, -1, true, 'up']]);
  const jet = (x: number, y: number, k: 1 | -1, col: string) => path(`M${x} ${y}q${70 * k} -70 ${150 * k} -26`, `fill="none" stroke="${col}" stroke-width="6" stroke-dasharray="16 7" stroke-linecap="round"`) + path(`M${x - 34 * k} ${y + 14}L${x} ${y}`, 'stroke="#b98a34" stroke-width="11" stroke-linecap="round"');
  s += jet(300, 622, 1, colours[3]!) + jet(690, 590, -1, colours[0]!);
  // the near roof, its bowls and buckets, and a monkey on the corner
  const near = mix(brick, p.a, 0.2);
  s += house(page, 330, 880, 340, near, true) + rect(316, 872, 368, 16, `fill="${shade(near, 0.08)}"`) + folk([[392, 876, 0.98, 1, false, 'up'], [470, 876, 0.98, -1, true, 'up'], [556, 876, 0.66, 1, false, 'out'], [622, 876, 0.96, -1, true, 'out']]);
  s += [[352, 870, 0], [372, 870, 1], [520, 870, 2], [586, 870, 4], [656, 870, 3]].map(([x, y, k]) => path(`M${x! - 13} ${y! - 10}h26q-2 14 -13 14q-11 0 -13 -14Z`, 'fill="#b98a34"') + path(`M${x! - 12} ${y! - 10}q12 -19 24 0Z`, `fill="${colours[k!]}"`)).join('');
  s += [[430, 706, 40, 1], [600, 694, 44, 0], [516, 676, 42, 2]].map(([x, y, R, k]) => cloud(page, x!, y!, R!, colours[k!]!)).join('');
  let birds = '';
  for (const [x, y, k] of [[300, 330, 1], [352, 302, 0.8], [664, 300, 0.9], [720, 336, 1], [500, 262, 0.8], [560, 320, 0.6]] as const) birds += `M${n1(x - 18 * k)} ${n1(y - 5 * k)}q${n1(9 * k)} ${n1(-9 * k)} ${n1(18 * k)} ${n1(5 * k)}q${n1(9 * k)} ${n1(-14 * k)} ${n1(18 * k)} ${n1(-5 * k)}`;
  s += path(birds, `fill="none" stroke="${mix(p.ink, sky, 0.25)}" stroke-width="5" stroke-linecap="round"`);
  let pigeons = '';
  for (let i = 0; i < 5; i++) pigeons += g(path('M-16 0C-14 -14 4 -18 12 -10L20 -14L18 -6C18 6 -6 10 -26 8Z', `fill="${i % 2 ? '#7f8ca0' : white}"`), tf(700 + i * 34, 650 + (i % 2) * 2, 0, 0.8));
  return s + pigeons;
}

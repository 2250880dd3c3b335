import { circ, g, mix, n1, type P, path, poly, rect, smooth, tf } from '#artwork/engine.ts';
import type { Print } from './blocks.ts';
import { boat } from './wave.ts';

/** a bridge in the rain */
export function drawRain(print: Print & { side: 'l' | 'r'; cartY: number }) {
  const { c, r, B, sky } = print;
  let { side, cartY } = print;
  let s = '';
  s += sky(B.key, mix(B.pale, B.paper, 0.25), mix(B.pale, B.mid, 0.25));
  s += rect(0, 0, 1000, 420, `fill="${c.lin([[0.12, B.key, 1], [0.5, B.blue, 0.75], [1, B.mid, 0]])}"`);
  const far = (y: number, col: string, k: number) => {
    const ps: P[] = [];
    for (let x = -30; x <= 1030; x += 22) ps.push([x, y - Math.abs(Math.sin(x / 47 + k) + Math.sin(x / 19 + k * 3) * 0.4) * 46 - Math.sin(x / 300) * 24]);
    return path(smooth(ps, false) + `L1030 ${y + 70}L-30 ${y + 70}Z`, `fill="${c.lin([[0, col], [1, mix(col, B.pale, 0.9)]])}"`);
  };
  s += far(706, mix(B.mid, B.pale, 0.35), 1) + far(766, mix(B.blue, B.mid, 0.5), 2.4);
  s += rect(0, 806, 1000, 700, `fill="${c.lin([[0, B.pale], [0.25, B.mid], [0.6, B.blue]])}"`);
  for (let i = 0; i < 20; i++)
    s += path(`M${n1(r.f(-40, 900))} ${830 + i * 16}q${n1(r.f(50, 90))} -8 ${n1(r.f(130, 260))} 0`, `fill="none" stroke="${i % 3 ? B.key : B.foam}" stroke-width="2" opacity=".55"`);
  // bridge
  const dk = (x: number) => 842 - Math.sin(((x + 60) / 1120) * Math.PI) * 150, wood = mix(B.warm, B.hot, 0.32), wd = mix(wood, B.key, 0.5);
  const top: P[] = [], bot: P[] = [];
  for (let x = -40; x <= 1040; x += 30) { top.push([x, dk(x)]); bot.push([x, dk(x) + 40]); }
  let posts = '';
  for (let i = 0; i < 6; i++) {
    const x = 60 + i * 176;
    posts += path(`M${x - 13} ${n1(dk(x) + 30)}V${1066 + (i % 2) * 12}H${x + 13}V${n1(dk(x) + 30)}Z`, `fill="${wd}" stroke="${B.key}" stroke-width="3"`)
      + path(`M${x + 34} ${n1(dk(x + 40) + 30)}V1056H${x + 52}V${n1(dk(x + 40) + 30)}Z`,
      `fill="${mix(wd, B.key, 0.4)}" stroke="${B.key}" stroke-width="2.6"`) + path(`M${x - 30} ${n1(dk(x) + 96)}H${x + 74}v16H${x - 30}Z`, `fill="${wood}" stroke="${B.key}" stroke-width="2.6"`);
  }
  s += posts + path(poly([...top, ...[...bot].reverse()]), `fill="${wood}" stroke="${B.key}" stroke-width="3.6"`)
    + path(smooth(top.map(([x, y]) => [x, y + 20] as P), false), `fill="none" stroke="${B.key}" stroke-width="2"`);
  // walkers under umbrellas and straw hats
  const cols = [B.hot, B.warm, B.blue, B.hot, mix(B.warm, B.hot, 0.4)];
  const who = [[150, 0], [300, 1], [420, 0], [618, 2], [760, 0], [884, 1]];
  who.forEach(([x, kind], i) => {
    const y = dk(x!) + 4, col = cols[i % 5]!, f = i % 2 ? -1 : 1;
    let q = path('M-24 0C-28 -46 -22 -86 -10 -104H12C24 -84 30 -44 24 0L10 -2L4 -14L-6 0Z',
      `fill="${i % 2 ? B.blue : mix(B.mid, B.key, 0.3)}" stroke="${B.key}" stroke-width="3.4"`)
        + path('M-22 -56Q0 -46 26 -58V-44Q0 -34 -24 -42Z', `fill="${B.foam}" stroke="${B.key}" stroke-width="2"`)
        + path('M-16 0v12h14v-12M6 0v12h14v-12', `fill="${B.warm}" stroke="${B.key}" stroke-width="3"`);
    if (kind === 1) q += path('M-48 -98Q0 -170 50 -100Q0 -82 -48 -98Z', `fill="${B.warm}" stroke="${B.key}" stroke-width="3.4"`)
      + path('M0 -136L-30 -98M2 -136L2 -90M4 -136L34 -98', `stroke="${B.key}" stroke-width="1.8" fill="none"`);
    else {
      let ribs = '';
      for (let k = 1; k < 7; k++) ribs += `M4 -176Q${-74 + k * 24} -156 ${-86 + k * 26} -112`;
      q += circ(2, -112, 13, `fill="${mix(B.warm, B.foam, 0.4)}" stroke="${B.key}" stroke-width="3"`)
        + path('M4 -176L8 -70', `stroke="${B.key}" stroke-width="4.4"`)
        + path('M-88 -112Q-70 -166 4 -178Q78 -166 96 -110Q80 -120 64 -110Q48 -120 32 -110Q18 -120 2 -111Q-14 -121 -30 -111Q-44 -121 -58 -111Q-72 -121 -88 -112Z',
        `fill="${col}" stroke="${B.key}" stroke-width="3.4"`) + path(ribs, `stroke="${B.key}" stroke-width="2" fill="none"`) + path('M-2 -178L4 -192L10 -178Z', `fill="${B.key}"`);
    }
    s += g(q, tf(x!, y, 4 * f, f * 0.92, 0.92));
  });
  // rail in front of them
  let rail = '';
  for (let i = 0; i < 15; i++) {
    const x = 20 + i * 70;
    rail += `M${x - 6} ${n1(dk(x) + 6)}V${n1(dk(x) - 52)}H${x + 6}V${n1(dk(x) + 6)}Z`;
  }
  s += path(rail, `fill="${wood}" stroke="${B.key}" stroke-width="2.6"`);
  for (const o of [-52, -26])
    s += path(poly([...top.map(([x, y]) => [x, y + o - 5] as P), ...[...top].reverse().map(([x, y]) => [x, y + o + 6] as P)]), `fill="${wood}" stroke="${B.key}" stroke-width="2.6"`);
  s += boat(print, 706, 1092, 0.5, 2);
  let rn = '';
  for (let i = 0; i < 190; i++) {
    const x = r.f(-60, 1060), y = r.f(60, 1160), L = r.f(60, 210);
    rn += `M${n1(x)} ${n1(y)}l${n1(-L * 0.2)} ${n1(L)}`;
  }
  s += path(rn, `fill="none" stroke="${B.key}" stroke-width="1.3" opacity=".62"`);
  side = 'r';
  cartY = 122;
  return { s, side, cartY };
}

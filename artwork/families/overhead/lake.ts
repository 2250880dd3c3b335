import {
  at, circ, ell, g, mix, n1, type P, path, polar, poly, pt, rect, shade, smooth, TAU, tf, tfit, use, withContrast,
} from '#artwork/engine.ts';
import { block } from '#artwork/lettering/pastimes.ts';
import { circPath } from '#artwork/outlines/ornament.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import { boards, cast, rrect, type Seen } from './seen.ts';

/** an office chair on its five castors, its back at the foot */
function swivelChair({ c }: Seen, x: number, y: number, q: number, deg: number, seat: string): string {
  const steel = '#59616b';
  let legs = '', wheels = '';
  for (let i = 0; i < 5; i++) {
    const e = polar(0, 0, q * 1.02, (i * TAU) / 5 - 1.2);
    legs += `M0 0L${pt(e)}`;
    wheels += circPath(e[0], e[1], q * 0.1);
  }
  const pad = rrect(-q * 0.66, -q * 0.72, q * 1.32, q * 1.3, q * 0.36), back = `M${n1(-q * 0.62)} ${n1(q * 0.5)}Q0 ${n1(q * 0.86)} ${n1(q * 0.62)} ${n1(q * 0.5)}L${n1(q * 0.7)} ${n1(q * 0.74)}Q0 ${n1(q * 1.18)} ${n1(-q * 0.7)} ${n1(q * 0.74)}Z`;
  const arms = rrect(-q * 0.82, -q * 0.34, q * 0.2, q * 0.72, q * 0.1) + rrect(q * 0.62, -q * 0.34, q * 0.2, q * 0.72, q * 0.1);
  return g(cast(c, wheels, 6, deg) + path(legs, `stroke="${steel}" stroke-width="${n1(q * 0.13)}" stroke-linecap="round"`) + path(legs, `stroke="#fff" stroke-opacity=".25" stroke-width="${n1(q * 0.04)}"`) + path(wheels, 'fill="#1d2127"')
    + cast(c, pad + arms + back, 40, deg) + path(pad, `fill="${c.lin([[0, shade(seat, 0.05)], [1, shade(seat, -0.05)]])}"`) + path(rrect(-q * 0.5, -q * 0.58, q, q * 0.98, q * 0.28), `fill="none" stroke="${shade(seat, -0.1)}" stroke-width="4"`)
    + path(`M${n1(-q * 0.2)} ${n1(-q * 0.58)}v${n1(q * 0.98)}M${n1(q * 0.2)} ${n1(-q * 0.58)}v${n1(q * 0.98)}`, `stroke="${shade(seat, -0.07)}" stroke-width="3"`) + path(arms, 'fill="#262b31"') + path(back, `fill="${shade(seat, 0.08)}"`)
    + path(`M${n1(-q * 0.62)} ${n1(q * 0.58)}Q0 ${n1(q * 0.95)} ${n1(q * 0.62)} ${n1(q * 0.58)}`, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"'), tf(x, y, deg));
}

function rowingBoat(s: Seen, x: number, y: number, deg: number, paint: string): string {
  const { c, wood, linen, K } = s;
  const hull = (k: number) => `M0 ${n1(-216 * k)}C${n1(66 * k)} ${n1(-150 * k)} ${n1(92 * k)} ${n1(-20 * k)} ${n1(74 * k)} ${n1(178 * k)}Q0 ${n1(196 * k)} ${n1(-74 * k)} ${n1(178 * k)}C${n1(-92 * k)} ${n1(-20 * k)} ${n1(-66 * k)} ${n1(-150 * k)} 0 ${n1(-216 * k)}Z`;
  const oar = (dx: number, turn: number) => g(cast(c, rrect(-6, -190, 12, 300, 5) + rrect(-20, 96, 40, 96, 12), 16, deg + turn) + path(rrect(-6, -190, 12, 300, 5), `fill="${shade(wood, 0.07)}"`) + path(rrect(-20, 96, 40, 96, 12), `fill="${linen}"`) + rect(-20, 122, 40, 22, `fill="${K.hot}"`), tf(dx, 10, turn));
  let ribs = '';
  for (let i = 0; i < 9; i++) ribs += `M${n1(-68)} ${n1(-130 + i * 36)}Q0 ${n1(-120 + i * 36)} 68 ${n1(-130 + i * 36)}`;
  return g(cast(c, hull(1), 30, deg, 0.34) + path(hull(1), `fill="${paint}"`) + path(hull(0.985), `fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"`) + g(boards(s.r, -74, -200, 148, 390, 6, shade(wood, -0.03)) + path(ribs, `fill="none" stroke="${shade(wood, -0.16)}" stroke-width="5"`)
    + rect(-90, -220, 180, 420, `fill="${c.lin([[0, '#000', 0.42], [0.2, '#000', 0.12], [0.7, '#000', 0], [1, '#fff', 0.14]], 0, 0, 1, 0)}"`), `clip-path="${c.clip(path(hull(0.88)))}"`)
    + [-78, 34, 128].map((ty, i) => cast(c, rectPath(-70 + i * 4 - 3, ty, 146 - i * 3, 34), 12, deg) + boards(s.r, -(70 + (i ? 6 : -8)) , ty, 2 * (70 + (i ? 6 : -8)), 34, 2, shade(wood, 0.04), true)).join('')
    + path(rrect(-46, 120, 92, 48, 14), `fill="${K.hot}"`) + path('M-46 144h92M0 120v48', `stroke="${shade(K.hot, -0.1)}" stroke-width="3"`) + oar(-44, 14) + oar(52, -9), tf(x, y, deg));
}

/** a lake from above: a jetty with an office chair at its end */
export function drawLake(s: Seen): void {
  const { c, r, p, K, green, wood, linen, lines, name } = s, water = K.dark ? mix(p.bg, '#0f4a5a', 0.45) : mix(shade(mix(K.cool, '#17708a', 0.5), -0.02), K.deep, 0.1);
  let o = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(water, -0.05)], [0.55, water], [1, mix(shade(water, 0.09), '#b9b184', 0.16)]])}"`);
  for (let i = 0; i < 10; i++) o += ell(r.f(0, 1000), r.f(0, 1300), r.f(140, 320), r.f(50, 120), `fill="${c.rad([[0, shade(water, i % 2 ? 0.06 : -0.06), 0.7], [1, shade(water, i % 2 ? 0.06 : -0.06), 0]])}"`);
  let glint = '', dim = '';
  for (let i = 0; i < 190; i++) {
    const x = r.f(-20, 1000), y = r.f(20, 1330), w = r.f(16, 60), d = `M${n1(x)} ${n1(y)}q${n1(w / 4)} ${n1(-w * 0.13)} ${n1(w / 2)} 0t${n1(w / 2)} 0`;
    if (y < 500 && y > 70 && x > 60 && x < 900) continue;
    if (i % 3) dim += d;
    else glint += d;
  }
  o += path(dim, `fill="none" stroke="${shade(water, -0.06)}" stroke-width="4" stroke-linecap="round"`) + path(glint, `fill="none" stroke="${mix(water, '#fff', 0.42)}" stroke-width="3" stroke-linecap="round"`);
  c.add('ground', o);
  // a fish that circles under the float
  const float: P = [716, 640], fish = (x: number, y: number, q: number, deg: number) => g(path('M-60 0C-30 -26 24 -24 54 -4L88 -24Q78 0 88 24L54 4C24 24 -30 26 -60 0ZM-14 -20L6 -38L18 -18ZM-10 20L8 36L18 17Z', `fill="${mix(water, '#02121a', 0.72)}" opacity=".7"`), tf(x, y, deg, q));
  let art = '';
  [20, 96, 168, 236, 310].forEach((a, i) => {
    const q = polar(float[0], float[1], 92 + (i % 3) * 22, (a * Math.PI) / 180);
    art += fish(q[0], q[1], [0.86, 0.62, 1, 0.7, 0.56][i]!, a - 90 + (i % 2 ? 12 : -8));
  });
  art += [22, 44, 70].map((q, i) => ell(float[0], float[1], q, q * 0.94, `fill="none" stroke="#fff" stroke-opacity="${[0.7, 0.4, 0.2][i]}" stroke-width="3"`)).join('');
  // lilies
  const pad = (x: number, y: number, q: number, a: number, lily: boolean) => {
    const leaf = `M${n1(x)} ${n1(y)}L${pt(polar(x, y, q, a + 0.28))}A${n1(q)} ${n1(q)} 0 1 1 ${pt(polar(x, y, q, a - 0.28))}Z`;
    let veins = '', petals = '';
    for (let i = 1; i < 9; i++) veins += `M${n1(x)} ${n1(y)}L${pt(polar(x, y, q * 0.86, a + 0.28 + (i * (TAU - 0.56)) / 9))}`;
    if (lily) for (const [n, k, tone] of [[8, 0.62, 0], [7, 0.44, 0.03]] as const) for (let i = 0; i < n; i++) {
      const t = (i * TAU) / n + k, e = polar(x, y, q * k, t);
      petals += path(`M${n1(x)} ${n1(y)}Q${pt(polar(x, y, q * k * 0.6, t + 0.5))} ${pt(e)}Q${pt(polar(x, y, q * k * 0.6, t - 0.5))} ${n1(x)} ${n1(y)}Z`, `fill="${shade(mix(linen, K.hot, 0.16), tone)}" stroke="${mix(linen, K.hot, 0.45)}" stroke-width="1.5"`);
    }
    return cast(c, leaf, 8) + path(leaf, `fill="${shade(green, r.f(-0.06, 0.05))}"`) + path(veins, `stroke="${shade(green, 0.12)}" stroke-width="2" stroke-opacity=".7"`) + (lily ? petals + circ(x, y, q * 0.13, 'fill="#f0b838"') : '');
  };
  art += pad(92, 640, 62, 0.7, true) + pad(196, 716, 48, 2.2, false) + pad(84, 776, 54, 4.2, false) + pad(176, 838, 60, 5.4, true) + pad(62, 896, 40, 1, false) + pad(152, 590, 28, 3, false) + pad(938, 858, 44, 4, false) + pad(960, 780, 30, 2, false);
  // the jetty, and things left on it
  const jx = 0, deg = 7;
  let jetty = cast(c, rectPath(-112, -470, 224, 1200), 42, deg, 0.36);
  for (const px of [-112, 112]) for (const py of [-440, -160, 120]) jetty += circ(px, py, 19, `fill="${shade(wood, -0.2)}"`);
  jetty += boards(r, -112, -470, 224, 1200, 22, shade(mix(wood, '#a8a08f', 0.4), 0.02), true) + path('M-84 -470V740M84 -470V740', `stroke="${shade(wood, -0.2)}" stroke-width="5" stroke-dasharray="3 51.5" stroke-dashoffset="-24"`) + path('M-110 -470V740', 'stroke="#fff" stroke-opacity=".3" stroke-width="4"');
  const shoe = (x: number, y: number, t: number) => {
    const sole = 'M-17 -46C-17 -66 17 -66 18 -44C20 -20 14 -8 15 14C16 38 -14 38 -14 14C-13 -8 -18 -22 -17 -46Z';
    return g(cast(c, sole, 14, deg + t) + path(sole, 'fill="#2b211d"') + path('M-9 -8C-8 8 -9 22 0 24C9 22 9 8 10 -8Z', 'fill="#0d0a09"') + path('M-8 -14h17M-7 -22h15M-6 -30h13', `stroke="${linen}" stroke-opacity=".65" stroke-width="2.4"`) + path('M-11 -44q3 -12 12 -12', 'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"'), tf(x, y, t));
  };
  jetty += swivelChair(s, jx, -330, 96, 12, K.hot) + shoe(-58, -120, -12) + shoe(-20, -116, 4);
  // the briefcase, with bait and sandwiches in it
  const tan = '#8d5632', half = (y: number, h: number) => rrect(-86, y, 172, h, 12);
  jetty += g(cast(c, half(-110, 222), 20, deg - 10) + path(half(-110, 106), `fill="${tan}"`) + path(half(6, 106), `fill="${tan}"`) + path(rrect(-74, -98, 148, 84, 6), `fill="${shade(tan, 0.16)}"`) + path(rrect(-74, 16, 148, 84, 6), `fill="${shade(tan, -0.14)}"`)
    + path('M-60 -92h120v34h-120Z', `fill="${shade(tan, 0.08)}"`) + rect(-66, 22, 64, 72, `fill="${shade(tan, -0.06)}"`) + path('M2 30L66 30L2 92Z', `fill="${linen}"`) + path('M8 38L54 38L8 82Z', `fill="${shade(green, 0.1)}"`) + path('M12 42L46 42L12 76Z', `fill="${K.warm}"`)
    + [[-50, 42, K.hot], [-24, 48, K.warm], [-46, 72, K.cool2], [-20, 78, linen]].map(([x, y, col]) => path(`M${Number(x) - 9} ${y}q9 -9 18 0q-9 9 -18 0M${Number(x) + 9} ${y}l8 -6v12Z`, `fill="${col}"`)).join('')
    + rect(-12, -4, 24, 12, `fill="${K.warm}"`), tf(6, 96, -10));
  // the boat, tied up with a necktie
  art += g(jetty, tf(430, 1000, deg)) + rowingBoat(s, 800, 1040, -10, K.cool2 === water ? linen : mix(linen, K.cool2, 0.2));
  const knot: P[] = [[584, 862], [624, 846], [668, 858], [712, 846], [768, 836]];
  art += path(smooth(knot, false), 'fill="none" stroke="#000" stroke-opacity=".3" stroke-width="13" transform="translate(10 13)"') + path(smooth(knot, false), `fill="none" stroke="${K.deep}" stroke-width="15"`) + path(smooth(knot, false), `fill="none" stroke="${K.warm}" stroke-width="15" stroke-dasharray="5 15"`)
    + circ(574, 864, 17, `fill="${shade(wood, -0.16)}"`) + circ(574, 864, 17, `fill="none" stroke="${K.deep}" stroke-width="9"`) + path(poly([[560, 872], [532, 944], [552, 966], [574, 946], [582, 878]]), `fill="${K.deep}"`) + path('M553 890l26 12M546 908l30 14M540 926l32 16', `stroke="${K.warm}" stroke-width="5"`);
  // rod, line and float
  const tip: P = [628, 560];
  art += path(`M462 690L${pt(tip)}`, 'stroke="#000" stroke-opacity=".3" stroke-width="7" transform="translate(26 33)"') + path(`M452 700L${pt(tip)}`, `stroke="${shade(wood, -0.14)}" stroke-width="7" stroke-linecap="round"`) + path(`M452 700L480 676`, 'stroke="#20242a" stroke-width="14" stroke-linecap="round"') + path(`M${pt(tip)}Q690 580 ${pt(float)}`, `fill="none" stroke="${linen}" stroke-width="2"`)
    + circ(float[0], float[1], 12, `fill="${linen}"`) + path(`M${float[0] - 12} ${float[1]}a12 12 0 0 1 24 0Z`, `fill="${K.hot}"`);
  // reeds on the near bank
  const bank = `M0 1400V1330C60 1300 120 1332 190 1326S300 1360 330 1400ZM1000 1400V1290C930 1270 850 1316 780 1330S640 1366 610 1400Z`;
  art += path(bank, `fill="${shade(green, 0.04)}"`);
  let reeds = '', heads = '';
  for (let i = 0; i < 70; i++) {
    const left = i % 2 === 0, x = left ? r.f(-10, 250) : r.f(700, 1010), y = left ? r.f(1340, 1400) : r.f(1320, 1400), L = r.f(60, 150), a = -Math.PI / 2 + r.f(-0.55, 0.55), e = polar(x, y, L, a), m = polar(x, y, L * 0.6, a + r.f(-0.25, 0.25));
    reeds += `M${n1(x - 4)} ${n1(y)}Q${pt(m)} ${pt(e)}Q${n1(m[0] + 7)} ${n1(m[1])} ${n1(x + 5)} ${n1(y)}Z`;
    if (i % 7 === 0) heads += `M${pt(polar(x, y, L * 0.7, a))}L${pt(e)}`;
  }
  art += path(reeds, `fill="#000" opacity=".22" transform="translate(16 18)"`) + path(reeds, `fill="${shade(green, -0.09)}"`) + path(heads, 'stroke="#5a3a24" stroke-width="13" stroke-linecap="round"');
  // a dragonfly
  const wing = c.def((id) => `<path id="${id}" d="M0 0C10 -12 44 -18 54 -8C48 4 14 6 0 0Z"/>`, 'wing');
  art += g([-20, 20, 160, 200].map((a) => use(wing, `transform="rotate(${a})" fill="#fff" opacity=".62"`)).join('') + path('M0 -14V62', `stroke="${K.hot}" stroke-width="7" stroke-linecap="round"`) + circ(0, -16, 8, `fill="${shade(K.hot, -0.1)}"`), tf(262, 560, 34, 0.8));
  c.add('art', art);
  const ink = withContrast(shade(water, 0.02), linen, 5), b = block(lines, 'dm-serif-display', 790, lines.length > 1 ? 262 : 150, 168, 1.02), y0 = lines.length > 1 ? 106 : 150;
  c.add('type', path(b.d(500, y0), `fill="${ink}"`));
  if (name) c.add('type', path(at(tfit(name, 'jost:500', 640, 44, { track: 30 }), 500, y0 + b.h + 84), `fill="${withContrast(water, mix(linen, K.warm, 0.4), 5)}"`));
  c.add('texture', c.grain(0.6) + c.vignette('#02141c', 0.22));
  c.alt = 'A jetty on a lake from above, with an office chair at its end.';
}

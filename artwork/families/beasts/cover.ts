import { blob, circ, Drawing, ell, g, type Input, lum, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { numberOf, pickInk, words } from '#artwork/lettering/numbers.ts';
import { sparkleD } from '#artwork/outlines/strokes.ts';
import { beast } from './beast.ts';

export function drawBeasts(inp: Input): Drawing {
  const c = new Drawing('beasts', inp), { p, r } = c;
  const m = ['hill', 'sky', 'spot'].includes(inp.motif || '') ? inp.motif! : ['hill', 'sky', 'spot'][r.i(0, 2)]!;
  const num = numberOf(inp, 4), bg = p.bg, dark = lum(bg) < 0.5;
  const A = Array.from(num).map((ch, i) => beast(ch, c, p, r.sub('b' + i), i * 2)), gap = 14, total = A.reduce((s, q) => s + q.w, 0) + gap * (A.length - 1);
  const k = Math.min(790 / total, A.length === 1 ? 4.35 : 3.9), cy = m === 'spot' ? 560 : 566, top = cy - 70 * k, H = 140 * k, base = top + H + 6 * k * 0.6;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.rad([[0, dark ? shade(bg, 0.08) : '#fff', 0.75], [1, dark ? shade(bg, 0.08) : '#fff', 0]], 0.5, 0.34, 0.62)}"`));
  const rs = r.sub('set'), soft = dark ? shade(bg, 0.07) : shade(bg, -0.05, 0.012), soft2 = dark ? shade(bg, 0.12) : shade(bg, -0.09, 0.02);
  let gd = '';
  if (m === 'hill') {
    const land = mix(p.c, bg, 0.35), l2 = mix(p.c, bg, 0.58);
    gd += circ(790, 210, 96, `fill="${dark ? '#f6e6b4' : p.b}" opacity=".9"`) + [1.35, 1.75].map((q) => circ(790, 210, 96 * q, `fill="${dark ? '#f6e6b4' : p.b}" opacity=".1"`)).join('');
    const cloud = (x: number, y: number,
      s: number) => path('M-90 20C-110 20 -112 -6 -92 -10C-92 -32 -60 -40 -46 -26C-34 -54 14 -54 24 -24C44 -36 72 -26 70 -6C92 -6 94 20 72 20Z',
        `fill="${dark ? shade(bg, 0.16) : '#fff'}" opacity=".85" ${tf(x, y, 0, s)}`);
    gd += cloud(190, 190, 1) + cloud(560, 128, 0.62);
    gd += path(`M-20 ${n1(base - 70)}C200 ${n1(base - 190)} 380 ${n1(base - 60)} 560 ${n1(base - 86)}S900 ${n1(base - 190)} 1020 ${n1(base - 80)}V1420H-20Z`,
      `fill="${l2}"`) + path(`M-20 ${n1(base + 4)}C240 ${n1(base - 34)} 700 ${n1(base - 40)} 1020 ${n1(base + 2)}V1420H-20Z`, `fill="${land}"`);
    let gr = '', fl = ''; for (let i = 0; i < 90; i++) {
      const x = rs.f(10, 990), y = base + rs.f(10, 190);
      gr += `M${n1(x)} ${n1(y)}q${n1(rs.f(-6, 0))} -10 ${n1(rs.f(-8, -2))} -18M${n1(x + 4)} ${n1(y)}q3 -12 ${n1(rs.f(2, 8))} -20`;
      if (i % 4 === 0) {
        const X = rs.f(20, 980), Y = base + rs.f(26, 170);
        if (Y < 1010) fl += g([0, 72, 144, 216, 288].map((a) => ell(0, -7, 4.6, 6.4, `fill="${i % 8 ? p.paper : p.d}" transform="rotate(${a})"`)).join('')
          + circ(0, 0, 4, `fill="${p.b}"`), tf(X, Y, rs.f(0, 60), rs.f(0.8, 1.3)));
      }
    }
    gd += path(gr, `fill="none" stroke="${shade(land, -0.09)}" stroke-width="3" stroke-linecap="round" opacity=".7"`) + fl;
  } else if (m === 'sky') {
    for (let i = 0; i < 70; i++) {
      const x = rs.f(30, 970), y = rs.f(40, 1050), q = rs.f(2, 7);
      gd += rs.chance(0.3) ? path(sparkleD(x, y, q * 2.6), `fill="${dark ? '#fbe9b0' : soft2}"`) : circ(x, y, q * 0.6, `fill="${dark ? '#fff' : soft2}" opacity=".8"`);
    }
    gd += path(blob(rs, 500, cy, 460, 430, 9, 0.07), `fill="${soft}"`);
  } else {
    gd += circ(500, cy, 452, `fill="${soft}"`) + circ(500, cy, 452, `fill="none" stroke="${soft2}" stroke-width="5" stroke-dasharray="2 22" stroke-linecap="round" transform="translate(0 0)"`);
    const cols = [p.a, p.b, p.c, p.e]; for (let i = 0; i < 60; i++) {
      const x = rs.f(30, 970), y = rs.f(40, 1060);
      if (Math.hypot(x - 500, y - cy) < 474) continue;
      const cc = rs.pick(cols), t = rs.i(0, 2);
      gd += t === 0 ? circ(x, y, rs.f(7, 13), `fill="${cc}"`)
        : t === 1 ? rect(-15, -5, 30, 10, `rx="5" fill="${cc}" ${tf(x, y, rs.f(0, 180))}`)
        : path('M-12 8L0 -13L12 8Z', `fill="${cc}" stroke="${cc}" stroke-width="5" stroke-linejoin="round" ${tf(x, y, rs.f(0, 120))}`);
    }
  }
  c.add('ground', gd);
  let x = 500 - (total * k) / 2, art = '';
  A.forEach((q) => {
    for (const [fx, fy] of q.feet)
      art += [3, 2, 1].map((i) => ell(x + fx * k, top + (fy + 1.5) * k, k * (17 + i * 7), k * (1.6 + i * 1.1), `fill="${dark ? '#000' : shade(bg, -0.5)}" fill-opacity=".085"`)).join('');
    art += g(q.svg, `transform="translate(${n1(x)} ${n1(top)}) scale(${k.toFixed(3)})"`);
    x += (q.w + gap) * k;
  });
  c.add('art', art);
  const land = m === 'hill' ? mix(p.c, bg, 0.35) : bg, ink = pickInk(land, [p.ink, p.e, p.paper], 5);
  words(c, { fam: 'bagel-fat-one', max: 104, y: 1188, col: ink, small: ink, smallFam: 'fredoka:500', caps: false, smallMax: 42, gap: 74, w: 820 });
  c.add('texture', c.grain(1));
  c.alt = `${num}: ${inp.headline.replace('|', ' ')}`;
  return c;
}

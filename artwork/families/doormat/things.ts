import { circ, ell, g, mix, n1, type P, path, polar, rect, ribbon, shade, smooth, TAU, tf } from '#artwork/engine.ts';
import { roundRect } from '#artwork/outlines/strokes.ts';
import { clipped } from '#artwork/primitives/clip.ts';
import { shadow, type Step } from './stage.ts';

const disc = (x: number, y: number, rx: number, ry = rx) => `M${n1(x - rx)} ${n1(y)}A${n1(rx)} ${n1(ry)} 0 1 0 ${n1(x + rx)} ${n1(y)}A${n1(rx)} ${n1(ry)} 0 1 0 ${n1(x - rx)} ${n1(y)}Z`;

/** a paper tag with a reinforced hole, its string going to `to` */
export function tag(s: Step, x: number, y: number, deg: number, to: P, w = 190): string {
  const { K, linen } = s, d = `M${-w / 2 + 30} -42H${w / 2}V42H${-w / 2 + 30}L${-w / 2} 14V-14Z`, a = (deg * Math.PI) / 180;
  const hole: P = [x - Math.cos(a) * (w / 2 - 20), y - Math.sin(a) * (w / 2 - 20)];
  return g(shadow(s, d, 7, deg, 0.35) + path(d, `fill="${mix(linen, '#e3c591', 0.3)}"`) + path(`M${-w / 2 + 52} -16H${w / 2 - 24}M${-w / 2 + 52} 6H${w / 2 - 50}`, `stroke="${mix(K.cool, K.deep, 0.4)}" stroke-width="4" stroke-linecap="round"`)
    + path(`M${w / 2 - 40} 24c-8-9-22 0-11 11l11 9l11-9c11-11-3-20-11-11Z`, `fill="${K.hot}"`) + circ(-w / 2 + 20, 0, 11, `fill="${K.hot}"`) + circ(-w / 2 + 20, 0, 5, `fill="${K.deep}"`), tf(x, y, deg))
    + path(`M${n1(hole[0])} ${n1(hole[1])}Q${n1((hole[0] + to[0]) / 2 + 24)} ${n1((hole[1] + to[1]) / 2 - 30)} ${n1(to[0])} ${n1(to[1])}`, `fill="none" stroke="${linen}" stroke-width="4.5" stroke-linecap="round"`) ;
}

/** a jar from above, under a cap of gingham tied with string */
export function jar(s: Step, x: number, y: number, q: number, col: string): string {
  const { r, K, linen, c } = s, frill = 34, pts: P[] = [];
  for (let i = 0; i < frill * 2; i++) pts.push(polar(x, y, q * (i % 2 ? 1.02 : 0.93) * r.f(0.985, 1.015), (i * TAU) / (frill * 2)));
  const cloth = smooth(pts), S = 44;
  const check = c.pattern(S, S, `<rect width="${S}" height="${S}" fill="${linen}"/><rect width="${S / 2}" height="${S}" fill="${col}" opacity=".5"/><rect width="${S}" height="${S / 2}" fill="${col}" opacity=".5"/><rect width="${S / 2}" height="${S / 2}" fill="${col}" opacity=".55"/>`, 'rotate(14)');
  let folds = '';
  for (let i = 0; i < 46; i++) {
    const a = (i * TAU) / 46 + r.f(-0.04, 0.04), p = polar(x, y, q * 0.74, a), e = polar(x, y, q * r.f(0.86, 0.97), a + r.f(-0.03, 0.03));
    folds += `M${n1(p[0])} ${n1(p[1])}L${n1(e[0])} ${n1(e[1])}`;
  }
  let out = shadow(s, disc(x, y, q * 0.9), 120, 0, 0.5) + path(cloth, `fill="${check}"`) + path(cloth, `fill="none" stroke="${shade(col, -0.08)}" stroke-width="3"`) + path(folds, `stroke="${shade(col, -0.16)}" stroke-width="3" opacity=".5" stroke-linecap="round"`);
  out += circ(x, y, q * 0.7, `fill="${check}"`) + circ(x, y, q * 0.7, `fill="${c.rad([[0, '#fff', 0.35], [0.6, '#fff', 0], [1, K.deep, 0.32]], 0.5, 0.5, 0.5, '', 0.36, 0.34)}"`);
  out += circ(x, y, q * 0.72, `fill="none" stroke="${shade('#c9a26a', -0.2)}" stroke-width="9"`) + circ(x, y - 1, q * 0.72, `fill="none" stroke="#d9b77e" stroke-width="6"`) + circ(x, y, q * 0.72, `fill="none" stroke="#8a6538" stroke-width="6" stroke-dasharray="3 7" opacity=".6"`);
  const kx = x + q * 0.62, ky = y + q * 0.36, bow = `M${n1(kx)} ${n1(ky)}c10 -44 70 -46 62 -8c-6 20 -40 18 -62 8c-10 44 30 76 50 46c8 -20 -24 -42 -50 -46`;
  return out + path(bow, `fill="none" stroke="#7f5c32" stroke-width="9" stroke-linecap="round"`) + path(bow, `fill="none" stroke="#d9b77e" stroke-width="6" stroke-linecap="round"`) + circ(kx, ky, 9, 'fill="#c49a5c"');
}

/** sprigs of lavender tied in a small bunch */
export function lavender(s: Step, x: number, y: number, deg: number): string {
  const { r, green } = s, violet = mix('#7a68b0', s.K.cool, 0.2);
  let stems = '', buds = '', sh = '';
  for (let i = 0; i < 9; i++) {
    const a = (i - 4) * 0.105 + r.f(-0.02, 0.02), L = r.f(300, 410), tip: P = [Math.sin(a) * L, -Math.cos(a) * L];
    stems += `M${n1((i - 4) * -3)} 90Q0 0 ${n1(tip[0])} ${n1(tip[1])}`;
    for (let k = 0; k < 8; k++) {
      const t = 1 - k * 0.042 - (k > 5 ? 0.03 : 0), px = tip[0] * t, py = tip[1] * t;
      for (const m of [-1, 1]) buds += g(ell(0, -6, 5, 9.5, `fill="${shade(violet, r.f(-0.07, 0.1))}"`), tf(px, py, m * 42 + a * 57));
    }
    sh += `M0 60L${n1(tip[0])} ${n1(tip[1])}`;
  }
  return g(path(sh, `stroke="${s.K.deep}" stroke-width="11" opacity=".16" transform="translate(12 4)"`) + path(stems, `fill="none" stroke="${green}" stroke-width="4.5" stroke-linecap="round"`) + buds + rect(-17, 0, 34, 20, 'fill="#d9b77e"') + path('M-17 6h34M-17 13h34', 'stroke="#8a6538" stroke-width="2"'), tf(x, y, deg));
}

/** an enamelled oval casserole from above, with its lid on */
export function casserole(s: Step, x: number, y: number, col: string, deg: number): string {
  const { K, c, linen } = s, W = 250, H = 182, pot = disc(0, 0, W, H);
  const lug = (m: number) => `M${m * (W - 26)} -62C${m * (W + 66)} -60 ${m * (W + 66)} 60 ${m * (W - 26)} 62Z`;
  let out = shadow(s, `${pot}${lug(-1)}${lug(1)}`, 70, deg, 0.5);
  for (const m of [-1, 1]) out += path(lug(m), `fill="${shade(col, -0.1)}"`) + path(`M${m * (W - 6)} -34C${m * (W + 34)} -30 ${m * (W + 34)} 30 ${m * (W - 6)} 34Z`, `fill="${K.deep}" opacity=".75"`) + path(`M${m * W} -54C${m * (W + 44)} -46 ${m * (W + 52)} 0 ${m * (W + 44)} 26`, `fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"`);
  out += path(pot, `fill="${shade(col, -0.12)}"`) + path(disc(0, 0, W - 10, H - 10), `fill="${col}"`) + path(disc(0, 0, W - 10, H - 10), `fill="${c.rad([[0, '#fff', 0.4], [0.45, '#fff', 0.04], [1, K.deep, 0.36]], 0.5, 0.5, 0.55, '', 0.3, 0.26)}"`);
  out += path(disc(0, 0, W - 44, H - 40), `fill="none" stroke="${shade(col, -0.12)}" stroke-width="5"`) + path(disc(-2, -2, W - 49, H - 45), `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4"`);
  out += path(`M${-W + 50} -60C${-W + 80} -110 -110 -146 -40 -150`, 'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="13" stroke-linecap="round"') + path('M-12 -152h26', 'stroke="#fff" stroke-opacity=".75" stroke-width="12" stroke-linecap="round"');
  // a chip in the enamel, and a knob
  out += path(`M${W - 44} 96l14 -12l9 15l-10 12Z`, `fill="${mix(K.deep, '#333', 0.5)}"`);
  const note = 'M-6 -44L172 -70L188 34L10 62Z';
  out += path(note, `fill="${K.deep}" opacity=".28" transform="translate(8 8)"`) + path(note, `fill="${linen}"`) + path('M60 -30l98 -14M64 -6l98 -14M68 18l60 -9', `stroke="${mix(K.cool, K.deep, 0.45)}" stroke-width="5" stroke-linecap="round"`);
  return g(out + g(shadow(s, disc(0, 0, 40), 22, deg, 0.4), '') + circ(0, 0, 42, `fill="${c.rad([[0, '#fff8e0'], [0.4, '#d9b45e'], [1, '#7d5c24']], 0.5, 0.5, 0.5, '', 0.34, 0.32)}"`) + circ(0, 0, 20, 'fill="none" stroke="#8a6a2c" stroke-width="3"'), tf(x, y, deg));
}

/** a folded cloth with a border stripe */
export function teaTowel(s: Step, x: number, y: number, w: number, h: number, deg: number, col: string): string {
  const { linen } = s, d = roundRect(-w / 2, -h / 2, w, h, 8);
  let lines = '';
  for (const t of [0.1, 0.14, 0.86, 0.9]) lines += `M${n1(-w / 2 + w * t)} ${n1(-h / 2)}v${h}`;
  for (const t of [0.12, 0.17, 0.83, 0.88]) lines += `M${n1(-w / 2)} ${n1(-h / 2 + h * t)}h${w}`;
  return g(shadow(s, d, 9, deg, 0.4) + path(d, `fill="${mix(linen, '#fff', 0.2)}"`) + path(lines, `stroke="${col}" stroke-width="11" opacity=".75"`) + path(`M${n1(-w / 2)} ${n1(h * 0.03)}h${w}M${n1(-w / 2)} ${n1(h / 2 - 9)}h${w}`, `stroke="${s.K.deep}" stroke-width="3" opacity=".22"`), tf(x, y, deg));
}

/** six eggs in their box, the lid thrown back */
export function eggBox(s: Step, x: number, y: number, deg: number): string {
  const { K, c, r } = s, pulp = mix('#a9b1ad', K.cool2, 0.25), W = 420, H = 270, box = roundRect(-W / 2, -H / 2, W, H, 26), lid = roundRect(-W / 2 + 4, -H / 2 - 200, W - 8, 206, 26);
  const shells = [mix('#d9a679', K.hot, 0.08), mix('#efdcc0', K.warm, 0.1), '#b9d3cc', mix('#c98d62', K.hot, 0.1), '#f4ead8', mix('#e3bd92', K.warm, 0.1)];
  let out = shadow(s, `${box}${lid}`, 40, deg, 0.45) + path(lid, `fill="${shade(pulp, -0.05)}"`) + path(roundRect(-W / 2 + 22, -H / 2 - 182, W - 44, 168, 18), `fill="${shade(pulp, -0.12)}"`)
    + path(roundRect(-W / 2 + 22, -H / 2 - 182, W - 44, 40, 18), `fill="${K.deep}" opacity=".22"`) + path(box, `fill="${pulp}"`);
  let pits = '';
  for (let i = 0; i < 130; i++) pits += `M${n1(r.f(-W / 2 + 10, W / 2 - 10))} ${n1(r.f(-H / 2 - 190, H / 2 - 10))}h.01`;
  out += path(pits, `stroke="${shade(pulp, 0.07)}" stroke-width="4" stroke-linecap="round"`);
  for (let i = 0; i < 6; i++) {
    const ex = (i % 3 - 1) * 130, ey = i < 3 ? -62 : 66, col = shells[i]!;
    out += circ(ex, ey, 61, `fill="${shade(pulp, -0.16)}"`) + circ(ex + 3, ey + 4, 55, `fill="${K.deep}" opacity=".35"`);
    const egg = `M${ex - 50} ${ey + 4}C${ex - 50} ${ey - 34} ${ex - 24} ${ey - 56} ${ex} ${ey - 56}C${ex + 24} ${ey - 56} ${ex + 50} ${ey - 34} ${ex + 50} ${ey + 4}C${ex + 50} ${ey + 34} ${ex + 28} ${ey + 52} ${ex} ${ey + 52}C${ex - 28} ${ey + 52} ${ex - 50} ${ey + 34} ${ex - 50} ${ey + 4}Z`;
    out += path(egg, `fill="${col}"`) + path(egg, `fill="${c.rad([[0, '#fff', 0.75], [0.35, '#fff', 0.1], [1, '#3a2210', 0.38]], 0.5, 0.5, 0.56, '', 0.33, 0.28)}"`);
    if (i === 3 || i === 0) for (let k = 0; k < 16; k++) { const p = polar(ex, ey, 40 * Math.sqrt(r.f()), r.f(0, TAU)); out += circ(p[0], p[1], r.f(1.2, 2.8), `fill="${shade(col, -0.2)}" opacity=".7"`); }
  }
  out += ell(-65, 2, 14, 10, `fill="${shade(pulp, 0.06)}"`) + ell(65, 2, 14, 10, `fill="${shade(pulp, 0.06)}"`) + path(roundRect(-44, H / 2 - 12, 88, 26, 8), `fill="${shade(pulp, -0.03)}"`);
  return g(out, tf(x, y, deg));
}

/** one long feather */
export function feather(s: Step, x: number, y: number, deg: number, col: string): string {
  const d = 'M0 150C-52 110 -60 10 -34 -90C-24 -128 -8 -150 6 -160C30 -120 52 -20 40 60C34 100 18 134 0 150Z';
  let barbs = '';
  for (let i = 0; i < 34; i++) { const t = 130 - i * 8.2; barbs += `M${n1(2)} ${n1(t)}L-60 ${n1(t - 42)}M${n1(2)} ${n1(t)}L58 ${n1(t - 44)}`; }
  return g(shadow(s, d, 6, deg, 0.3) + path(d, `fill="${col}"`) + clipped(s.c, d, path(barbs, `stroke="${shade(col, -0.1)}" stroke-width="2.4"`) + path('M-70 -20L0 20L70 -30V-70L0 -16L-70 -60Z', `fill="${shade(col, -0.2)}" opacity=".55"`)) + path('M0 200C4 100 -4 -40 4 -140', `fill="none" stroke="${mix(col, '#fff', 0.6)}" stroke-width="5" stroke-linecap="round"`) + path('M-40 40l-26 -12l22 -8Z', `fill="none"`), tf(x, y, deg));
}

/** an umbrella furled and lying down, crook to the lower left */
export function umbrella(s: Step, x: number, y: number, deg: number, col: string): string {
  const { K } = s, cloth = 'M-150 -34C-60 -56 120 -52 330 -13V13C120 52 -60 56 -150 34C-160 12 -160 -12 -150 -34Z', crook = ribbon([[-150, 0], [-320, 0], [-392, 4], [-424, 40], [-410, 82], [-372, 90], [-352, 68]], () => 26);
  let out = shadow(s, `${cloth}${crook}`, 26, deg, 0.45) + path('M320 0H412', 'stroke="#b8bdc0" stroke-width="11" stroke-linecap="round"') + path('M330 -3H404', 'stroke="#fff" stroke-width="3"');
  out += path(crook, `fill="${mix('#7a4a28', K.hot, 0.1)}"`) + path('M-160 -6H-320C-380 -6 -420 10 -420 46', 'fill="none" stroke="#e0b27c" stroke-width="5" stroke-linecap="round" opacity=".8"') + rect(-178, -17, 26, 34, 'fill="#d8b25a"') + path(cloth, `fill="${col}"`);
  for (const [a, b, k] of [[-30, -8, 0.08], [-8, 12, 0], [12, 30, -0.09]] as const) out += path(`M-152 ${a}C-40 ${a * 1.5} 120 ${a * 1.4} 326 ${a * 0.3}V${n1(b * 0.3)}C120 ${n1(b * 1.4)} -40 ${n1(b * 1.5)} -152 ${b}Z`, `fill="${shade(col, k)}"`);
  out += path('M-152 -30C-40 -47 120 -44 326 -10M-152 -8C-40 -13 120 -11 326 -3M-152 12C-40 18 120 17 326 4', `fill="none" stroke="${shade(col, -0.16)}" stroke-width="3"`) + path('M-140 -32C-60 -46 60 -46 200 -30', 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"')
    + rect(40, -52, 26, 104, `fill="${shade(col, -0.13)}"`) + circ(53, 0, 9, 'fill="#d8b25a"');
  for (const [dx, dy] of [[-132, -36], [-150, 0], [-134, 36]] as const) out += circ(dx, dy, 5, 'fill="#d8dcde"');
  return g(out, tf(x, y, deg));
}

/** a book in brown paper, tied across */
export function parcel(s: Step, x: number, y: number, w: number, h: number, deg: number): string {
  const kraft = mix('#b98a56', s.K.warm, 0.12), d = roundRect(-w / 2, -h / 2, w, h, 5), kx = -w * 0.1, ky = h * 0.06;
  return g(shadow(s, d, 24, deg, 0.45) + path(d, `fill="${kraft}"`) + path(`M${-w / 2} ${-h / 2}h${w}l-16 12H${-w / 2 + 12}V${h / 2 - 14}l-12 14Z`, `fill="${shade(kraft, 0.07)}"`) + path(`M${w / 2} ${-h / 2}v${h}h${-w}l14 -12H${w / 2 - 14}V${-h / 2 + 14}Z`, `fill="${shade(kraft, -0.08)}"`)
    + path(`M${-w / 2 + 40} ${-h / 2 + 20}l24 60M${w / 2 - 60} ${h / 2 - 30}l-30 -70`, `stroke="${shade(kraft, -0.06)}" stroke-width="3"`)
    + path(`M${kx} ${-h / 2}V${h / 2}M${-w / 2} ${ky}H${w / 2}`, `stroke="${s.K.deep}" stroke-opacity=".35" stroke-width="8" transform="translate(3 3)"`) + path(`M${kx} ${-h / 2}V${h / 2}M${-w / 2} ${ky}H${w / 2}`, `stroke="${s.K.hot}" stroke-width="7"`)
    + path(`M${kx} ${ky}c-20 -56 -84 -50 -70 -12c10 20 46 18 70 12c18 -58 84 -52 70 -10c-10 18 -46 16 -70 10l-34 58M${kx} ${ky}l40 52`, `fill="none" stroke="${s.K.hot}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`) + circ(kx, ky, 9, `fill="${shade(s.K.hot, -0.06)}"`), tf(x, y, deg));
}

/** a fallen leaf */
export function leaf(s: Step, x: number, y: number, q: number, deg: number, col: string): string {
  const d = 'M0 50C-30 40 -46 14 -40 -10C-34 -38 -14 -56 0 -70C14 -56 34 -38 40 -10C46 14 30 40 0 50Z';
  return g(shadow(s, d, 6, deg, 0.3) + path(d, `fill="${col}"`) + path('M0 72C2 30 -2 0 0 -56M0 30l-24 -18M0 30l24 -18M0 4l-26 -20M0 4l26 -20M0 -22l-16 -14M0 -22l16 -14', `fill="none" stroke="${shade(col, -0.13)}" stroke-width="3.4" stroke-linecap="round"`), tf(x, y, deg, q));
}

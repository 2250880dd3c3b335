import { at, circ, contrast, ell, fit, g, lum, makeRng, n1, path, poisson, rect, shade, tf } from '#artwork/engine.ts';
import { candle } from '#artwork/subjects/candle.ts';
import { drip } from './icing.ts';
import type { Table } from './table.ts';

/** a cake of tiers */
export function drawTiers({ inp, c, r, p, dark, cream, lines, cols, s }: Table & { s: string }) {
  const words = lines.slice(0, 4);
  const n = words.length;
  const H = n === 2 ? 235 : n === 1 ? 300 : 200;
  const baseY = 1062; // stand
  s +=
    ell(500, baseY + 92, 250, 20, `fill="#000" opacity=".14"`) +
    path(
      `M470 ${baseY + 16}C470 ${baseY + 60} 400 ${baseY + 72} 380 ${baseY + 92}H620C600 ${baseY + 72} 530 ${baseY + 60} 530 ${baseY + 16}Z`,
      `fill="${shade(cream, -0.06)}"`,
    ) +
    path(`M110 ${baseY}` + Array.from({ length: 13 }, () => 'a30 26 0 0 0 60 0').join('') + `V${baseY - 12}H110Z`, `fill="${cream}"`) +
    rect(96, baseY - 20, 808, 24, `rx="12" fill="#fff"`) +
    rect(96, baseY - 4, 808, 8, `rx="4" fill="${shade(cream, -0.07)}" opacity=".7"`);
  let top = baseY - 20;
  const tiers: { w: number; y: number; t: string; i: number }[] = [];
  for (let i = n - 1; i >= 0; i--) {
    const w = 680 - (n - 1 - i) * 118;
    tiers.push({ w, y: top - H, t: words[i]!, i });
    top -= H;
  }
  for (const T of tiers) {
    const x0 = 500 - T.w / 2,
      x1 = 500 + T.w / 2;
    const col = cols[T.i % cols.length]!;
    const body = `M${x0} ${T.y + 26}Q${x0} ${T.y} ${x0 + 26} ${T.y}H${x1 - 26}Q${x1} ${T.y} ${x1} ${T.y + 26}V${T.y + H}H${x0}Z`;
    s +=
      path(body, `fill="${col}"`) +
      rect(x1 - 58, T.y + 20, 58, H - 20, `fill="${shade(col, -0.12)}" opacity=".22"`) +
      rect(x0 + 14, T.y + 30, 16, H - 60, `rx="8" fill="#fff" opacity=".22"`);
    const cp = c.clip(path(body));
    let deco = '';
    if (T.i % 3 === 1) for (let x = x0 + 14; x < x1; x += 40) deco += rect(x, T.y, 12, H, '');
    else if (T.i % 3 === 2)
      for (const q of poisson(r, x0, T.y + 50, T.w, H - 60, 34))
        deco += g(rect(-8, -2.6, 16, 5.2, `rx="2.6"`), tf(q[0], q[1], r.f(0, 180)));
    else for (let x = x0 + 30; x < x1; x += 60) for (let k = 0; k < 4; k++) deco += circ(x + (k % 2) * 30, T.y + 60 + k * 46, 6.5, '');
    s += g(deco, `fill="#fff" opacity=".3" clip-path="${cp}"`);
    s += path(
      drip(r, x0 - 9, x1 + 9, T.y - 14, 34, 62),
      `fill="${shade(cream, -0.1)}" opacity=".35" transform="translate(0 7)" clip-path="${c.clip(rect(x0, T.y, T.w, H))}"`,
    );
    const rr = makeRng(inp.seed + T.i);
    s += path(drip(rr, x0 - 9, x1 + 9, T.y - 14, 34, 62), `fill="${cream}" stroke="${cream}" stroke-width="10" stroke-linejoin="round"`);
    for (let x = x0 + 2; x <= x1 + 4; x += 27)
      s +=
        circ(x, T.y + H - 6, 16, `fill="${cream}"`) +
        path(`M${n1(x - 9)} ${n1(T.y + H - 8)}q9 -12 18 0`, `fill="none" stroke="${shade(cream, -0.09)}" stroke-width="2.6"`);
    const u = fit(T.t.toUpperCase(), 'lilita-one', T.w - 110, H - 122, { track: 40 });
    const ty = T.y + H * 0.56 + u.cap / 2;
    const d = at(u, 500, ty);
    const on = contrast(col, cream) > 1.9 ? cream : shade(col, -0.42, 0.03);
    s += path(d, `fill="${shade(col, -0.2)}" opacity=".5" transform="translate(0 5)"`) + path(d, `fill="${on}"`);
  }
  const ty = tiers[tiers.length - 1]!.y - 12,
    tw = tiers[tiers.length - 1]!.w;
  const nC = 5;
  let cn = '';
  for (let i = 0; i < nC; i++) cn += candle(c, 500 + ((i - 2) * tw) / 5.6, ty + 4, r.f(92, 120), 21, cols[(i + 2) % cols.length]!);
  const dol = Array.from({ length: 9 }, (_, i) => {
    const x = 500 - tw / 2 + 20 + (i * (tw - 40)) / 8;
    return (
      circ(x, ty - 2, 21, `fill="${cream}"`) +
      circ(x, ty - 18, 12, `fill="${cream}"`) +
      (i % 2
        ? circ(x, ty - 30, 12, `fill="${p.a === cols[0] ? shade(p.a, -0.04, 0.03) : '#c8323c'}"`) +
          circ(x - 4, ty - 34, 3, 'fill="#fff" opacity=".8"')
        : '')
    );
  }).join('');
  s = cn + s + dol;
  c.add('art', s, 'pop');
  if (inp.name) {
    const u = fit(inp.name, 'pacifico', 640, 110, { max: 76 });
    c.add('type', path(at(u, 500, 1308), `fill="${dark ? p.a : lum(p.e) > 0.6 ? p.ink : cream}"`));
  }
  return s;
}

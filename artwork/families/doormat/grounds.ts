import { circ, g, mix, n1, type P, path, polar, poly, rect, rot, shade } from '#artwork/engine.ts';
import { slab, type Step } from './stage.ts';

/** Victorian tiles: octagons with a dot between, one of them cracked */
export function tiles({ r, K, linen }: Step): string {
  const S = 132, cut = 38, pale = mix(linen, '#d9c7a4', 0.35), dot = mix(K.deep, '#23201f', 0.4), warm = mix(K.hot, '#a4553a', 0.4);
  let s = rect(0, 0, 1000, 1400, `fill="${mix(pale, K.deep, 0.5)}"`);
  for (let j = -1; j < 11; j++) for (let i = -1; i < 9; i++) {
    const x = i * S - 28, y = j * S - 20, q = (dx: number, dy: number): P => [x + dx, y + dy];
    const a = 3, b = S - 3;
    s += slab(r, [q(cut, a), q(S - cut, a), q(b, cut), q(b, S - cut), q(S - cut, b), q(cut, b), q(a, S - cut), q(a, cut)], (i + j) % 2 ? pale : mix(pale, warm, 0.16), K);
    s += slab(r, [q(0, -cut + 5), q(cut - 5, 0), q(0, cut - 5), q(-cut + 5, 0)], (i + j) % 2 ? dot : warm, K);
  }
  const edge = (x: number) => rect(x, 0, 84, 1400, `fill="${dot}"`) + Array.from({ length: 22 }, (_, k) => slab(r, [[x + 42, k * 66 - 20], [x + 76, k * 66 + 13], [x + 42, k * 66 + 46], [x + 8, k * 66 + 13]], k % 2 ? warm : pale, K)).join('');
  return s + edge(-22) + edge(938) + path('M640 96l22 38l-8 30l30 40l-4 34', `fill="none" stroke="${mix(pale, K.deep, 0.7)}" stroke-width="2.6"`);
}

/** old bricks in herringbone, moss in the joints */
export function bricks({ r, K, green }: Step): string {
  const L = 132, w = 66, clay = mix(K.hot, '#a9644a', 0.62);
  let s = '';
  for (let j = -14; j < 24; j++) for (let i = -6; i < 9; i++) {
    const x = i * L * 2 + ((j % 4) + 4) % 4 * w, y = j * w;
    for (const [dx, dy, bw, bh] of [[0, 0, L, w], [L, 0, w, L]] as const) {
      const ps = ([[dx + 3, dy + 3], [dx + bw - 3, dy + 3], [dx + bw - 3, dy + bh - 3], [dx + 3, dy + bh - 3]] as P[]).map((p) => rot([x + p[0] - 500, y + p[1] - 400], Math.PI / 4)).map((p): P => [p[0] + 500, p[1] + 500]);
      if (ps.every((p) => p[0] < -10 || p[0] > 1010 || p[1] < -10 || p[1] > 1290)) continue;
      s += slab(r, ps, r.chance(0.16) ? shade(clay, -0.09, -0.03) : r.chance(0.2) ? mix(clay, K.cream, 0.25) : clay, K);
    }
  }
  let moss = '';
  for (let i = 0; i < 190; i++) moss += `M${n1(r.f(0, 1000))} ${n1(r.f(0, 700))}h.01`;
  return rect(0, 0, 1000, 1400, `fill="${mix(clay, K.deep, 0.62)}"`) + s + path(moss, `stroke="${shade(green, -0.06)}" stroke-width="9" stroke-linecap="round" opacity=".8"`);
}

/** painted boards, worn where people stand */
export function boards({ r, K }: Step): string {
  const paint = mix(K.cool2, K.cream, 0.3), H = 118;
  let s = '';
  for (let j = 0; j < 12; j++) {
    const y = j * H - 30, tone = shade(paint, r.f(-0.03, 0.03)), join = r.f(160, 840);
    s += rect(0, y, 1000, H, `fill="${tone}"`);
    let grain = '', worn = '';
    for (let k = 0; k < 13; k++) grain += `M${n1(r.f(-80, 900))} ${n1(y + r.f(8, H - 8))}q${n1(r.f(60, 160))} ${n1(r.f(-7, 7))} ${n1(r.f(160, 420))} 0`;
    for (let k = 0; k < 12; k++) worn += `M${n1(500 + r.g(0, 190))} ${n1(y + r.f(10, H - 10))}h${n1(r.f(14, 80))}`;
    s += path(grain, `fill="none" stroke="${shade(tone, -0.07)}" stroke-width="2.4" opacity=".8"`) + path(worn, `fill="none" stroke="${mix('#b98f62', K.warm, 0.2)}" stroke-width="4" stroke-linecap="round" opacity=".45"`);
    s += path(`M0 ${y + 2}H1000`, `stroke="${shade(tone, 0.08)}" stroke-width="4"`) + path(`M0 ${y}H1000M${n1(join)} ${y}v${H}`, `stroke="${mix(paint, K.deep, 0.72)}" stroke-width="5"`);
    for (const [x, dy] of [[join - 16, 24], [join + 16, 24], [join - 16, H - 24], [join + 16, H - 24]] as const) s += circ(x, y + dy, 4.6, `fill="${mix(paint, K.deep, 0.6)}"`);
  }
  return s;
}

/** wet slate that reflects the sky */
export function slate({ r, K }: Step): string {
  const stone = mix(mix(K.cool, '#66757c', 0.6), K.deep, 0.12), rows = [0, 190, 400, 590, 790, 1000, 1210, 1420];
  let s = rect(0, 0, 1000, 1400, `fill="${mix(stone, K.deep, 0.6)}"`);
  rows.slice(0, -1).forEach((y, j) => {
    const y1 = rows[j + 1]!, cuts = j % 2 ? [-10, 300, 690, 1010] : [-10, 420, 800, 1010];
    cuts.slice(0, -1).forEach((x, i) => {
      const x1 = cuts[i + 1]!, k = () => r.f(-5, 5), ps: P[] = [[x + 4 + k(), y + 4 + k()], [x1 - 4 + k(), y + 4 + k()], [x1 - 4 + k(), y1 - 4 + k()], [x + 4 + k(), y1 - 4 + k()]];
      s += slab(r, ps, i % 2 ? shade(stone, 0.03) : stone, K);
      let veins = '';
      for (let v = 0; v < 7; v++) veins += `M${n1(r.f(x + 14, x1 - 120))} ${n1(r.f(y + 16, y1 - 16))}q${n1(r.f(20, 50))} ${n1(r.f(-9, 9))} ${n1(r.f(60, 110))} ${n1(r.f(-6, 6))}`;
      s += path(veins, `fill="none" stroke="${shade(stone, 0.07)}" stroke-width="2.6" opacity=".6"`);
    });
  });
  const sky = mix(K.cool2, '#ffffff', 0.5), puddle = (d: string) => path(d, `fill="${mix(stone, sky, 0.34)}"`) + path(d, `fill="none" stroke="${sky}" stroke-width="2.4" opacity=".5"`);
  s += puddle('M610 90C690 60 830 70 900 120C950 158 900 214 820 214C740 220 700 190 640 182C570 172 560 116 610 90Z') + puddle('M60 540C110 510 190 520 220 556C236 590 180 622 120 616C60 612 26 566 60 540Z');
  return s + path('M660 120q70 -22 130 -8M780 180q50 8 86 -14M96 556q40 -14 74 -2', `fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"`);
}

/** shadows of leaves across the step, from something that grows beside it */
export function leafShade({ r, K }: Step, x: number, y: number, turn: number): string {
  let d = '';
  for (const [a, L] of [[0, 560], [0.5, 460], [-0.45, 420]] as const) {
    const n = 11;
    for (let i = 2; i < n; i++) {
      const p = polar(x, y, (L * i) / n, turn + a + 0.03 * i);
      for (const m of [-1, 1]) {
        const t = turn + a + m * 0.9, q = r.f(54, 84), tip = polar(p[0], p[1], q, t), l = polar(p[0], p[1], q * 0.5, t - 0.42), o = polar(p[0], p[1], q * 0.5, t + 0.42);
        d += `M${n1(p[0])} ${n1(p[1])}Q${n1(l[0])} ${n1(l[1])} ${n1(tip[0])} ${n1(tip[1])}Q${n1(o[0])} ${n1(o[1])} ${n1(p[0])} ${n1(p[1])}Z`;
      }
    }
  }
  return path(d, `fill="${K.deep}" opacity=".17"`);
}

/** the sill with its brass strip, and the hall's floor on this side of it */
export function threshold({ c, r, K }: Step): string {
  const wood = mix('#8a5a36', K.hot, 0.15), brass = c.lin([[0, '#8a6a2c'], [0.25, '#f3dc96'], [0.5, '#c99b45'], [0.8, '#f7e6ae'], [1, '#7d5c24']]);
  let s = rect(0, 1206, 1000, 200, `fill="${wood}"`), grain = '';
  for (let i = 0; i < 46; i++) grain += `M${n1(r.f(-60, 900))} ${n1(r.f(1262, 1396))}q${n1(r.f(60, 160))} ${n1(r.f(-5, 5))} ${n1(r.f(180, 400))} 0`;
  s += path(grain, `fill="none" stroke="${shade(wood, -0.06)}" stroke-width="2.4"`) + rect(0, 1206, 1000, 46, `fill="${shade(wood, 0.05)}"`) + rect(0, 1250, 1000, 4, `fill="${K.deep}" opacity=".5"`);
  s += rect(0, 1196, 1000, 22, `fill="${brass}"`) + rect(0, 1218, 1000, 5, `fill="${K.deep}" opacity=".4"`) + [70, 930].map((x) => circ(x, 1207, 6, 'fill="#8a6a2c"') + path(poly([[x - 4, 1207], [x + 4, 1207]], false), 'stroke="#4c3a18" stroke-width="2"')).join('');
  return g(s);
}

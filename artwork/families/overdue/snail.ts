import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, mix, n1, type P, path, polar, rect, ribbon, shade, TAU, tf } from '#artwork/engine.ts';
import { candle, flower, hill, type Late, toadstool, tuft } from './late.ts';

/** A snail with a birthday cake on its shell, at the end of a very long way over the hills. */
export function snail(l: Late): Room {
  const { c, p } = l, ground = 1168, sky = mix(p.bg, p.paper, 0.2), green = mix(p.c, p.e, 0.12);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky], [0.5, mix(p.bg, p.d, 0.35)], [0.72, mix(p.d, p.b, 0.35)]])}"`) + circ(806, 560, 96, `fill="${mix(p.b, p.paper, 0.35)}"`) + circ(806, 560, 250, `fill="${c.rad([[0, p.paper, 0.5], [1, p.paper, 0]])}"`));
  const far = mix(mix(p.c, p.d, 0.55), p.bg, 0.25), mid = mix(p.c, p.d, 0.3);
  c.add('ground', hill(l, 'M0 690C160 600 300 620 420 690C560 590 800 600 1000 700V1000H0Z', far, 'M40 720C140 660 260 660 360 720M480 700C600 640 760 640 900 710') + hill(l, 'M0 830C220 730 420 760 560 840C700 780 860 780 1000 830V1100H0Z', mid, 'M60 850C200 790 360 800 480 860M640 850C740 810 860 812 960 850') + path('M0 960C240 900 700 900 1000 970V1400H0Z', `fill="${green}"`));
  // the way it came: a silver thread over every hill
  const way: P[] = [[566, 628], [520, 646], [566, 668], [640, 690], [700, 730], [640, 776], [470, 790], [250, 800], [130, 846], [170, 900], [330, 930], [330, 968], [150, 1000], [50, 1060], [60, 1130], [180, ground]];
  c.add('art', path(ribbon(way, (t) => 3 + t * t * 26), `fill="${mix(p.paper, p.bg, 0.2)}" opacity=".82"`));
  // a fence, a gate left open for it, far trees
  const tree = (x: number, y: number, k: number, col: string) => g(path('M-5 0V-60H5V0Z', `fill="${p.e}"`) + grained(l, 'M0 -190C44 -170 58 -110 44 -70C30 -40 -30 -40 -44 -70C-58 -110 -44 -170 0 -190Z', [-56, -190, 112, 150], col, { n: 120, from: 20 }), tf(x, y, 0, k));
  c.add('art', tree(70, 850, 0.8, mix(p.c, p.e, 0.25)) + tree(150, 826, 0.6, mix(p.c, p.e, 0.1)) + tree(930, 846, 0.86, mix(p.c, p.e, 0.2)) + tree(868, 830, 0.56, mix(p.c, p.b, 0.2)) + tree(300, 690, 0.34, mix(far, p.e, 0.3)) + tree(332, 694, 0.26, mix(far, p.e, 0.3)));
  // the foot: one long soft body, the neck raised
  const skin = mix(mix('#c98f5e', p.d, 0.35), p.b, 0.12), body = `M96 ${ground}C150 1120 240 1100 330 1092C480 1084 590 1090 640 1060C690 1026 690 940 704 876C716 812 770 776 826 788C892 804 914 872 890 934C868 990 852 1040 872 1100C884 1136 900 1150 904 ${ground}Z`;
  const horn = (x: number, y: number, X: number, Y: number) => path(ribbon([[x, y], [(x + X) / 2 + 8, (y + Y) / 2], [X, Y]], (t) => 30 - t * 14), `fill="${skin}"`) + circ(X, Y - 6, 27, 'fill="#fffdf6"') + circ(X, Y - 6, 27, `fill="none" stroke="${shade(skin, -0.12)}" stroke-width="5"`) + circ(X + 8, Y - 2, 13, 'fill="#241a24"') + circ(X + 12, Y - 7, 4, 'fill="#ffffff"') + path(`M${X - 28} ${Y - 8}A28 28 0 0 1 ${X + 28} ${Y - 8}Q${X} ${Y - 16} ${X - 28} ${Y - 8}Z`, `fill="${shade(skin, -0.05)}"`);
  c.add('art', ell(510, ground + 8, 450, 26, `fill="${p.e}" opacity=".24"`) + horn(782, 800, 742, 660) + grained(l, body, [96, 780, 810, 390], skin, { n: 900, from: 80, dl: -0.11 }) + horn(846, 802, 892, 650));
  let folds = '';
  for (let i = 0; i < 15; i++) folds += `M${n1(190 + i * 45)} ${ground - 8}q10 -26 2 -44`;
  c.add('art', path(folds, `fill="none" stroke="${shade(skin, -0.1)}" stroke-width="5" stroke-linecap="round"`) + path('M846 896Q880 902 898 874', `fill="none" stroke="${shade(skin, -0.24)}" stroke-width="8" stroke-linecap="round"`) + ell(846, 856, 24, 15, `fill="${p.a}" opacity=".4"`) + path('M728 930C722 980 714 1010 700 1040M752 962C750 1000 744 1030 734 1056', `fill="none" stroke="${shade(skin, 0.06)}" stroke-width="7" stroke-linecap="round"`));
  // the shell: a whorl with its growth marked in bands
  const [cx, cy, R] = [424, 896, 230], turn = (t: number) => Math.PI * 0.3 + t, edge = (t: number) => R * Math.exp(-0.088 * t), at = (t: number) => polar(cx, cy, edge(Math.max(0, t)), turn(t)), shell = mix(p.a, p.d, 0.12);
  const disc = `M${cx - R} ${cy}a${R} ${R} 0 1 0 ${R * 2} 0a${R} ${R} 0 1 0 ${-R * 2} 0Z`;
  let bands = '', light = '';
  for (let i = 4; i < 150; i++) {
    const t = i * 0.14, q = at(t), o = t < TAU ? polar(cx, cy, R, turn(t + 0.34)) : at(t - TAU + 0.34), m = polar(cx, cy, Math.hypot((q[0] + o[0]) / 2 - cx, (q[1] + o[1]) / 2 - cy), turn(t + 0.06));
    const d = `M${n1(q[0])} ${n1(q[1])}Q${n1(m[0])} ${n1(m[1])} ${n1(o[0])} ${n1(o[1])}`;
    if (i % 4 === 0) light += d; else bands += d;
  }
  const coil: P[] = [];
  for (let t = 0.02; t < 22; t += 0.16) coil.push(at(t));
  c.add('art', grained(l, disc, [cx - R, cy - R, R * 2, R * 2], shell, { n: 1500, from: 70, dl: -0.14, reach: 0.7 }) + g(path(bands, `fill="none" stroke="${shade(shell, -0.06)}" stroke-width="5" stroke-linecap="round" opacity=".75"`) + path(light, `fill="none" stroke="${mix(p.b, shell, 0.2)}" stroke-width="9" stroke-linecap="round"`), `clip-path="${c.clip(path(disc))}"`) + path(ribbon(coil, (t) => 17 - t * 13), `fill="${shade(shell, -0.24)}"`) + path(`M${cx - 204} ${cy - 50}Q${cx - 176} ${cy - 150} ${cx - 84} ${cy - 194}`, `fill="none" stroke="${mix(shell, '#ffffff', 0.6)}" stroke-width="12" stroke-linecap="round"`));
  // what it carries, level
  const cream = p.paper, sponge = mix('#e9b873', p.b, 0.3), top = 676;
  c.add('art', ell(cx, top + 8, 186, 26, `fill="${shade(p.paper, -0.13)}"`) + ell(cx, top, 186, 24, `fill="${p.paper}"`) + ell(cx, top - 2, 150, 16, `fill="${shade(p.paper, -0.06)}"`));
  const tier = (w: number, y: number, h: number, ice: string) => grained(l, `M${cx - w} ${y - h}H${cx + w}V${y - 8}Q${cx} ${y + 18} ${cx - w} ${y - 8}Z`, [cx - w, y - h, w * 2, h + 10], sponge, { n: 300, from: 20, dl: -0.09 }) + path(`M${cx - w} ${n1(y - h * 0.42)}Q${cx} ${n1(y - h * 0.42 + 24)} ${cx + w} ${n1(y - h * 0.42)}v15Q${cx} ${n1(y - h * 0.42 + 39)} ${cx - w} ${n1(y - h * 0.42 + 15)}Z`, `fill="${p.a}"`) + (() => { let d = `M${cx - w - 4} ${y - h}`; const k = Math.round(w / 17), s = (w * 2 + 8) / k; for (let i = 0; i < k; i++) d += `q${n1(s / 2)} ${22 + ((i * 7) % 4) * 9} ${n1(s)} 0`; return path(`${d}V${y - h - 4}H${cx - w - 4}Z`, `fill="${ice}"`); })() + ell(cx, y - h, w + 4, 17, `fill="${ice}"`) + ell(cx, y - h - 2, w - 12, 10, `fill="${shade(ice, -0.035)}"`);
  c.add('art', tier(140, top - 4, 92, cream) + tier(92, top - 98, 74, mix(p.d, cream, 0.3)) + [-62, 0, 62].map((x, i) => candle(l, cx + x, top - 172 + Math.abs(x) * 0.03, 62, [p.a, p.c, p.e][i]!)).join('') + [-116, -72, -26, 26, 72, 116].map((x) => circ(cx + x, top - 98 + (Math.abs(x) > 100 ? -2 : 4), 13, `fill="${p.a}"`) + circ(cx + x - 4, top - 103, 4, 'fill="#ffffff" opacity=".7"')).join(''));
  // a hat for the occasion, between the horns
  c.add('art', g(path('M-44 0L6 -116L48 -6Q2 14 -44 0Z', `fill="${p.c}"`) + path('M-30 -32L38 -34L46 -10L-42 -4ZM-12 -74L22 -78L30 -56L-22 -52Z', `fill="${p.b}"`) + circ(6, -118, 19, `fill="${p.paper}"`) + path('M6 -118m-19 0l-8 4m8 -4l3 -13m16 -6l2 -9m17 14l11 -3m-12 14l8 9m-20 0l2 9', `stroke="${p.paper}" stroke-width="6" stroke-linecap="round"`), tf(820, 796, 6, 0.92)));
  // the near garden
  const near = mix(p.c, p.e, 0.34);
  c.add('art', path(`M0 1190C200 1150 420 1200 620 1180S900 1170 1000 1186V1400H0Z`, `fill="${near}"`) + Array.from({ length: 26 }, (_, i) => tuft(i * 41 - 10, 1204 + (i % 3) * 8, 0.46 + (i % 4) * 0.09, i % 2 ? near : shade(near, 0.04))).join('') + toadstool(l, 92, 1246, 0.94, -6) + toadstool(l, 168, 1262, 0.62, 8) + [[300, 1290, 90, -16, p.d], [384, 1300, 130, 20, p.b], [462, 1310, 84, -10, p.a], [640, 1300, 110, 22, p.d], [716, 1312, 140, -18, p.a], [806, 1296, 96, 14, p.b], [900, 1306, 126, -20, p.d]].map(([x, y, h, lean, col]) => flower(x as number, (y as number) + 40, h as number, lean as number, col as string, p.paper, shade(near, 0.12))).join('') + Array.from({ length: 15 }, (_, i) => tuft(i * 74 - 20, 1424, 0.9 + (i % 3) * 0.2, i % 2 ? shade(near, -0.05) : shade(near, 0.03))).join(''));
  return { box: [90, 84, 820, 250], ground: sky, ink: p.e, small: shade(p.a, -0.06), max: 122 };
}

import { at, circ, type Drawing, g, mix, n1, path, rect, type Rng, set, sparkle, star, tf } from '#artwork/engine.ts';
import { against, cat } from './wheels.ts';
import type { Room, Tones } from './tones.ts';

/** a leaf of the old year in the air, light coming through it: w × h round its own middle */
function leaf(c: Drawing, t: Tones, x: number, y: number, deg: number, k: number, no: string): string {
  const d = 'M-150 -170C-60 -196 60 -150 156 -182C146 -80 176 60 150 176C70 150 -40 196 -154 168C-170 60 -132 -60 -150 -170Z';
  const q = set(no, 'young-serif', 190);
  return g(path(d, `fill="${t.dark}" opacity=".22" transform="translate(10 16)"`) + path(d, `fill="${c.lin([[0, mix(t.light, '#ffffff', 0.6)], [0.5, t.light], [1, mix(t.warm, t.light, 0.35)]], 0, 0, 1, 1)}"`)
    + path('M-148 -170C-60 -196 60 -150 156 -182L153 -150C60 -118 -60 -164 -149 -136Z', `fill="${t.gold}" opacity=".8"`)
    + path(at(q, 0, 84), `fill="${mix(t.mid, t.light, 0.12)}"`) + path('M150 176C120 166 100 160 84 164C98 120 130 100 164 96C166 124 160 150 150 176Z', `fill="${mix(t.far, t.light, 0.3)}"`), tf(x, y, deg, k));
}

/** a row of snowed-in roofs, chimneys at their party walls */
function terrace(r: Rng, y: number, w: number, wall: string, snow: string, t: Tones, lamps: number): string {
  let d = '', cap = '', pots = '', lit = '', smoke = '';
  for (let x = -w * 0.4, i = 0; x < 1000; x += w, i++) {
    const up = w * r.pick([0, 0.1, 0.22]), top = y - up, ridge = top - w * 0.46;
    d += `M${n1(x)} 1240V${n1(top)}H${n1(x + w)}V1240Z`;
    cap += `M${n1(x - 3)} ${n1(top + 7)}L${n1(x + w * 0.1)} ${n1(ridge)}Q${n1(x + w / 2)} ${n1(ridge - w * 0.07)} ${n1(x + w * 0.9)} ${n1(ridge)}L${n1(x + w + 3)} ${n1(top + 7)}Q${n1(x + w * 0.75)} ${n1(top + 14)} ${n1(x + w / 2)} ${n1(top + 7)}T${n1(x - 3)} ${n1(top + 7)}Z`;
    const cx = x + w * 0.86, ct = ridge - w * 0.26;
    pots += `M${n1(cx)} ${n1(top)}V${n1(ct)}h${n1(w * 0.28)}V${n1(top)}Z`;
    for (let k = 0; k < 3; k++) pots += `M${n1(cx + w * (0.03 + k * 0.09))} ${n1(ct)}v${n1(-w * 0.13)}h${n1(w * 0.055)}v${n1(w * 0.13)}Z`;
    if (i % 3 === 1) smoke += `M${n1(cx + w * 0.1)} ${n1(ct - w * 0.16)}q${n1(-w * 0.2)} ${n1(-w * 0.24)} 0 ${n1(-w * 0.46)}t${n1(w * 0.06)} ${n1(-w * 0.4)}`;
    for (let k = 0; k < 2; k++) for (let j = 0; j < 2; j++) if (r.chance(lamps + 0.12)) lit += rect(x + w * (0.2 + k * 0.38), top + w * (0.24 + j * 0.5), w * 0.2, w * 0.3);
  }
  return path(smoke, `fill="none" stroke="${snow}" stroke-width="${n1(w * 0.05)}" stroke-linecap="round" opacity=".5"`) + path(pots + d, `fill="${wall}"`) + path(cap, `fill="${snow}"`) + g(lit, `fill="${mix(t.gold, t.light, 0.2)}"`);
}

/** A window on the first morning: the pad on the sill with its last leaf gone out into the light. */
export function leaves(c: Drawing, r: Rng, t: Tones): Room {
  const down = (svg: string) => g(svg, 'transform="translate(0 112)"');
  const snow = mix(t.light, '#ffffff', 0.4), lit = mix(t.warm, t.light, 0.5), hazy = (u: number) => mix(mix(t.warm, t.light, 0.45), t.mid, u);
  let s = rect(0, 0, 1000, 1230, `fill="${c.lin([[0, mix(t.far, t.mid, 0.2)], [0.34, mix(t.far, t.light, 0.4)], [0.66, mix(t.warm, t.light, 0.4)], [0.85, mix(t.warm, t.gold, 0.25)]])}"`);
  for (let i = 0; i < 9; i++) s += path(sparkle(r.f(60, 940), r.f(60, 260), r.f(6, 12)), `fill="${snow}" opacity=".8"`);
  s += circ(740, 860, 420, `fill="${c.rad([[0, '#fffdf0', 1], [0.14, '#fffbe8', 0.95], [0.4, t.light, 0.55], [1, t.light, 0]], 740, 860, 420, 'u')}"`);
  s += terrace(r, 930, 104, hazy(0.22), mix(snow, hazy(0.2), 0.2), t, 0.1) + terrace(r, 1050, 158, hazy(0.5), mix(snow, hazy(0.4), 0.16), t, 0.24);
  c.add('ground', s);
  // leaves gone before, far off over the roofs
  c.add('art', leaf(c, t, 866, 214, 22, 0.24, '29') + leaf(c, t, 700, 300, -24, 0.4, '30'), 'drift');
  // the casement: frame and bars against the light, one light of it open
  const bar = t.near;
  const frame = `M0 0H1000V1230H0ZM56 56V600H264V56ZM56 640V1230H264V640ZM304 56V1230H944V56Z`;
  c.add('frame', path(frame, `fill="${lit}" fill-rule="evenodd" transform="translate(-5 4)"`) + path(frame, `fill="${bar}" fill-rule="evenodd"`)
    + path('M944 56L1000 20V1290L944 1230Z', `fill="${t.dark}"`) + path('M944 56v1174', `stroke="${lit}" stroke-width="6"`));
  // the sill
  c.add('art', down(rect(0, 1104, 1000, 300, `fill="${t.dark}"`) + rect(0, 1096, 1000, 34, `fill="${mix(lit, t.mid, 0.3)}"`) + rect(0, 1096, 1000, 7, `fill="${snow}"`)
    + path('M300 1130H760L820 1250H180Z', `fill="${t.dark}" opacity=".6"`)));
  // the pad on its easel, paper lit from behind
  const X = 262, Y = 510, W = 510, H = 590;
  const paper = mix(t.light, t.warm, 0.2);
  let pad = path(`M${X + W - 30} ${Y + 40}L${X + W + 70} 1104h-30L${X + W - 60} ${Y + 60}Z`, `fill="${t.dark}"`);
  for (let i = 5; i >= 0; i--) pad += rect(X + i * 3, Y + i * 3, W, H, `fill="${mix(paper, t.mid, i ? 0.16 + (i % 2) * 0.2 : 0)}"`);
  pad += rect(X, Y, W, H, `fill="${c.rad([[0, '#fffef6', 0.85], [1, '#fffef6', 0]], 740, 800, 520, 'u')}"`);
  pad += rect(X - 8, Y - 30, W + 30, 62, `fill="${t.dark}"`) + rect(X - 8, Y - 30, W + 30, 6, `fill="${lit}"`) + circ(X + 84, Y + 2, 13, `fill="${t.gold}"`) + circ(X + W - 74, Y + 2, 13, `fill="${t.gold}"`);
  let torn = `M${X} ${Y + 32}`;
  for (let x = X; x < X + W; x += 16) torn += `L${n1(x + 8)} ${n1(Y + 32 + r.f(4, 17))}L${Math.min(x + 16, X + W)} ${n1(Y + 33 + r.f(0, 8))}`;
  pad += path(`${torn}V${Y + 30}H${X}Z`, `fill="${mix(t.light, '#ffffff', 0.7)}"`) + path(torn, `fill="none" stroke="${t.far}" stroke-width="2.4" opacity=".8"`);
  const one = set('1', 'young-serif', 150);
  pad += path(at(one, X + W / 2, Y + 196), `fill="${mix(t.gold, t.dark, 0.25)}"`) + path(`M${X + 60} ${Y + 226}H${X + W - 60}`, `stroke="${t.far}" stroke-width="3"`);
  c.add('art', down(pad));
  // on the sill: a hyacinth in its glass, a paper streamer, the cat
  const glass = 'M100 1100C70 1100 66 1070 74 1040C82 1012 96 1004 92 984L80 956H172L160 984C156 1004 170 1012 178 1040C186 1070 182 1100 152 1100Z';
  const bulb = 'M86 962C82 932 104 916 126 912C148 916 170 932 166 962Q126 978 86 962Z';
  let bells = '', hearts = '';
  for (let j = 0; j < 9; j++) for (let i = -2; i <= 2; i++) {
    const spread = 25 - j * 1.5, x = 126 + i * spread * (Math.abs(i) === 2 ? 0.86 : 1) + (j % 2 ? 5 : -5), y = 872 - j * 23 + Math.abs(i) * 7 + r.f(-3, 3);
    bells += path(star(x, y, 6, 17 - j * 0.4, 7, r.f(0, 1)));
    hearts += circ(x, y, 3.4);
  }
  const blade = 'M120 920C70 880 62 800 72 740C104 790 122 850 126 920ZM132 920C176 880 190 810 182 764C150 800 132 860 128 920Z';
  c.add('art', down(path(glass, `fill="${mix(t.far, t.light, 0.4)}" opacity=".72"`) + path('M80 1040C86 1018 100 1010 98 996H154C154 1010 166 1018 172 1040C180 1068 176 1092 150 1092H102C76 1092 72 1068 80 1040Z', `fill="${t.light}" opacity=".5"`)
    + path('M110 966c-8 40 4 60 -10 90M126 968c4 40 -6 70 2 104M142 966c10 40 -4 60 12 92', `fill="none" stroke="${lit}" stroke-width="4"`) + path(glass, `fill="none" stroke="${snow}" stroke-width="4" opacity=".9"`)
    + against(blade + bulb, t.near, lit, 4, -1) + g(bells, `fill="${lit}" transform="translate(4 -1)"`) + g(bells, `fill="${mix(t.gold, t.mid, 0.24)}" stroke="${mix(t.gold, t.light, 0.5)}" stroke-width="1.4"`) + g(hearts, `fill="${t.light}"`)));
  c.add('art', cat(872, 1212, 1.06, t.dark, lit));
  const curl = 'M210 1118q30 -30 60 0t60 6q20 -24 52 -4t56 10q26 -30 60 -6t60 4q40 -24 70 6';
  c.add('art', down(path(curl, `fill="none" stroke="${t.gold}" stroke-width="15" stroke-linecap="round"`) + path(curl, `fill="none" stroke="${mix(t.gold, t.light, 0.6)}" stroke-width="4" stroke-dasharray="24 16" transform="translate(0 -3)"`)));
  // the last leaf, just let go
  c.add('art', leaf(c, t, 448, 268, -13, 1.02, '31'), 'drift');
  return { box: [X + 34, Y + 348, W - 68, 318], ground: paper, ink: t.dark, accent: mix(t.dark, t.mid, 0.2), max: 92 };
}

import {
  at, bez, circ, clamp, Drawing, ell, g, heart, type Input, lerp, makeRng, mix, n1, type P, path, poisson, polar, pt,
  rect, ribbon, set, shade, smooth, sparkle, TAU, tf, tfit, type Rng,
} from '#artwork/engine.ts';
import { withContrast, roles } from '#artwork/colours/kids.ts';
import { block, drawBlock } from '#artwork/lettering/kids.ts';

const FAIRY = 'elsie-swash-caps:900';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  night: boolean; white: string; ink: string; sky0: string; sky1: string; gold: string; band: string[];
  piece: (d: string, col: string, o?: { up?: number; sh?: number; fr?: string; }) => string;
  thread: (x: number, y0: number, y1: number) => string;
  bank: (y: number, R0: number, seed: number, drift?: number) => string;
  starP: (x: number, y: number, R0: number, col: string) => string;
  rainbow: (cx: number, cy: number, R0: number, w: number, a0?: number, a1?: number) => string; baseCloud: string[];
};

function cloudD({ r }: Scene, x: number, y: number, w: number, seed: number, k = 1) {
  const q = r.sub('cl' + seed), n = Math.max(4, Math.round(w / 78)), ps: P[] = [];
  for (let i = 0; i <= n; i++) { const t = i / n; ps.push([x - w / 2 + w * t, y - Math.sin(Math.PI * clamp(t, 0.02, 0.98)) * w * 0.2 * k * (i === 0 || i === n ? 0 : q.f(0.8, 1.2))]); }
  let d = `M${pt(ps[0]!)}`;
  for (let i = 1; i <= n; i++) { const l = Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]); d += `A${n1(l * 0.56)} ${n1(l * 0.6)} 0 0 1 ${pt(ps[i]!)}`; }
  const e = w * 0.06;
  return d + `C${n1(x + w / 2 + e)} ${n1(y + e * 0.2)} ${n1(x + w / 2 + e * 0.6)} ${n1(y + e * 1.4)} ${n1(x + w / 2 - e)} ${n1(y + e * 1.3)}H${n1(x - w / 2 + e)}C${n1(x - w / 2 - e * 0.6)} ${n1(y + e * 1.4)} ${n1(x - w / 2 - e)} ${n1(y + e * 0.2)} ${pt(ps[0]!)}Z`;
}

function foal({ R, white, ink, gold, band, piece }: Scene, flip = 1) {
  // asleep, knees tucked, nose on the forelegs
  const coat = white, dk = mix(coat, R.cool, 0.24);
  let f = '';
  const tail = [bez([150, -40], [230, -60], [250, 30], [196, 60]), bez([150, -30], [214, -30], [216, 50], [170, 66]), bez([148, -20], [196, -6], [188, 60], [146, 70])];
  tail.forEach((t, i) => (f += piece(ribbon(t, (u) => 30 * Math.sin(Math.PI * Math.min(0.96, u * 0.8 + 0.18))), band[(i * 2) % 6]!, { up: 4 })));
  f += piece(smooth([[-120, -20], [-90, -78], [-20, -104], [70, -100], [140, -62], [168, 0], [140, 50], [60, 66], [-40, 66], [-104, 40]]), coat, { up: 7 });
  f += piece(smooth([[60, 10], [120, 6], [150, 36], [132, 66], [80, 74], [20, 72], [6, 58], [40, 50]]), mix(coat, dk, 0.35), { up: 4 })
    + piece(smooth([[10, 56], [30, 54], [34, 72], [12, 76], [0, 66]]), gold, { up: 2 });
  f += piece(smooth([[-80, 20], [-40, 34], [-40, 62], [-110, 74], [-190, 72], [-206, 58], [-150, 50]]), mix(coat, dk, 0.35), { up: 4 })
    + piece(smooth([[-200, 52], [-180, 54], [-178, 72], [-200, 76], [-214, 64]]), gold, { up: 2 });
  f += piece(smooth([[-104, -120], [-60, -106], [-44, -64], [-60, -20], [-104, 8], [-150, 36], [-196, 44], [-216, 22], [-204, -8], [-178, -36], [-160, -80], [-136, -112]]), coat, { up: 7 });
  f += piece('M-96 -112C-92 -146 -74 -164 -58 -168C-54 -140 -62 -116 -76 -102Z', coat, { up: 4 })
    + path('M-88 -116C-84 -138 -74 -150 -64 -156C-64 -136 -70 -120 -78 -110Z', `fill="${mix(R.hot, white, 0.5)}"`);
  const hd = 'M-152 -102L-132 -118L-204 -196Z';
  f += piece(hd, gold, { up: 4 }) + path('M-160 -114L-144 -132M-172 -130L-158 -148M-184 -150L-174 -166', `stroke="${shade(gold, -0.12)}" stroke-width="4"`);
  [bez([-110, -116], [-70, -140], [-20, -110], [-30, -50], 16), bez([-104, -112], [-50, -120], [0, -80], [-14, -16], 16),
    bez([-96, -104], [-40, -96], [10, -50], [-30, 14], 16), bez([-118, -116], [-150, -120], [-160, -90], [-150, -58], 16)].forEach((t,
      i) => (f += piece(ribbon(t, (u) => 34 * Math.sin(Math.PI * Math.min(0.97, u * 0.75 + 0.2))), band[(i * 2 + 1) % 6]!, { up: 4 })));
  f += path('M-136 -46Q-122 -32 -104 -42', `fill="none" stroke="${ink}" stroke-width="5.5" stroke-linecap="round"`)
    + path('M-134 -42L-142 -34M-122 -36L-124 -26M-110 -38L-106 -29', `stroke="${ink}" stroke-width="4" stroke-linecap="round"`)
    + ell(-132, -8, 20, 13, `fill="${mix(R.hot, white, 0.35)}" opacity=".65"`)
    + path('M-202 20C-196 26 -188 24 -186 18', `fill="none" stroke="${mix(ink, white, 0.3)}" stroke-width="4" stroke-linecap="round"`) + ell(-198, 2, 4, 5.500, `fill="${mix(ink, white, 0.3)}"`);
  return flip < 0 ? g(f, 'transform="scale(-1 1)"') : f;
}

function drawUnicorn(scene: Scene) {
  const { c, R, white, ink, sky0, gold, band, piece, thread, bank, starP, rainbow, baseCloud } = scene;
  let s = '';
  s += rainbow(500, 960, 540, 44, Math.PI, TAU);
  for (const [x, y] of [[60, 446], [948, 450]] as P[]) s += thread(x, 0, y);
  for (const [x, y, w, i] of [[150, 250, 190, 1], [836, 200, 230, 2], [930, 470, 150, 3]] as [number, number, number, number][])
    s += (i === 3 ? '' : thread(x, 0, y - w * 0.14)) + piece(cloudD(scene, x, y, w, i), i === 2 ? white : mix(white, sky0, 0.18), { up: 9 });
  for (const [x, y, R0, i] of [[60, 470, 24, 0], [330, 150, 20, 1], [690, 110, 17, 2]] as [number, number, number, number][])
    s += thread(x, 0, y - R0) + starP(x, y, R0, i % 2 ? mix(R.hot, white, 0.15) : gold);
  s += piece(bank(960, 90, 5, -30), baseCloud[0]!, { up: 12 });
  // ---- the portrait
  const coat = white, dk = mix(coat, mix(R.cool, R.hot, 0.4), 0.2);
  let f = '';
  const curls = (list: [P, P, P, P, number, number][], up = 6) =>
    list.map(([a, b, d, e, w, i]) => piece(ribbon(bez(a, b, d, e, 20), (u) => w * Math.sin(Math.PI * Math.min(0.97, u * 0.84 + 0.12))), band[i % 6]!, { up: up })).join('');
  // mane behind the neck
  f += curls([[[-60, 20], [-230, 20], [-300, 180], [-390, 160], 74, 4], [[-110, 110], [-260, 130], [-330, 300], [-420, 280], 80, 0],
    [[-160, 220], [-290, 260], [-330, 410], [-410, 420], 84, 2], [[-190, 340], [-300, 380], [-300, 500], [-390, 540], 84, 5]], 8);
  f += piece('M34 -6C22 -50 34 -92 58 -112C78 -84 78 -40 62 -2Z', mix(coat, dk, 0.6), { up: 5 });
  f += piece(smooth([[-24, -2], [24, -14], [72, 4], [112, 54], [150, 112], [186, 158], [204, 196], [198, 230], [168, 248], [132, 240], [100, 226], [70, 232],
    [44, 262], [40, 320], [62, 400], [108, 490], [150, 580], [60, 680], [-140, 690], [-300, 660], [-270, 520], [-232, 390], [-190, 260], [-140, 140],
      [-84, 44]]), c.lin([[0, mix(coat, '#fff', 0.5)], [1, mix(coat, dk, 0.5)]]), { up: 12 });
  // cheek and muzzle papers
  f += piece(smooth([[154, 150], [186, 158], [204, 196], [198, 230], [168, 248], [134, 238], [128, 200]]), mix(R.hot, white, 0.62), { up: 3, sh: 0.6 });
  f += path('M40 250C20 240 0 214 0 176', `fill="none" stroke="${dk}" stroke-width="5" stroke-linecap="round"`)
    + ell(178, 196, 7, 10, `fill="${mix(ink, R.hot, 0.35)}" opacity=".75" transform="rotate(-28 178 196)"`)
    + path('M150 222C160 232 174 232 186 226', `fill="none" stroke="${mix(ink, R.hot, 0.35)}" stroke-width="5" stroke-linecap="round" opacity=".85"`)
    + ell(66, 178, 32, 22, `fill="${mix(R.hot, white, 0.3)}" opacity=".55"`);
  // lashes lowered
  f += path('M46 98C56 122 92 126 106 104', `fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"`)
    + path('M52 110L40 122M64 118L58 132M80 121L80 135M94 116L102 128', `stroke="${ink}" stroke-width="5" stroke-linecap="round"`)
    + path('M48 66C62 54 80 54 94 62', `fill="none" stroke="${dk}" stroke-width="5" stroke-linecap="round"`);
  // ear, horn, forelock
  const horn = 'M30 -10C44 -22 70 -16 82 10L176 -214Z';
  const hc2 = c.clip(`<path d="${horn}"/>`);
  let turns = '';
  for (let i = 0; i < 7; i++) {
    const t = i / 7, cx = lerp(56, 176, t), cy = lerp(-2, -214, t), w = lerp(40, 4, t);
    turns += `M${n1(cx - w)} ${n1(cy - w * 0.75)}Q${n1(cx + w * 0.2)} ${n1(cy + w * 0.5)} ${n1(cx + w * 1.1)} ${n1(cy + w * 0.1)}`;
  }
  f += piece(horn, c.lin([[0, shade(gold, 0.12)], [1, gold]]), { up: 6 }) + g(path(turns, `fill="none" stroke="${shade(gold, -0.13)}" stroke-width="6"`), `clip-path="${hc2}"`);
  f += piece('M-34 14C-52 -40 -36 -96 -4 -122C22 -84 28 -36 14 8Z', coat, { up: 6 }) + path('M-22 0C-30 -40 -22 -74 -4 -92C10 -66 12 -30 4 0Z', `fill="${mix(R.hot, white, 0.48)}"`);
  f += curls([[[-30, 0], [-150, -30], [-190, 120], [-270, 110], 66, 1], [[-70, 70], [-190, 90], [-190, 240], [-280, 240], 72, 3],
    [[-110, 160], [-210, 210], [-190, 350], [-290, 370], 74, 4], [[-150, 270], [-230, 320], [-190, 460], [-280, 500], 78, 0],
      [[-40, 40], [-150, 50], [-150, 200], [-236, 214], 66, 0], [[-86, 120], [-180, 150], [-170, 300], [-256, 316], 70, 5],
        [[-124, 216], [-200, 260], [-160, 400], [-240, 440], 70, 2], [[-166, 350], [-220, 400], [-170, 500], [-230, 560], 70, 3],
          [[10, -14], [70, -30], [120, 20], [74, 66], 44, 5], [[-6, -8], [30, -40], [92, -20], [66, 34], 40, 0]], 6);
  // a sprig of paper flowers at the ear
  const flower = (x: number, y: number, R0: number, col: string) => Array.from({ length: 5 }, (_, i) => {
    const q = polar(x, y, R0 * 0.56, (i / 5) * TAU - 0.3);
    return piece(smooth(Array.from({ length: 7 }, (_2, j) => polar(q[0], q[1], R0 * 0.52, (j / 7) * TAU))), col, { up: 2, sh: 0.7 });
  }).join('') + circ(x, y, R0 * 0.3, `fill="${gold}"`);
  f += flower(-62, 40, 44, mix(R.hot, white, 0.12)) + flower(-116, 96, 32, white) + flower(-14, -8, 28, mix(R.cool2, white, 0.2));
  s += g(f, tf(520, 530, 3, 1.0));
  s += piece(bank(1060, 84, 7, -40), baseCloud[1]!, { up: 12 }) + piece(bank(1120, 96, 9, -46), white, { up: 14 });
  return s;
}

function drawCastle(scene: Scene) {
  const { c, r, R, night, white, ink, sky0, gold, band, piece, thread, bank, starP, rainbow, baseCloud } = scene;
  let s = '';
  s += rainbow(500, 880, 470, 40, Math.PI, TAU);
  for (const [x, y, w, i] of [[140, 330, 200, 1], [862, 290, 220, 2], [520, 250, 150, 3]] as [number, number, number, number][])
    s += thread(x, 0, y - w * 0.14) + piece(cloudD(scene, x, y, w, i), i === 2 ? white : mix(white, sky0, 0.2), { up: 9 });
  s += starP(300, 190, 20, gold) + starP(700, 170, 22, mix(R.hot, white, 0.15)) + thread(300, 0, 172) + thread(700, 0, 150);
  s += piece(bank(900, 84, 3, -30), baseCloud[0]!, { up: 12 });
  const wall = mix(white, R.hot, night ? 0.16 : 0.1), wall2 = mix(wall, R.cool2, 0.22), rf = [mix(R.hot, white, 0.05), mix(R.cool, white, 0.08), mix(band[5]!, R.cool, 0.2)];
  const win = (x: number, y: number, w: number, h: number) =>
    path(`M${x - w / 2} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y + w / 2}V${y + h}Z`,
      `fill="${night ? mix(gold, '#fff', 0.3) : mix(R.cool, R.deep, 0.35)}"`) + path(`M${x} ${y + 2}V${y + h}M${x - w / 2} ${y + h * 0.58}H${x + w / 2}`, `stroke="${wall}" stroke-width="2.6"`);
  const tower = (x: number, yb: number, w: number, h: number, rh: number, col: string, roof: string, fl: string, crown = true) => {
    let q = '';
    const top = yb - h;
    // flag
    q += path(`M${x} ${top - rh + 6}V${top - rh - 66}`, `stroke="${ink}" stroke-width="5" stroke-linecap="round"`)
      + piece(`M${x + 2} ${top - rh - 66}C${x + 22} ${top - rh - 78} ${x + 40} ${top - rh - 52} ${x + 66} ${top - rh - 62}L${x + 54} ${top - rh - 42}L${x
      + 64} ${top - rh - 24}C${x + 42} ${top - rh - 14} ${x + 24} ${top - rh - 40} ${x + 2} ${top - rh - 28}Z`,
      fl, { up: 3 });
    q += piece(`M${x - w / 2} ${yb}V${top}H${x + w / 2}V${yb}Z`, c.lin([[0, shade(col, 0.02)], [0.6, col], [1, shade(col, -0.05)]], 0, 0, 1, 0), { up: 9 });
    if (crown) {
      let d = `M${x - w / 2 - 12} ${top + 34}V${top - 6}`;
      const n = 5, u = (w + 24) / (n * 2 - 1);
      for (let i = 0; i < n; i++) d += `h${n1(u)}${i < n - 1 ? `v16h${n1(u)}v-16` : ''}`;
      q += piece(d + `V${top + 34}Z`, shade(col, 0.025), { up: 5 });
    }
    q += piece(`M${x - w / 2 - 20} ${top - 4}C${x - w * 0.3} ${top - rh * 0.4} ${x - w * 0.08} ${top - rh * 0.8} ${x} ${top - rh}C${x
      + w * 0.08} ${top - rh * 0.8} ${x + w * 0.3} ${top - rh * 0.4} ${x + w / 2 + 20} ${top - 4}Q${x} ${top + 14} ${x - w / 2 - 20} ${top - 4}Z`,
      roof, { up: 7 });
    let sc = '';
    for (let j = 0; j < 4; j++) {
      const t = 0.1 + j * 0.2, hw = (w / 2 + 18) * (1 - t) ** 1.15, yy = top - rh * t;
      const n = Math.max(2, Math.round(hw / 11));
      for (let i = 0; i < n; i++) sc += `M${n1(x - hw + (i * 2 * hw) / n)} ${n1(yy)}q${n1(hw / n)} ${n1(12)} ${n1((2 * hw) / n)} 0`;
    }
    return q + path(sc, `fill="none" stroke="${shade(roof, -0.1)}" stroke-width="3" opacity=".75"`);
  };
  s += tower(250, 1010, 96, 236, 150, wall2, rf[1]!, gold) + tower(752, 1010, 96, 262, 158, wall2, rf[2]!, mix(R.hot, white, 0.1))
    + tower(378, 1010, 108, 356, 176, wall, rf[2]!, mix(R.cool, white, 0.1)) + tower(636, 1010, 108, 330, 170, wall, rf[1]!, gold)
    + tower(506, 1010, 138, 440, 220, mix(wall, '#fff', 0.3), rf[0]!, mix(R.cool, white, 0.1));
  s += win(250, 826, 30, 50) + win(752, 800, 30, 52) + win(378, 720, 32, 56) + win(636, 742, 32, 56) + win(506, 630, 40, 68) + win(480, 738, 22, 40) + win(532, 738, 22, 40);
  // curtain wall with the gate
  let d = 'M176 1060V884';
  for (let i = 0; i < 11; i++) d += `h36${i < 10 ? 'v22h25.2v-22' : ''}`;
  s += piece(d + 'V1060Z', wall, { up: 10 });
  let br = '';
  const q = r.sub('brk');
  for (let i = 0; i < 34; i++) { const x = q.f(200, 790), y = 930 + Math.floor(q.f(0, 5)) * 24; if (Math.abs(x - 506) > 110) br += `M${n1(x)} ${y}h${n1(q.f(16, 30))}`; }
  s += path(br, `stroke="${shade(wall, -0.09)}" stroke-width="4" stroke-linecap="round"`);
  s += piece('M412 1060V966A94 94 0 0 1 600 966V1060Z', shade(wall, -0.06), { up: 5 })
    + piece('M430 1060V968A76 76 0 0 1 582 968V1060Z', mix(R.hot, R.deep, 0.3), { up: 3 })
    + path('M456 1060V914M482 1060V898M506 1060V892M530 1060V898M556 1060V914M430 980H582M430 1026H582', `stroke="${gold}" stroke-width="5"`) + path(heart(506, 1000, 26), `fill="${gold}"`);
  s += piece(bank(1048, 76, 7, -30), baseCloud[1]!, { up: 12 });
  // a small unicorn looking out of the clouds
  s += piece(bank(1118, 96, 9, -44), white, { up: 14 });
  return s;
}

function drawMoon(scene: Scene) {
  const { c, r, R, white, sky1, gold, piece, thread, bank, starP } = scene;
  let s = '';
  // ---- asleep on the moon
  for (const q of poisson(r, 30, 30, 940, 900, 96)) if (Math.hypot(q[0] - 500, q[1] - 600) > 330 || q[1] < 240)
    s += path(sparkle(q[0], q[1], r.f(7, 15)), `fill="${mix(white, gold, r.f(0, 0.7))}" opacity=".9"`);
  for (const [x, y, R0, i] of [[136, 330, 34, 0], [862, 270, 40, 1], [250, 180, 22, 1], [760, 480, 24, 0], [92, 640, 22, 1],
    [912, 690, 30, 0]] as [number, number, number, number][]) s += thread(x, 0, y - R0) + starP(x, y, R0, i ? gold : mix(R.hot, white, 0.25));
  for (const [x, y, w, i] of [[170, 470, 190, 1], [850, 590, 210, 2]] as [number, number, number, number][])
    s += thread(x, 0, y - w * 0.15) + piece(cloudD(scene, x, y, w, i), mix(sky1, white, 0.5), { up: 10 });
  const cx = 500, cy = 570, Ro = 318;
  s += circ(cx, cy, 470, `fill="${c.rad([[0.35, mix(gold, white, 0.4), 0.42], [1, gold, 0]])}"`);
  s += thread(cx - 244, 0, cy - 206) + thread(cx + 250, 0, cy - 200);
  const a0 = -2.42, a1 = -0.68, A = polar(cx, cy, Ro, a0), B = polar(cx, cy, Ro, a1);
  s += piece(`M${pt(A)}A${Ro} ${Ro} 0 1 0 ${pt(B)}A266 250 0 1 1 ${pt(A)}Z`, c.lin([[0, mix(gold, '#fff', 0.55)], [1, mix(gold, R.warm, 0.3)]]), { up: 14 });
  for (const [x, y, R0] of [[300, 700, 20], [372, 792, 28], [468, 842, 15], [640, 806, 24], [712, 690, 16]] as [number, number, number][])
    s += circ(x, y, R0, `fill="${shade(gold, -0.04)}" opacity=".5"`)
      + path(`M${x - R0 * 0.8} ${y - R0 * 0.3}A${R0 * 0.85} ${R0 * 0.85} 0 0 1 ${x + R0 * 0.5} ${y - R0 * 0.7}`, `fill="none" stroke="${shade(gold, -0.14)}" stroke-width="3" opacity=".6"`);
  s += g(foal(scene), tf(512, 672, 4, 1.1));
  // z z z
  const zf = (x: number, y: number, sz: number, deg: number) => { const q = set('z', FAIRY, sz); return g(piece(at(q, 0, 0), mix(white, gold, 0.2), { up: 3 }), tf(x, y, deg)); };
  s += zf(402, 474, 60, -8) + zf(446, 404, 76, 8) + zf(414, 318, 96, -4);
  s += piece(bank(986, 84, 3, -40), mix(sky1, white, 0.3), { up: 12 }) + piece(bank(1056, 84, 7, -40), mix(sky1, white, 0.6), { up: 12 }) + piece(bank(1122, 96, 9, -46), white, { up: 14 });
  return s;
}

export function drawCloudland(inp: Input): Drawing {
  const c = new Drawing('cloudland', inp), { p, r } = c, R = roles(p);
  const m = ['unicorn', 'castle', 'moon'].includes(inp.motif || '') ? inp.motif! : 'unicorn';
  const night = R.dark || m === 'moon';
  const white = mix(R.cream, '#ffffff', 0.45), ink = withContrast(white, R.deep, 7);
  const sky0 = night ? mix(R.dark ? p.bg : mix(R.cool, R.deep, 0.55), R.deep, 0.3) : mix(R.cool2, p.bg, 0.3), sky1 = night ? mix(sky0, R.hot, 0.32) : mix(p.bg, R.hot, 0.12);
  const shc = mix(R.deep, night ? '#000010' : sky0, 0.35), gold = mix(R.warm, '#EDBB55', 0.5);
  const band = [R.hot, mix(R.hot, R.warm, 0.55), R.warm, R.cool2, R.cool, mix(R.cool, R.hot, 0.5)].map((h) => mix(h, white, night ? 0.12 : 0.2));
  const piece = (d: string, col: string, o: { up?: number; sh?: number; fr?: string } = {}) => {
    const u = o.up ?? 6;
    return c.soft(d, u * 0.35, u, u * 1.15, shc, (o.sh ?? 1) * (night ? 0.42 : 0.26), 4) + path(d, `fill="${col}"`) + path(d, `fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"`);
  };
  const thread = (x: number, y0: number, y1: number) => path(`M${n1(x)} ${n1(y0)}V${n1(y1)}`, `stroke="${night ? mix(white, sky0, 0.35) : mix(ink, sky0, 0.55)}" stroke-width="2.4"`);
  const bank = (y: number, R0: number, seed: number, drift = 0) => {
    const q = r.sub('bk' + seed);
    let x = -60 - q.f(0, 60), d = `M${n1(x)} 1460V${n1(y)}`;
    while (x < 1070) { const w = R0 * q.f(1.1, 1.9), y1 = y + q.f(-R0 * 0.3, R0 * 0.3) + drift * ((x - 500) / 500) ** 2; x += w; d += `A${n1(w * 0.56)} ${n1(w * 0.58)} 0 0 1 ${n1(x)} ${n1(y1)}`; }
    return d + `V1460Z`;
  };
  const starP = (x: number, y: number, R0: number, col: string) =>
    piece(smooth(Array.from({ length: 10 }, (_, i) => polar(x, y, i % 2 ? R0 * 0.56 : R0, -Math.PI / 2 + (i * Math.PI) / 5)), true, 0.5), col, { up: 4 });
  const rainbow = (cx: number, cy: number, R0: number, w: number, a0 = Math.PI, a1 = TAU) => band.map((col, i) => {
    const ro = R0 - i * w, ri = ro - w - 3, A = polar(cx, cy, ro, a0), B = polar(cx, cy, ro, a1), C = polar(cx, cy, ri, a1), D = polar(cx, cy, ri, a0);
    return piece(`M${pt(A)}A${n1(ro)} ${n1(ro)} 0 0 1 ${pt(B)}L${pt(C)}A${n1(ri)} ${n1(ri)} 0 0 0 ${pt(D)}Z`, col, { up: 5 });
  }).reverse().join('');
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky0], [1, sky1]])}"`));
  let s = '';
  const baseCloud = night ? [mix(sky1, white, 0.28), mix(sky1, white, 0.55), white] : [mix(R.hot, white, 0.68), mix(R.cool2, white, 0.66), white];
  const scene: Scene = { c, r, R, night, white, ink, sky0, sky1, gold, band, piece, thread, bank, starP, rainbow, baseCloud };
  if (m === 'unicorn') s += drawUnicorn(scene);
  else if (m === 'castle') s += drawCastle(scene);
  else s += drawMoon(scene);
  c.add('art', s);
  const small = [inp.name, inp.sub].filter(Boolean).join(' · ');
  const b = block(inp.headline.replace(/\|/g, ' '), FAIRY, 820, small ? 116 : 170, 104, 1.0), hh = b.h + (small ? 66 : 0), top = 1226 - hh / 2;
  const tcol = withContrast(white, mix(R.hot, ink, night ? 0.5 : 0.35), 4.6);
  let ty = path(drawBlock(b, 500, top), `fill="${tcol}"`);
  if (small) { const q = tfit(small, 'elsie:400', 760, 44, { track: 20 }); ty += path(at(q, 500, top + b.h + 66), `fill="${ink}"`); }
  c.add('type', ty);
  // paper fibre
  const fb = makeRng('fibre');
  let fd = '';
  for (let i = 0; i < 90; i++) {
    const x = fb.f(0, 300), y = fb.f(0, 300), a = fb.f(0, 6.3);
    fd += `M${n1(x)} ${n1(y)}q${n1(Math.cos(a) * 8)} ${n1(Math.sin(a) * 8)} ${n1(Math.cos(a + 0.7) * 16)} ${n1(Math.sin(a + 0.7) * 16)}`;
  }
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.pattern(300, 300, path(fd, `fill="none" stroke="${shc}" stroke-width="1" stroke-opacity=".16"`))}"`) + c.grain(1.1));
  return c;
}

import { circ, g, mix, n1, type P, path, rect, shade, smooth, tf } from '#artwork/engine.ts';
import { band, curls, type Loom, pompom, rep, type Room } from './wool.ts';

const BODY = 'M-112 -150C-120 -186 -96 -206 -60 -206C-20 -208 20 -200 52 -206C70 -216 74 -240 76 -280C76 -306 66 -330 74 -352C80 -370 100 -376 118 -368C134 -360 152 -352 156 -338C158 -324 142 -318 126 -318C116 -316 112 -304 112 -286C116 -236 118 -190 104 -150C98 -130 90 -118 84 -104L84 0H60L56 -92C20 -80 -30 -80 -66 -94L-74 0H-98L-98 -104C-110 -116 -110 -134 -112 -150Z';

/** a llama walking to the right, its feet on y = 0, with what it carries */
function walker(l: Loom, x: number, y: number, k: number, wool: string, cloth: readonly [string, string, string], mark: string): string {
  const { c, r, p } = l, dark = mix('#3a281d', p.ink, 0.3);
  const rug = 'M-78 -212Q-20 -222 44 -212L52 -120Q-10 -108 -84 -122Z';
  let fringe = '';
  for (let i = 0; i <= 16; i++) { const t = i / 16; fringe += `M${n1(-84 + t * 136)} ${n1(-122 + Math.sin(t * Math.PI) * 8)}v16`; }
  return g(path('M-60 -100L-52 0H-30L-30 -96ZM28 -96L36 0H14L6 -92Z', `fill="${shade(wool, -0.12)}"`) + curls(l, BODY, [-126, -384, 290, 300], wool, 22) + path('M82 -366C76 -396 84 -412 92 -420C104 -404 106 -386 104 -368ZM104 -368C102 -394 112 -408 122 -414C130 -398 128 -378 122 -364Z', `fill="${wool}"`) + path('M-110 -190C-134 -190 -138 -160 -122 -146Q-112 -158 -104 -166Z', `fill="${shade(wool, -0.05)}"`) + path('M-98 -12H-74V0H-98ZM60 -12H84V0H60ZM-52 -12H-30V0H-52ZM14 -12H36V0H14Z', `fill="${dark}"`) + circ(116, -346, 5.5, `fill="${dark}"`) + path('M146 -332q6 2 8 -4', `fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"`)
    + g(rect(-90, -230, 150, 130, `fill="${cloth[0]}"`) + band(-90, -186, 150, 42, cloth[1], cloth[2], mark) + rect(-90, -220, 150, 7, `fill="${cloth[2]}"`) + rect(-90, -134, 150, 7, `fill="${cloth[2]}"`), `clip-path="${c.clip(path(rug))}"`) + path(fringe, `stroke="${cloth[1]}" stroke-width="4.5" stroke-linecap="round"`)
    + path('M78 -262Q96 -254 114 -262', `fill="none" stroke="${cloth[1]}" stroke-width="9"`) + pompom(r, 84, -250, 10, cloth[2]) + pompom(r, 106, -250, 10, cloth[0]) + path('M92 -366Q100 -334 128 -322', `fill="none" stroke="${cloth[1]}" stroke-width="5"`), tf(x, y, 0, k));
}

/** Three llamas on a ridge. The land is woven too, in bands up to the snow. */
export function trail(l: Loom): Room {
  const { c, r, p } = l;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.bg}"`) + circ(670, 450, 262, `fill="${mix(p.a, p.b, 0.3)}"`) + circ(670, 450, 208, `fill="${mix(p.a, p.b, 0.65)}"`) + circ(670, 450, 150, `fill="${p.b}"`));
  const ridge = (ps: P[]) => `${smooth(ps, false)}L1020 1420L-20 1420Z`;
  const lands: [P[], (y: number) => string][] = [
    [[[-20, 600], [120, 500], [250, 560], [390, 430], [520, 560], [700, 640], [860, 560], [1020, 620]], () => rect(0, 400, 1000, 700, `fill="${mix(p.e, p.bg, 0.45)}"`) + path('M390 430L470 512L430 506L402 548L366 500L318 514ZM120 500L176 532L140 532L116 560L86 528L56 540Z', `fill="${p.paper}"`)],
    [[[-20, 720], [160, 640], [360, 720], [560, 650], [760, 720], [1020, 640]], () => rect(0, 600, 1000, 500, `fill="${p.c}"`) + [0, 1, 2, 3].map((k) => band(-20, 680 + k * 76, 1040, 44, k % 2 ? mix(p.c, p.e, 0.35) : mix(p.c, p.paper, 0.18), k % 2 ? p.b : p.e, k % 2 ? 'zigzag' : 'diamond')).join('')],
  ];
  for (const [ps, fill] of lands) c.add('art', c.soft(ridge(ps), 0, -2, 10, p.e, 0.22) + g(fill(0), `clip-path="${c.clip(path(ridge(ps)))}"`));
  const way: P[] = [[-20, 930], [200, 948], [430, 920], [660, 944], [860, 916], [1020, 930]];
  const cloths: [string, string, string][] = [[p.paper, p.a, p.b], [p.b, p.e, p.paper], [p.c, p.a, p.paper]];
  c.add('art', walker(l, 226, 960, 0.94, mix('#e9d9c1', p.paper, 0.3), cloths[0]!, 'diamond') + walker(l, 520, 946, 0.82, mix('#8a5f40', p.e, 0.15), cloths[1]!, 'zigzag') + walker(l, 800, 940, 0.94, mix('#cda77c', p.paper, 0.2), cloths[2]!, 'cross'));
  // the near land is the cloth that the words are woven in
  const near = ridge(way), Y = 940;
  c.add('art', c.soft(near, 0, -3, 12, p.e, 0.35) + g(rect(0, 880, 1000, 540, `fill="${p.e}"`) + band(-20, Y + 18, 1040, 64, p.a, p.b, 'hook', p.paper) + rect(0, Y + 94, 1000, 12, `fill="${p.b}"`) + rect(0, Y + 118, 1000, 222, `fill="${p.paper}"`) + rect(0, Y + 350, 1000, 12, `fill="${p.b}"`) + band(-20, Y + 374, 1040, 60, p.a, p.paper, 'bird', p.b) + rect(0, 880, 1000, 520, `fill="${rep(l, p.ink)}"`), `clip-path="${c.clip(path(near))}"`));
  let grass = '';
  for (let i = 0; i < 60; i++) { const x = r.f(0, 1000); grass += `M${n1(x)} ${n1(944 + r.f(-6, 10))}q${n1(r.f(-8, 8))} ${n1(-r.f(10, 22))} ${n1(r.f(-12, 12))} ${n1(-r.f(22, 36))}`; }
  c.add('art', path(grass, `fill="none" stroke="${mix(p.c, p.b, 0.4)}" stroke-width="4" stroke-linecap="round"`));
  c.add('art', path('M120 210q26 -22 44 4q18 -26 46 -6M260 300q20 -16 32 3q14 -20 34 -5M170 356q16 -12 26 3q11 -16 28 -4', `fill="none" stroke="${p.e}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`));
  return { box: [110, Y + 128, 780, 202], ground: p.paper, ink: p.e, max: 116 };
}

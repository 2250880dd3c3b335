import { circ, Drawing, g, type Input, lerp, mix, n1, type P, path, poisson, pt, rect, shade, tf, use } from '#artwork/engine.ts';
import { withContrast, roles, tone } from '#artwork/colours/creatures.ts';
import { headline, small } from '#artwork/lettering/creatures.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { fillA, ink, S } from '#artwork/outlines/silhouette.ts';

const bloom = (x: number, y: number, R: number, n: number, col: string, mid: string, ring = '') => {
  let o = '';
  for (let i = 0; i < n; i++) {
    const a = (i * 360) / n;
    o += g(fillA(S(`0,${-R * 0.2} ${R * 0.3},${-R * 0.55} ${R * 0.2},${-R * 0.92} 0,${-R}! ${-R * 0.2},${-R * 0.92} ${-R * 0.3},${-R * 0.55}`), col)
      + (ring ? ink(`M0 ${n1(-R * 0.42)}V${n1(-R * 0.78)}`, ring, R * 0.08) : ''), tf(x, y, a));
  }
  return o + circ(x, y, R * 0.25, `fill="${mid}"`);
};
const boteh = (x: number, y: number, s: number, deg: number, col: string, cream: string, acc: string) =>
  g(fillA(S('0,44 -26,30 -32,2 -20,-26 4,-48 30,-56! 18,-40 20,-24 30,-4 28,24'), col)
    + fillA(S('0,34 -18,22 -23,2 -12,-18 2,-30 14,-34! 10,-20 16,-2 20,16 12,30'), cream) + fillA(S('0,26 -12,16 -15,2 -6,-12 4,-18! 6,-6 12,6 10,20'), acc)
    + circ(-2, 8, 4, `fill="${cream}"`)
    + ([[-38, -6], [-30, -32], [-8, -54], [36, 0], [34, 28], [16, 46], [-14, 48], [-34, 26]] as [number, number][]).map(([a, b]) => circ(a, b, 3.2, `fill="${col}"`)).join(''), tf(x, y, deg, s));

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; cotton: string; A: string; B: string; Y: string; G: string; cc: string;
  lines: (d: string, w?: number, col?: string) => string;
};

function drawElephant({ c, cotton, A, B, Y, G, lines, an }: Scene & { an: string }) {
  const body = '520,94 562,86 602,102 632,144 650,200 672,258 700,296 738,300 760,270 754,236! 780,224! 800,256 794,306 760,346 708,356 664,338 634,304 614,318 588,332 562,344 552,380 560,440 566,510 570,548! 478,548! 478,500 466,440 440,410 360,402 286,410 266,446 262,504 266,548! 174,548! 170,494 152,410 128,330 126,254 150,184 208,134 300,110 400,112 460,118 490,108';
  const ear = '548,136 506,112 462,122 432,166 424,226 438,286 470,318 500,300 524,262 546,224 558,178';
  const cl = '214,132! 300,108 400,112 448,120! 452,180 446,260 440,330! 420,352! 400,330! 378,354! 356,332! 334,356! 312,332! 290,354! 268,330! 246,350! 224,328! 212,240';
  const cp = c.clip(path(S(cl)));
  let e = fillA('M392 400L398 548H470L474 420ZM266 400L276 548H346L340 400Z', shade(B, -0.07)) + ink('M132 214C92 250 100 320 84 372', B, 12)
    + fillA(S('84,360! 98,392 90,424 80,436! 70,420 70,392'), B) + fillA(S(body), B);
  e += g(fillA(S(cl), A) + lines('M200 156H470M200 306H470', 4) + lines('M200 146H470M200 316H470', 2, Y)
    + Array.from({ length: 6 }, (_, i) => bloom(238 + i * 40, 132, 13, 6, Y, cotton)).join('')
    + [0, 1, 2].map((i) => boteh(258 + i * 72, 232, 1.05, 0, cotton, A, Y)).join('')
    + [0, 1, 2, 3].map((i) => bloom(222 + i * 72, 190, 12, 6, Y, A) + bloom(222 + i * 72, 276, 12, 6, Y, A)).join(''), `clip-path="${cp}"`)
    + ink(S(cl), cotton, 4) + [420, 378, 334, 290, 246].map((x) => ink(`M${x} 352v14`, Y, 4) + circ(x, 372, 7, `fill="${Y}"`)).join('');
  e += fillA(S(ear), shade(B, 0.075)) + ink(S(ear), cotton, 4.5) + bloom(486, 214, 36, 8, A, Y, cotton) + lines('M450 270Q476 300 504 276M444 250Q440 200 462 156', 3);
  e += fillA(S('540,92 570,88 604,104 628,140 616,176! 596,196! 590,160 566,150! 556,120'), A)
    + ink(S('540,92 556,120 566,150! 590,160 596,196! 616,176! 628,140', false), cotton, 3.4) + bloom(592, 128, 17, 6, Y, cotton)
    + circ(597, 204, 6, `fill="${Y}"`) + fillA(S('574,214 592,202 612,214 594,224'), cotton) + circ(594, 213, 6.4, `fill="${B}"`) + lines('M568 202Q590 186 616 202', 3);
  e += fillA(S('614,318! 650,352 700,368 732,352! 706,392 650,388 598,340'), cotton)
    + ink(S('614,318! 650,352 700,368 732,352! 706,392 650,388 598,340'), B, 2.5)
    + lines('M656 232l20 -8M664 256l22 -10M676 280l20 -16M694 300l14 -22M718 308l4 -24M742 302l-10 -20', 3.2) + bloom(774, 206, 26, 8, A, Y) + ink('M764 226Q756 250 760 268', G, 5);
  e += ([[478, 572], [174, 268]] as [number, number][]).map(([x0, x1]) =>
    lines(`M${x0} 500H${x1 - 4}M${x0} 512H${x1 - 4}`, 3.4, Y) + Array.from({ length: 5 }, (_, i) => lines(`M${x0 + 12 + i * 18} 548v-14`, 5)).join('')).join('');
  // howdah canopy
  e += ink('M262 112V26M400 108V26', Y, 8) + fillA(S('232,30! 250,-2 290,-30 331,-52! 372,-30 412,-2 430,30!'), A) + lines('M244 18H418', 3)
    + Array.from({ length: 7 }, (_, i) => fillA(`M${234 + i * 28} 30h28l-14 22z`, i % 2 ? B : Y)).join('') + circ(331, -62, 10, `fill="${Y}"`)
    + fillA('M262 66H400V112H262Z', B) + Array.from({ length: 4 }, (_, i) => bloom(280 + i * 34, 90, 13, 6, Y, A)).join('');
  an = g(e, tf(146, 454, 0, 0.8));
  return an;
}

function drawPeacock({ c, cotton, A, B, Y, lines, an }: Scene & { an: string }) {
  let e = '';
  const C: P = [500, 700];
  for (const [R, n, sz, off] of [[356, 17, 1.16, 0], [272, 14, 1.02, 0.5], [196, 11, 0.86, 0]] as number[][]) for (let i = 0; i < n!; i++) {
    const t = n! > 1 ? (i + (off ? 0 : 0)) / (n! - 1) : 0, ang = lerp(-190, 10, t), rad = (ang * Math.PI) / 180, kx = Math.cos(rad) * R! * 0.83, ky = Math.sin(rad) * R!, deg = ang + 90;
    e += ink(`M${C[0]} ${C[1]}L${n1(C[0] + kx)} ${n1(C[1] + ky)}`, B, 3)
      + g(fillA(S('0,40! -30,14 -34,-20 -18,-46 0,-54 18,-46 34,-20 30,14'), R! > 300 ? B : R! > 200 ? shade(B, 0.06) : B)
      + fillA(S('0,24! -20,8 -23,-16 -12,-34 0,-40 12,-34 23,-16 20,8'), Y) + fillA(S('0,14! -14,2 -14,-16 0,-28 14,-16 14,2'), A)
      + fillA(S('0,4 -8,-2 -8,-14 0,-10 8,-14 8,-2'), cotton) + lines('M-26 20L-34 34M26 20L34 34M-12 34L-18 48M12 34L18 48', 3, B), tf(C[0] + kx, C[1] + ky, deg, sz));
  }
  const bd = '500,880 446,856 420,800 424,740 452,690 470,640 468,600 462,570 470,540 500,526 530,540 538,570 532,600 530,640 548,690 576,740 580,800 554,856';
  const cp = c.clip(path(S(bd)));
  e += fillA('M474 860L468 896H478L486 866ZM514 866L522 896H532L526 860Z', Y);
  let sc = '';
  for (let j = 0; j < 9; j++) for (let i = -4; i <= 4; i++) { const x = 500 + i * 32 + (j % 2) * 16, y = 684 + j * 23; sc += `M${x - 16} ${y}Q${x} ${y + 26} ${x + 16} ${y}`; }
  e += fillA(S(bd), shade(B, 0.02)) + ink(S(bd), cotton, 5)
    + g(ink(sc, cotton, 3) + lines('M450 640Q500 668 550 640M450 654Q500 682 550 654', 4, Y), `clip-path="${cp}"`) + bloom(500, 764, 40, 8, A, Y, cotton);
  e += fillA(S('489,578! 500,570 511,578! 506,592 500,606! 494,592'), Y)
    + [-1, 1].map((t) => ink(`M${500 + t * 31} 553Q${500 + t * 20} 545 ${500 + t * 10} 554M${500 + t * 31} 567Q${500 + t * 20} 574 ${500 + t * 11} 566`,
    cotton, 3.6) + circ(500 + t * 20, 560, 4.6, `fill="${cotton}"`) + circ(500 + t * 19, 560.5, 2.6, `fill="${shade(B, -0.1)}"`)).join('');
  for (const t of [-28, -14, 0, 14, 28]) e += g(ink('M0 0V-44', B, 3) + fillA(S('0,-40! 8,-54 0,-66! -8,-54'), A), tf(500, 528, t));
  an = e;
  return an;
}

function drawCamel({ c, cotton, A, B, Y, G, cc, lines, an }: Scene & { an: string }) {
  const body = '716,178! 706,152 670,138 632,130 614,108! 602,130 584,152 576,204 562,266 530,312 490,320 452,292 424,226 384,162 342,148 300,184 268,258 220,290 180,322 162,372 164,428 182,482 172,540 160,604! 212,604! 214,548 236,486 262,436 330,444 410,434 434,446 446,500 440,560 432,604! 484,604! 486,548 500,476 520,424 566,392 604,324 622,262 632,222 652,206 690,212 714,204';
  let e = fillA(S('230,420 262,480 254,540 246,604! 296,604! 298,548 312,480 320,430'), shade(A, -0.1))
    + fillA(S('380,426 398,480 386,540 376,604! 426,604! 430,540 440,440'), shade(A, -0.1)) + ink('M166 350C130 380 140 430 126 470', A, 10)
    + fillA(S('126,460! 138,490 128,520! 116,492'), B) + fillA(S(body), A);
  const cl = '262,276! 296,196 342,150 386,164 424,228 452,294! 462,340 456,400! 434,420! 412,398! 390,422! 368,400! 346,424! 324,402! 302,422! 280,400! 262,414! 252,340', cp = c.clip(path(S(cl)));
  e += g(fillA(S(cl), B) + lines('M240 372Q350 396 470 366', 4) + lines('M240 384Q350 408 470 378', 2, Y) + lines('M262 284Q350 320 456 292', 4)
    + bloom(344, 236, 46, 10, Y, A, B) + [0, 1, 2, 3, 4].map((i) => boteh(276 + i * 42, 344, 0.52, 0, cotton, B, Y)).join(''), `clip-path="${cp}"`)
    + ink(S(cl), cotton, 4) + [434, 390, 346, 302].map((x) => ink(`M${x} 418v12`, Y, 4) + circ(x, 436, 7, `fill="${Y}"`)).join('');
  e += lines('M584 240Q604 262 626 250M574 262Q598 290 620 272M560 288Q588 318 608 300', 3.6, Y)
    + ([[600, 262], [590, 292], [570, 318]] as [number, number][]).map(([x, y]) => circ(x + 6, y + 14, 6, `fill="${B}"`)).join('');
  e += fillA(S('650,164 662,156 676,164 664,172'), cotton) + circ(664, 164, 5, `fill="${B}"`)
    + lines('M640 150Q660 142 680 154M700 192Q684 190 672 196M604 132Q612 124 614 116', 3) + circ(706, 172, 4, `fill="${B}"`)
    + ink('M652 138L660 208M618 200Q650 182 698 176', B, 5) + circ(662, 212, 7, `fill="${Y}"`) + bloom(618, 146, 15, 6, Y, B)
    + lines('M160 596H212M432 596H484M168 568H214M438 568H486', 4, cotton) + fillA(S('538,388 566,392! 560,432 548,440! 536,420'), B);
  e += ink('M344 150V112', Y, 6) + bloom(344, 96, 24, 8, Y, B);
  an = g(e, tf(150, 364, 0, 0.875));
  // palms
  for (const [x, s] of [[248, 0.92], [752, 0.8]] as [number, number][])
    an = `<g clip-path="${cc}">`
      + g(ink('M0 0Q14 -120 4 -230', B, 14) + Array.from({ length: 8 }, (_, i) => lines(`M-4 ${-20 - i * 26}l16 -6`, 3)).join('')
      + [-100, -64, -30, 4, 36, 70, 104].map((d) => g(fillA(S('0,0! 22,-22 26,-70 4,-112! -4,-70 -14,-26'), G) + ink('M0 -8Q12 -50 6 -100', cotton, 2.4),
      tf(4, -230, d))).join('') + circ(0, -226, 9, `fill="${A}"`) + circ(14, -220, 9, `fill="${A}"`), tf(x, 892, 0, s)) + '</g>' + an;
  return an;
}

export function drawBlockprint(inp: Input): Drawing {
  const c = new Drawing('blockprint', inp), { p, r } = c, q = roles(p), m = inp.motif || 'elephant';
  const cotton = q.dark ? tone(mix(p.ink, '#f6ead0', 0.6), 0.95, 0.028) : mix(p.paper, '#f8ecd4', 0.55), A = tone(q.hot, 0.54, 0.15),
    B = tone(q.dark ? mix(p.bg, '#2a3f78', 0.35) : mix(q.cool, '#243c6e', 0.45), 0.36, 0.07), Y = tone(q.warm, 0.77, 0.125), G = tone(q.cool2, 0.62, 0.06);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cotton}"`));
  c.add('texture', rect(0, 0, 1000, 1400,
    `fill="${fineTile(c, 6, 6,
      `<path d="M0 1H6M0 4H6" stroke="${shade(cotton, -0.07)}" stroke-width=".7" opacity=".5"/><path d="M1 0V6M4 0V6" stroke="${shade(cotton, 0.03)}" stroke-width=".7" opacity=".7"/>`)}"`));
  let a = '';
  // border: a running block, hand-placed
  const jit = () => r.f(-1.6, 1.6), fl = c.def((id) => `<g id="${id}">${bloom(0, 0, 27, 8, A, Y, cotton)}${circ(0, 0, 3, `fill="${A}"`)}</g>`),
    bt = c.def((id) => `<g id="${id}">${boteh(0, 0, 0.5, 0, B, cotton, Y)}</g>`);
  a += rect(40, 40, 920, 1320, `fill="none" stroke="${B}" stroke-width="7"`) + rect(52, 52, 896, 1296, `fill="none" stroke="${B}" stroke-width="1.8"`)
    + rect(124, 124, 752, 1152, `fill="none" stroke="${B}" stroke-width="1.8"`) + rect(132, 132, 736, 1136, `fill="none" stroke="${A}" stroke-width="5"`);
  const nx = 12, ny = 18;
  for (let i = 0; i <= nx; i++) for (const y of [88, 1312]) {
    const x = 88 + (i * 824) / nx;
    a += use(i % 2 ? bt : fl, `transform="translate(${n1(x + jit())} ${n1(y + jit())})${y > 700 && i % 2 ? ' rotate(180)' : ''}"`);
  }
  for (let i = 1; i < ny; i++) for (const x of [88, 912]) {
    const y = 88 + (i * 1224) / ny;
    a += use(i % 2 ? bt : fl, `transform="translate(${n1(x + jit())} ${n1(y + jit())}) rotate(${x < 500 ? 0 : 180})"`);
  }
  // cusped arch
  const arch = 'M172 960V470C172 430 206 420 214 388C222 350 262 346 282 316C302 284 346 290 372 256C400 222 452 226 500 176C548 226 600 222 628 256C654 290 698 284 718 316C738 346 778 350 786 388C794 420 828 430 828 470V960Z';
  a += path(arch, `fill="${mix(Y, cotton, m === 'peacock' ? 0.62 : 0.5)}"`) + path(arch, `fill="none" stroke="${B}" stroke-width="6"`)
    + g(path(arch, `fill="none" stroke="${A}" stroke-width="3.4" stroke-dasharray="1 13" stroke-linecap="round"`), 'transform="translate(500 570) scale(.955 .965) translate(-500 -570)"');
  for (const s of [-1, 1]) {
    const X = (v: number) => 500 + s * v;
    a += bloom(X(300), 214, 44, 10, A, Y, cotton) + circ(X(300), 214, 5, `fill="${A}"`);
    for (const [dx, dy, rot2] of [[236, 190, -50], [332, 290, 150], [242, 250, -120], [336, 182, 40]].slice(0, 3))
      a += g(fillA(S('0,0! 12,-14 12,-34 0,-52! -12,-34 -12,-14'), G) + ink('M0 -6V-44', cotton, 2), tf(X(dx!), dy!, s * rot2!, 0.8));
  }
  const cc = c.clip(path(arch));
  let an = '';
  const ground = fillA('M172 890H828V960H172Z', B)
    + Array.from({ length: 17 },
    (_, i) => fillA(S(`${180 + i * 40},890! ${190 + i * 40},868 ${200 + i * 40},858! ${210 + i * 40},868 ${220 + i * 40},890!`), B)).join('')
      + Array.from({ length: 9 }, (_, i) => bloom(212 + i * 72, 926, 22, 6, Y, A)).join('');
  const lines = (d: string, w = 3, col = cotton) => ink(d, col, w);
  const scene: Scene = { c, cotton, A, B, Y, G, cc, lines };
  if (m === 'elephant') an = drawElephant({ ...scene, an });
  else if (m === 'peacock') an = drawPeacock({ ...scene, an });
  else an = drawCamel({ ...scene, an });
  a += g(ground, `clip-path="${cc}"`) + an;
  if (m !== 'peacock') a += bloom(500, 262, 40, 14, A, Y, cotton);
  c.add('art', a);
  // the block's own dry patches
  let sp = '', sp2 = '';
  for (const s of poisson(r, 30, 30, 940, 1340, 26)) if (r.chance(0.6)) { if (r.chance(0.3)) sp2 += `M${pt(s)}h.1`; else sp += `M${pt(s)}h.1`; }
  c.add('texture', ink(sp, cotton, 2.4, 0.6) + ink(sp2, cotton, 4.2, 0.5));
  const tc = withContrast(cotton, B, 7), two = inp.name || inp.sub;
  const h = headline(inp.headline, 'yatra-one', 500, { mid: two ? 1090 : 1120 }, 660, 84, 1.06, 'm', { H: 122, n: 2 });
  c.add('type', fillA(h.d, tc) + (two ? fillA(small(two, 'yatra-one', 500, Math.min(1232, h.bottom + 68), 640, 36), withContrast(cotton, A, 4.6)) : ''));
  c.add('texture', c.grain(0.5));
  return c;
}

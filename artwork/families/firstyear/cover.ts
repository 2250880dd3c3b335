import {
  at, circ, Drawing, ell, g, heart, type Input, lerp, lum, mix, n1, type P, path, pt, rect, type Rng, rot, set, shade,
  smooth, star, TAU, tfit, warp,
} from '#artwork/engine.ts';
import { roles, withContrast } from '#artwork/colours/kids.ts';
import { oklch } from '#artwork/colours/roles.ts';
import { block, drawBlock, numberIn, whose } from '#artwork/lettering/kids.ts';
import { tooth } from '#artwork/marks/print.ts';
import { boundsOf } from '#artwork/primitives/polygons.ts';

type Cray = { c: Drawing; r: Rng; mask: string; n: number };
/** one coloured-in shape: a pale tone, then crayon strokes at a slant, a second pass in the shadow, and a worn outline */
const crayon = (k: Cray, d: string, box: [number, number, number, number], col: string,
  o: { deg?: number; gap?: number; shade?: [number, number]; edge?: string; edgeW?: number; base?: number; plain?: boolean } = {}) => {
  const r = k.r, [x0, y0, x1, y1] = box, cx = (x0 + x1) / 2, cy = (y0 + y1) / 2, R0 = Math.hypot(x1 - x0, y1 - y0) / 2 + 6, a = ((o.deg ?? -52) * Math.PI) / 180, gap = o.gap ?? 11;
  let q = '', q2 = '', q3 = '';
  const L = (u: number, v: number): P => { const t = rot([u, v], a); return [cx + t[0], cy + t[1]]; };
  for (let v = -R0; v < R0; v += gap * r.f(0.72, 1.1)) {
    const j = () => r.f(-gap * 0.35, gap * 0.35);
    const m1 = L(-R0 * 0.3, v + j()), m2 = L(R0 * 0.3, v + j());
    q += `M${pt(L(-R0, v + j()))}C${pt(m1)} ${pt(m2)} ${pt(L(R0, v + j()))}`;
    if (r.chance(o.plain ? 0 : 0.4)) q2 += `M${pt(L(-R0 * r.f(0.2, 1), v + j()))}L${pt(L(R0 * r.f(0, 0.9), v + j()))}`;
  }
  if (o.shade) for (let i = 0; i < 26; i++) {
    const t = i / 26, sx = lerp(x0, x1, 0.5 + o.shade[0] * 0.36), sy = lerp(y0, y1, 0.5 + o.shade[1] * 0.36), w = (x1 - x0) * 0.34, h = (y1 - y0) * 0.3,
      px = sx + (r.n() - 0.5) * w * 1.3, py = sy + (t - 0.5) * h * 2;
    q3 += `M${pt([px - w * 0.3, py + w * 0.26])}L${pt([px + w * 0.3, py - w * 0.3])}`;
  }
  const id = k.c.clip(`<path d="${d}"/>`);
  return g(path(d, `fill="${col}" opacity="${o.base ?? 0.74}"`)
    + path(q, `fill="none" stroke="${col}" stroke-width="${n1(gap * 0.86)}" stroke-linecap="round"`)
    + path(q2, `fill="none" stroke="${lum(col) > 0.82 ? shade(mix(col, '#D89A5A', 0.16), -0.02) : shade(col, -0.05, 0.012)}" stroke-width="${n1(gap * 0.5)}" stroke-linecap="round" opacity=".75"`)
    + (q3 ? path(q3, `fill="none" stroke="${lum(col) > 0.82 ? shade(mix(col, '#C98A5A', 0.26), -0.03) : shade(col, -0.09, 0.012)}" stroke-width="${n1(gap * 0.72)}" stroke-linecap="round" opacity=".5"`)
    : ''), `clip-path="${id}"`) +
    path(d, `fill="none" stroke="${o.edge ?? shade(col, -0.13)}" stroke-width="${o.edgeW ?? 4.4}" stroke-linejoin="round" stroke-linecap="round" opacity=".85"`);
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  paper: string; ink: string; k: Cray; soft: (h: string, t?: number) => string;
  shape: (ps: P[], col: string, o?: Parameters<typeof crayon>[4]) => string;
  oval: (cx: number, cy: number, rx: number, ry: number, deg?: number, n?: number) => P[];
  line: (ps: P[], col: string, w?: number) => string; eye: (x: number, y: number, R0?: number) => string;
  blushC: (x: number, y: number, rx?: number, ry?: number) => string; num: string;
  numeral: (x: number, y: number, w: number, h: number, col: string) => string;
};

function balloon({ paper, ink, shape, line, numeral }: Scene, x: number, y: number, sc: number, col: string, to: P, withNum = true) {
  const ps: P[] = ([[0, -128], [62, -108], [100, -50], [98, 18], [62, 84], [12, 122], [-14, 122], [-64, 84], [-98, 18], [-100, -50], [-62, -108]] as P[]).map(([a, b]) => [x + a * sc, y + b * sc]);
  const yk = y + 138 * sc, q0: P[] = [[x, yk], [lerp(x, to[0], 0.2) + 10, lerp(yk, to[1], 0.36)], [lerp(x, to[0], 0.8) - 8, lerp(yk, to[1], 0.7)], to];
  let q = line(q0, ink, 3.6);
  q += shape(ps, col, { shade: [0.5, 0.4], gap: 12 * sc + 2, edge: shade(col, -0.1) })
    + path(`M${n1(x - 16 * sc)} ${n1(y + 142 * sc)}L${n1(x)} ${n1(y + 120 * sc)}L${n1(x + 16 * sc)} ${n1(y + 142 * sc)}Z`,
    `fill="${shade(col, -0.06)}" stroke="${shade(col, -0.12)}" stroke-width="4" stroke-linejoin="round"`);
  q += line([[x - 62 * sc, y - 20 * sc], [x - 58 * sc, y - 58 * sc], [x - 36 * sc, y - 86 * sc]], paper, 11 * sc);
  if (withNum) q += numeral(x + 6 * sc, y + 4 * sc, 96 * sc, 122 * sc, paper);
  return q;
}

function drawBear(scene: Scene) {
  const { R, paper, ink, soft, shape, oval, line, eye, blushC } = scene;
  let s = '';
  const fur = mix('#B9804F', R.hot, 0.1), light = mix('#F2DDBB', paper, 0.2);
  s += balloon(scene, 776, 330, 1.1, soft(R.hot, 0.08), [672, 662]);
  s += shape([[404, 410], [360, 392], [326, 414], [318, 460], [340, 500], [384, 506], [420, 480]], fur)
    + shape([[566, 470], [590, 424], [632, 400], [672, 420], [684, 464], [664, 508], [616, 512]], fur)
    + shape(oval(364, 454, 25, 27, -20, 9), light, { edge: 'none', gap: 8 }) + shape(oval(636, 460, 25, 27, 20, 9), light, { edge: 'none', gap: 8 });
  // far leg, body, arm, near leg
  s += shape([[500, 688], [566, 694], [618, 744], [642, 820], [636, 900], [590, 956], [500, 968], [410, 956], [366, 900], [360, 820], [384, 744],
    [436, 694]], fur, { shade: [0.5, 0.5], gap: 12 }) + shape(oval(500, 838, 86, 98, 0), light, { edge: shade(light, -0.08), edgeW: 3 });
  s += shape([[622, 736], [662, 720], [690, 682], [690, 650], [664, 636], [636, 650], [616, 686], [590, 706]], fur, { shade: [0.3, 0.4] });
  s += shape([[390, 726], [342, 760], [314, 822], [322, 872], [352, 886], [380, 866], [392, 812], [420, 776]], fur, { shade: [-0.3, 0.4] });
  const leg = (x: number, fl: number) =>
    shape(([[-30, -44], [34, -62], [88, -30], [98, 24], [70, 66], [10, 76], [-46, 56], [-60, 4]] as P[]).map(([a, b]) => [x + a * fl, 906 + b]), fur,
      { shade: [0.3 * fl, 0.4] }) + shape(oval(x + 26 * fl, 916, 46, 50, 0, 11), light, { gap: 9, edge: shade(light, -0.08), edgeW: 3 })
        + ([[-18, -22], [0, -30], [18, -22]] as [number, number][]).map(([a, b]) => ell(x + 26 * fl + a, 912 + b, 7, 9, `fill="${shade(fur, -0.05)}"`))
        .join('') + ell(x + 26 * fl, 926, 18, 14, `fill="${shade(fur, -0.05)}"`);
  s += leg(388, -1) + leg(612, 1);
  // head
  s += shape([[500, 404], [584, 420], [644, 480], [664, 560], [640, 640], [574, 694], [500, 706], [426, 694], [360, 640], [336, 560], [356, 480], [416, 420]], fur, { shade: [0.5, 0.55], gap: 12 });
  s += shape(oval(500, 622, 92, 66, 0, 12), light, { edge: shade(light, -0.1), edgeW: 3, gap: 10 })
    + path('M466 588C466 572 534 572 534 588C534 606 512 618 500 618C488 618 466 606 466 588Z', `fill="${ink}"`)
    + ell(490, 584, 9, 4.500, `fill="${paper}" opacity=".7"`) + line([[500, 618], [500, 636]], ink, 5)
    + line([[462, 640], [478, 654], [500, 638], [522, 654], [538, 640]], ink, 5) + eye(432, 556, 14) + eye(568, 556, 14)
    + line([[410, 524], [428, 512], [446, 518]], shade(fur, -0.16), 6) + line([[590, 524], [572, 512], [554, 518]], shade(fur, -0.16), 6) + blushC(398, 612, 28, 20) + blushC(602, 612, 28, 20);
  // bow
  const bow = soft(R.cool, 0.05);
  s += shape([[500, 716], [462, 690], [414, 684], [404, 720], [416, 760], [462, 748]], bow, { gap: 8 })
    + shape([[500, 716], [538, 690], [586, 684], [596, 720], [584, 760], [538, 748]], bow, { gap: 8 }) + shape(oval(500, 718, 24, 22, 0, 9), shade(bow, -0.05), { gap: 7 });
  return s;
}

function drawBunny({ inp, R, paper, ink, k, soft, shape, oval, line, eye, blushC, num }: Scene) {
  let s = '';
  const fur = mix(mix('#EFDCC2', R.warm, 0.12), '#ffffff', 0.12), dk = shade(fur, -0.2), pink = mix(R.hot, paper, 0.55);
  // blocks
  const blk = (x: number, y: number, w: number, deg: number, col: string, glyph: string) => {
    const a = (deg * Math.PI) / 180, cs: P[] = ([[-w / 2, -w / 2], [w / 2, -w / 2], [w / 2, w / 2], [-w / 2, w / 2]] as P[]).map((q) => { const t = rot(q, a); return [x + t[0], y + t[1]]; });
    const ps = cs.flatMap((q, i) => { const b = cs[(i + 1) % 4]!; return [0.04, 0.5, 0.96].map((t) => [lerp(q[0], b[0], t), lerp(q[1], b[1], t)] as P); });
    const q0 = set(glyph, 'fredoka:700', 100), sz = Math.min(w * 0.62 * 100 / (q0.y1 - q0.y0), w * 0.6 * 100 / (q0.x1 - q0.x0)),
      q = set(glyph, 'fredoka:700', sz), d = warp(q, 0, -(q.y0 + q.y1) / 2, (u, v) => {
      const t = rot([u, v], a);
      return [x + t[0], y + t[1]];
    });
    return shape(ps, col, { gap: 12, edge: shade(col, -0.12) })
      + path(smooth(ps.map(([u, v]) => [x + (u - x) * 0.8, y + (v - y) * 0.8] as P)), `fill="none" stroke="${paper}" stroke-width="5" opacity=".85"`)
      + crayon(k, d, [x - w / 2, y - w / 2, x + w / 2, y + w / 2], paper, { gap: 7, edge: paper, edgeW: 3, base: 0.9 });
  };
  s += blk(690, 896, 150, 2, soft(R.cool, 0.1), Array.from((whose(inp.name)[0] || 'B'))[0]?.toUpperCase() ?? 'B')
    + blk(704, 752, 138, -4, soft(R.warm, 0.05), num) + blk(690, 622, 122, 7, soft(R.hot, 0.1), 'A');
  // ears
  s += shape([[344, 470], [312, 400], [296, 300], [310, 216], [344, 190], [374, 226], [386, 320], [390, 430]], fur, { shade: [0.3, 0.5] })
    + shape([[440, 430], [446, 330], [470, 236], [516, 186], [552, 210], [552, 262], [520, 330], [496, 396], [482, 456]], fur, { shade: [0.3, 0.5] })
    + shape([[346, 430], [328, 370], [322, 290], [338, 236], [356, 270], [364, 350], [368, 420]], pink, { edge: 'none', gap: 9 })
    + shape([[462, 424], [470, 340], [496, 262], [524, 226], [530, 256], [504, 324], [484, 386], [474, 430]], pink, { edge: 'none', gap: 9 });
  // body, feet
  s += shape(oval(280, 900, 46, 44, 0, 10), mix(fur, '#fff', 0.3))
    + shape([[412, 660], [476, 674], [528, 736], [548, 820], [532, 910], [470, 962], [396, 966], [320, 950], [276, 888], [280, 800], [310, 720], [354, 674]],
    fur, { shade: [-0.3, 0.5], gap: 12 }) + shape(oval(424, 836, 70, 84, 0), mix(fur, '#ffffff', 0.55), { edge: 'none' });
  // hand laid on the blocks
  s += shape([[502, 718], [548, 706], [596, 690], [630, 690], [640, 714], [620, 738], [570, 758], [520, 776]], fur, { shade: [0, 0.5] });
  s += shape([[330, 724], [304, 770], [300, 824], [322, 850], [350, 836], [364, 790], [372, 744]], fur, { shade: [-0.4, 0.3] });
  s += shape([[430, 906], [500, 898], [572, 916], [596, 946], [570, 972], [500, 978], [428, 968], [408, 938]], fur, { shade: [0, 0.5] })
    + shape([[262, 930], [300, 908], [366, 914], [402, 940], [388, 970], [320, 980], [262, 972], [242, 950]], fur, { shade: [0, 0.5] })
    + line([[556, 932], [568, 944]], dk, 5) + line([[538, 924], [548, 938]], dk, 5);
  // head
  s += shape([[416, 418], [490, 432], [542, 486], [558, 556], [534, 626], [474, 672], [416, 682], [354, 672], [296, 624], [274, 554], [292, 484], [344, 432]], fur, { shade: [-0.4, 0.5], gap: 12 });
  s += shape(oval(392, 616, 42, 34, 0, 10), mix(fur, '#ffffff', 0.65), { edge: 'none', gap: 8 })
    + shape(oval(448, 616, 42, 34, 0, 10), mix(fur, '#ffffff', 0.65), { edge: 'none', gap: 8 })
    + path('M402 578C410 570 430 570 438 578C438 590 426 598 420 600C414 598 402 590 402 578Z', `fill="${mix(R.hot, ink, 0.15)}"`)
    + line([[420, 600], [420, 618]], ink, 4.6) + line([[390, 622], [404, 632], [420, 618], [436, 632], [450, 622]], ink, 4.6) + eye(354, 548, 13)
    + eye(484, 548, 13) + blushC(322, 596, 26, 18) + blushC(514, 596, 26, 18) + line([[352, 622], [306, 616]], dk, 3) + line([[352, 636], [310, 642]], dk, 3)
    + line([[486, 622], [532, 616]], dk, 3) + line([[486, 636], [528, 642]], dk, 3);
  // party hat between the ears
  s += shape([[364, 442], [384, 400], [408, 340], [420, 322], [432, 344], [452, 396], [468, 442], [416, 456]], soft(R.cool, 0.05), { gap: 8 })
    + line([[378, 414], [418, 426], [458, 412]], paper, 7) + line([[396, 372], [420, 380], [442, 370]], paper, 7) + shape(oval(420, 318, 19, 19, 0, 9), soft(R.warm, 0), { gap: 6 });
  return s;
}

function drawElephant(scene: Scene) {
  const { R, paper, ink, soft, shape, oval, line, eye, blushC, numeral } = scene;
  let s = '';
  const skin = mix(mix('#9FB0BF', R.cool2, 0.3), R.cool, 0.1), dk = shade(skin, -0.14), pink = mix(R.hot, paper, 0.5), wood = mix('#E2B57A', R.warm, 0.2);
  s += balloon(scene, 676, 270, 0.86, soft(R.warm, 0.02), [806, 690], false) + balloon(scene, 806, 322, 1, soft(R.hot, 0.05), [808, 692], false);
  // toy platform and wheels
  s += line([[168, 902], [90, 892], [54, 918], [84, 948], [130, 934]], ink, 4.6);
  s += shape([[166, 884], [300, 880], [500, 882], [700, 880], [836, 884], [842, 904], [836, 924], [700, 928], [500, 926], [300, 928], [166, 924], [160, 904]], wood, { deg: -6, gap: 10 });
  for (const [x, col] of [[256, R.hot], [744, R.hot]] as [number, string][])
    s += shape(oval(x, 936, 52, 52, 0, 14), soft(col, 0.08), { gap: 10 }) + circ(x, 936, 30, `fill="none" stroke="${paper}" stroke-width="6"`) + shape(oval(x, 936, 13, 13, 0, 8), wood, { gap: 5 });
  // legs behind, body, legs in front
  s += shape([[430, 770], [520, 770], [524, 880], [430, 880]], dk, { edge: shade(dk, -0.1) }) + shape([[640, 770], [720, 760], [724, 880], [642, 880]], dk, { edge: shade(dk, -0.1) });
  s += shape([[366, 560], [470, 498], [600, 494], [712, 540], [768, 632], [774, 740], [752, 812], [680, 824], [560, 828], [440, 824], [366, 790], [336, 680]], skin, { shade: [0.4, 0.5], gap: 13 });
  s += line([[768, 640], [806, 670], [812, 720], [796, 748]], dk, 10) + shape(oval(796, 760, 14, 20, 10, 8), dk, { gap: 6 });
  s += shape([[352, 760], [446, 770], [452, 882], [430, 890], [372, 890], [352, 880]], skin, { shade: [0.3, 0.3] })
    + shape([[668, 760], [764, 740], [766, 882], [744, 890], [690, 890], [668, 880]], skin, { shade: [0.3, 0.3] })
    + [376, 398, 420, 694, 716, 738].map((x) => path(`M${x - 10} 886C${x - 10} 866 ${x + 10} 866 ${x + 10} 886Z`, `fill="${paper}" opacity=".9"`)).join('');
  // blanket
  const bl = soft(R.cool, 0.02);
  s += shape([[500, 494], [560, 488], [640, 502], [690, 526], [700, 600], [698, 690], [640, 706], [560, 708], [498, 700], [490, 600]], bl, { gap: 12 })
    + line([[492, 676], [560, 684], [640, 682], [698, 668]], soft(R.warm, 0), 10) + numeral(596, 596, 110, 130, paper);
  for (let i = 0; i < 6; i++) s += line([[512 + i * 36, 706 - (i > 4 ? 8 : 0)], [512 + i * 36, 728 - (i > 4 ? 8 : 0)]], soft(R.warm, 0), 8);
  // head, ear, trunk lifting the strings
  s += shape([[404, 452], [476, 496], [498, 580], [470, 664], [396, 704], [320, 696], [290, 742], [276, 800], [236, 826], [204, 806], [206, 776], [232, 770],
    [240, 730], [234, 660], [236, 580], [262, 506], [326, 456]], skin, { shade: [-0.2, 0.5], gap: 12 });
  s += shape([[424, 480], [500, 462], [562, 512], [572, 600], [530, 676], [466, 690], [424, 640], [408, 560]], shade(skin, 0.03),
    { shade: [0.5, 0.4], edge: dk }) + shape([[446, 514], [498, 502], [534, 546], [536, 606], [506, 652], [464, 652], [442, 606]], pink, { edge: 'none', gap: 11 });
  s += eye(320, 568, 15) + line([[296, 536], [314, 522], [336, 524]], dk, 6) + blushC(338, 640, 28, 20) + line([[262, 706], [300, 712]], dk, 5)
    + line([[256, 744], [288, 748]], dk, 5) + line([[330, 694], [356, 690], [372, 672]], ink, 5);
  // little crown of paper
  s += shape([[330, 462], [324, 404], [352, 432], [374, 388], [400, 426], [432, 398], [430, 462], [380, 472]], soft(R.warm, 0), { gap: 8 });
  return s;
}

function drawDucks(scene: Scene) {
  const { R, paper, k, soft, shape, oval, line, eye, blushC } = scene;
  let s = '';
  const y0 = mix('#F6C744', R.warm, 0.4), beak = mix('#EE8A3A', R.hot, 0.3);
  // pond
  const pond = oval(500, 930, 420, 92, 0, 18);
  s += crayon(k, smooth(pond), boundsOf(pond), mix(R.cool2, paper, 0.1), { gap: 13, deg: -6, edge: mix(R.cool, paper, 0.4), base: 0.7 });
  for (const [x, y, w] of [[180, 930, 60], [820, 950, 70], [500, 986, 110], [300, 975, 50], [690, 905, 40]] as [number, number, number][])
    s += line([[x - w, y], [x - w * 0.4, y - 8], [x + w * 0.2, y + 4], [x + w, y - 4]], paper, 6);
  // the big duck
  s += shape([[236, 800], [214, 762], [226, 744], [276, 768], [360, 742], [430, 700], [462, 650], [560, 640], [612, 700], [630, 800], [590, 892], [500, 930],
    [390, 930], [292, 894]], y0, { shade: [0.3, 0.5], gap: 13 });
  s += shape([[330, 800], [388, 768], [462, 772], [508, 812], [484, 864], [420, 888], [356, 872], [304, 842]], shade(y0, -0.04),
    { shade: [0.2, 0.5], edge: shade(y0, -0.14) }) + line([[352, 846], [400, 852], [436, 840]], shade(y0, -0.14), 5) + line([[388, 872], [430, 868], [462, 850]], shade(y0, -0.14), 5);
  s += shape([[532, 392], [610, 408], [664, 470], [672, 548], [640, 622], [566, 662], [490, 650], [432, 598], [412, 526], [430, 450], [474, 408]], y0, { shade: [-0.3, 0.5], gap: 13 });
  s += shape([[640, 520], [700, 514], [760, 534], [770, 554], [740, 566], [700, 570], [752, 584], [746, 604], [700, 612], [646, 596]], beak,
    { gap: 8, edge: shade(beak, -0.14) }) + line([[652, 562], [700, 566], [752, 556]], shade(beak, -0.2), 5);
  s += eye(594, 510, 17) + line([[572, 474], [594, 460], [616, 468]], shade(y0, -0.2), 6) + blushC(566, 578, 32, 22);
  s += line([[520, 396], [500, 356], [510, 336]], y0, 13) + line([[536, 394], [540, 350], [560, 332]], y0, 13) + line([[548, 396], [572, 370], [590, 366]], y0, 11);
  s += balloon(scene, 296, 368, 1.06, soft(R.hot, 0.05), [446, 700]);
  // two ducklings
  const small = (x: number, y: number, sc: number, fl: number, hat: string) => {
    const q = (a: number, b: number): P => [x + a * sc * fl, y + b * sc];
    return shape([q(-92, 6), q(-104, -22), q(-70, -12), q(-20, -22), q(30, -24), q(66, 4), q(58, 44), q(0, 64), q(-60, 48)], shade(y0, 0.03),
      { gap: 9, shade: [0, 0.5] }) + shape([q(24, -104), q(64, -92), q(80, -56), q(66, -18), q(26, -4), q(-12, -20), q(-24, -58), q(-10, -92)],
        shade(y0, 0.03), { gap: 9 }) + shape([q(66, -54), q(100, -50), q(104, -38), q(84, -30), q(64, -32)], beak, { gap: 6 })
          + eye(q(44, -62)[0], q(44, -62)[1], 8 * sc + 1)
          + shape([q(-4, -94), q(14, -140), q(22, -152), q(34, -138), q(52, -98), q(22, -88)], hat, { gap: 6 }) + line([q(-40, 10), q(-10, 22), q(16, 10)], shade(y0, -0.12), 4);
  };
  s += small(770, 868, 0.94, 1, soft(R.cool, 0.05)) + small(206, 914, 0.8, 1, soft(R.hot, 0.1));
  return s;
}

export function drawFirstyear(inp: Input): Drawing {
  const c = new Drawing('firstyear', inp), { p, r } = c, R = roles(p);
  const m = ['bear', 'bunny', 'elephant', 'ducks'].includes(inp.motif || '') ? inp.motif! : 'bear';
  const paper = R.dark ? mix(p.bg, R.cream, 0.88) : mix(R.cream, p.bg, 0.3), ink = withContrast(paper, R.deep, 7);
  const k: Cray = { c, r, n: 0, mask: '' };
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`));
  const soft = (h: string, t = 0.18) => mix(h, paper, t);
  const shape = (ps: P[], col: string, o: Parameters<typeof crayon>[4] = {}) => crayon(k, smooth(ps), boundsOf(ps), col, o);
  const oval = (cx: number, cy: number, rx: number, ry: number, deg = 0, n = 12): P[] => Array.from({ length: n }, (_, i) => {
    const t = rot([Math.cos((i / n) * TAU) * rx, Math.sin((i / n) * TAU) * ry], (deg * Math.PI) / 180);
    return [cx + t[0] + r.f(-1.4, 1.4), cy + t[1] + r.f(-1.4, 1.4)] as P;
  });
  const line = (ps: P[], col: string, w = 5) => path(smooth(ps, false), `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`);
  const eye = (x: number, y: number, R0 = 11) => ell(x, y, R0 * 0.92, R0, `fill="${ink}"`) + circ(x + R0 * 0.3, y - R0 * 0.38, R0 * 0.3, `fill="${paper}"`);
  const blushC = (x: number, y: number, rx = 26, ry = 19) => {
    let q = '';
    for (let i = 0; i < 7; i++) q += `M${n1(x - rx + i * rx * 0.28)} ${n1(y + ry * 0.5)}l${n1(rx * 0.34)} ${n1(-ry)}`;
    return ell(x, y, rx, ry, `fill="${mix(R.hot, paper, 0.5)}" opacity=".5"`) + path(q, `stroke="${mix(R.hot, paper, 0.35)}" stroke-width="4" stroke-linecap="round" opacity=".6"`);
  };
  const num = numberIn(inp) ?? '1';
  let s = '';
  // a wide scribbled sun-patch behind, and a floor
  const wash = mix(R.dark ? R.cool2 : p.bg, R.warm, 0.3);
  const patch: P[] = Array.from({ length: 16 }, (_, i) => { const a = (i / 16) * TAU, kx = 1 + r.f(-0.05, 0.05); return [500 + Math.cos(a) * 392 * kx, 590 + Math.sin(a) * 424 * kx] as P; });
  s += crayon(k, smooth(patch), boundsOf(patch), mix(wash, paper, 0.46), { gap: 19, deg: -58, edge: 'none', base: 0.5, plain: true });
  const floor = oval(500, 968, 400, 44, 0, 16);
  s += crayon(k, smooth(floor), boundsOf(floor), mix(R.cool2, paper, 0.35), { gap: 12, deg: -8, edge: 'none', base: 0.5 });
  const numeral = (x: number, y: number, w: number, h: number, col: string) => {
    const q0 = set(num, 'fredoka:700', 100), sz = Math.min((w / (q0.x1 - q0.x0)) * 100, (h / (q0.y1 - q0.y0)) * 100), q = set(num, 'fredoka:700', sz), d = at(q, x, y - (q.y0 + q.y1) / 2);
    return crayon(k, d, [x - w / 2, y - h / 2, x + w / 2, y + h / 2], col, { gap: 8, deg: 40, edge: col, edgeW: 3 });
  };
  const scene: Scene = { inp, R, paper, ink, k, soft, shape, oval, line, eye, blushC, num, numeral };
  if (m === 'bear') s += drawBear(scene);
  else if (m === 'bunny') s += drawBunny(scene);
  else if (m === 'elephant') s += drawElephant(scene);
  else s += drawDucks(scene);
  // scattered confetti scribbles
  const cols = [R.hot, R.warm, R.cool, R.cool2].map((h) => soft(h, 0.12));
  const spots: [number, number][] = [[104, 170], [196, 108], [884, 150], [806, 92], [930, 300], [76, 330], [916, 560], [84, 620], [930, 760], [88, 800]];
  spots.forEach(([x, y], i) => {
    const col = cols[i % 4]!, kd = i % 3;
    if (kd === 0) s += line([[x - 16, y + 8], [x - 5, y - 10], [x + 5, y + 8], [x + 16, y - 10]], col, 8);
    else if (kd === 1) s += path(heart(x, y, 17), `fill="${col}" stroke="${col}" stroke-width="4" stroke-linejoin="round"`);
    else s += path(star(x, y, 5, 21, 10), `fill="${col}" stroke="${col}" stroke-width="5" stroke-linejoin="round"`);
  });
  c.add('art', s);
  // paper tooth showing through the wax
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${tooth(c, 'wax', 560, 0.5, 1.9, paper, 250)}" opacity=".62"`)
    + rect(0, 0, 1000, 1400, `fill="${tooth(c, 'wax2', 420, 0.4, 1.5, paper, 190)}" opacity=".5"`));
  const key = 'gochi-hand';
  const b = block(inp.headline, key, 820, inp.name || inp.sub ? 190 : 240, 158, 0.86);
  const both = !!(inp.name || inp.sub), top = 1186 - (b.h + (both ? 104 : 0)) / 2;
  const hc = [R.hot, p.a, R.cool].map((h) => withContrast(paper, h, 3.4)).sort((x, y) => (oklch(y)!.c || 0) - (oklch(x)!.c || 0))[0]!;
  const hd = drawBlock(b, 500, top);
  let type = path(hd, `fill="${hc}" stroke="${hc}" stroke-width="${n1(b.size * 0.022)}" stroke-linejoin="round"`);
  const small = [inp.name, inp.sub].filter(Boolean).join(' · ');
  if (small) { const q = tfit(small, key, 780, 66); type += path(at(q, 500, top + b.h + 112), `fill="${ink}" stroke="${ink}" stroke-width="1"`); }
  c.add('type', type);
  c.add('texture', c.grain(0.9));
  return c;
}

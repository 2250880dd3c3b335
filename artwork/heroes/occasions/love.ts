import { bez, type P, pt } from '#artwork/engine.ts';
import { spl, type Hero } from '#artwork/heroes/hero.ts';
import { arch, band, block, gore, group, heartD, lathe, leaf, oval, part, placed, polygon, starD, thing } from '#artwork/heroes/parts/thing-parts.ts';

const envelope = thing('envelope', 'Envelope with a seal', 'letter invitation love post thank-you', group([
  part('letter', block(-282, -262, 564, 220, 8), 0),
  part('body', block(-330, -190, 660, 440, 16), 0),
  part('fold', spl([[-330, -176, 1], [-60, 40, 1], [-320, 244, 1], [-330, 234, 1]]), 40),
  part('fold', spl([[330, -176, 1], [60, 40, 1], [320, 244, 1], [330, 234, 1]]), 140),
  part('flap2', spl([[-318, 246, 1], [-24, 6, 1], [0, -4], [24, 6, 1], [318, 246, 1], [300, 250, 1], [-300, 250, 1]]), 0),
  part('flap', spl([[-328, -182, 1], [-314, -190, 1], [314, -190, 1], [328, -182, 1], [180, -30], [34, 98], [0, 112], [-34, 98], [-180, -30]]), 0),
  part('seal', spl([[0, -6], [38, -22], [62, 4], [98, 18], [92, 56], [104, 92], [72, 112], [58, 148], [18, 140], [-14, 158], [-44, 136], [-82, 132], [-84, 94],
    [-108, 64], [-84, 34], [-76, -2], [-38, 6]]), 0),
  part('seal2', oval(2, 68, 66, 64), 0),
  part('heart', heartD(2, 66, 0.36), 0),
], 400, 400, -7));
const letterbox = thing('letterbox', 'Letterbox', 'post letter home news', [
  part('base', lathe(400, [[178, 690, 1], [184, 750, 1]], 10, 20), 0),
  part('body', lathe(400, [[160, 220, 1], [160, 700, 1]], 10, 24), 90),
  part('shade', gore(400, [[160, 226, 1], [160, 716, 1]], 0.62, 0.99), 90),
  part('door', spl([[282, 404, 1], [518, 404, 1], [518, 686, 1], [400, 700], [282, 686, 1]]), 90),
  part('plate', block(336, 438, 128, 116, 6), 0),
  part('crown', spl([[352, 640, 1], [346, 590, 1], [376, 612], [400, 576, 1], [424, 612], [454, 590, 1], [448, 640, 1]]), 0),
  part('letter', placed(polygon([-92, -64], [98, -64], [98, 40], [-92, 40]), 402, 288, -9), -9),
  part('slot', block(276, 284, 248, 44, 16), 0),
  part('letter2', polygon([312, 302], [492, 276], [494, 304], [314, 312]), -9),
  part('rim', lathe(400, [[186, 174, 1], [194, 204], [176, 232, 1]], 20, 24), 0),
  part('lid', lathe(400, [[30, 70, 1], [120, 96], [182, 172, 1]], 10, 24), 0),
  part('knob', lathe(400, [[18, 40, 1], [30, 58], [22, 80, 1]], 10, 6), 0),
]);
const heart = thing('heart', 'Lace heart', 'love valentine anniversary wedding', (() => {
  const out: P[] = [];
  const side = bez([0, -150], [50, -300], [330, -330], [326, -70], 20).concat(bez([326, -70], [322, 90], [120, 210], [0, 326], 20).slice(1));
  const all = side.concat(side.slice(1, -1).reverse().map(([x, y]) => [-x, y] as P));
  // even steps along the edge for the lace
  let acc = 0;
  const L = all.reduce((s, q, i) => s + Math.hypot(q[0] - all[(i + 1) % all.length]![0], q[1] - all[(i + 1) % all.length]![1]), 0),
    n = 30;
  let next = 0;
  for (let i = 0; i < all.length && out.length < n; i++) {
    const a = all[i]!,
      b = all[(i + 1) % all.length]!,
      l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    while (next <= acc + l && out.length < n) {
      const t = (next - acc) / l;
      out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
      next += L / n;
    }
    acc += l;
  }
  let d = 'M' + pt(out[0]!);
  out.forEach((a, i) => {
    const b = out[(i + 1) % n]!,
      nx = b[1] - a[1],
      ny = -(b[0] - a[0]);
    d += `C${pt([a[0] + nx * 0.86, a[1] + ny * 0.86])} ${pt([b[0] + nx * 0.86, b[1] + ny * 0.86])} ${pt(b)}`;
  });
  const shape = (s: number, dy = 0) => placed('M0 -150C50 -300 330 -330 326 -70C322 90 120 210 0 326C-120 210 -322 90 -326 -70C-330 -330 -50 -300 0 -150Z', 0, dy, 0, s);
  return group([
    part('lace', d + 'Z', 0),
    part('heart', shape(0.97, 2), 60),
    part('heart2', shape(0.78, 4), 60),
    part('stem', band([[0, 220], [0, 60], [0, -40]], 16), 90),
    part('petal', spl([[0, -12, 1], [-62, -46], [-66, -116], [-54, -148, 1], [-26, -110], [0, -160, 1], [26, -110], [54, -148, 1], [66, -116], [62, -46]]), 90),
    part('leaf', leaf(0, 120, -148, 150, 62, -16), -148),
    part('leaf', leaf(0, 120, -32, 150, 62, 16), -32),
    part('leaf2', leaf(0, 206, -142, 118, 52, -10), -142),
    part('leaf2', leaf(0, 206, -38, 118, 52, 10), -38),
    part('dot', oval(-150, -92, 22), 0),
    part('dot', oval(150, -92, 22), 0),
    part('dot', oval(-206, -32, 14), 0),
    part('dot', oval(206, -32, 14), 0),
  ], 400, 392);
})());
const heartRibbon = thing('heart-ribbon', 'Ribboned heart', 'love valentine anniversary mother', [
  part('tail', spl([[150, 452, 1], [60, 470], [14, 520, 1], [66, 548, 1], [36, 624, 1], [120, 586], [180, 590, 1]]), 0),
  part('tail', spl([[650, 380, 1], [730, 344], [790, 330, 1], [752, 396, 1], [784, 452, 1], [720, 450], [640, 500, 1]]), 0),
  part('heart', 'M400 228C446 60 730 56 726 300C722 470 520 610 400 728C280 610 78 470 74 300C70 56 354 60 400 228Z', 60),
  part('heart2', spl([[690, 168, 1], [726, 240], [722, 330], [660, 450], [540, 590], [400, 728, 1], [380, 708, 1], [500, 590], [610, 460], [668, 340], [690, 250]]), 120),
  part('shine', spl([[136, 310], [130, 250], [170, 180], [234, 150], [262, 160], [230, 190], [186, 236], [168, 290], [156, 320]]), 110),
  part('fold', polygon([72, 548], [180, 596], [180, 536]), 0),
  part('fold', polygon([728, 352], [640, 372], [640, 420]), 0),
  part('ribbon', spl([[72, 412, 1], [160, 462], [300, 464], [440, 420], [580, 356], [728, 352, 1], [728, 470, 1], [600, 478], [450, 536], [300, 588], [160, 588], [72, 548, 1]]), 0),
]);
const rings = thing('rings', 'A pair of rings', 'wedding engagement anniversary love', [
  part('ring2', arch(512, 500, 150, 196, 180, 360), 0),
  part('ring', arch(296, 470, 162, 212, 90, 450), 0),
  part('shine', arch(296, 470, 176, 194, 196, 262), 0),
  part('ring2', arch(512, 500, 150, 196, 0, 180), 0),
  part('ring', arch(296, 470, 162, 212, 4, 84), 0),
  part('shine', arch(512, 500, 163, 180, 24, 92), 0),
  part('claw', spl([[226, 270, 1], [296, 288], [366, 270, 1], [346, 226, 1], [246, 226, 1]]), 0),
  part('gem', polygon([216, 82], [376, 82], [430, 146], [296, 282], [162, 146]), 90),
  part('gem2', polygon([216, 82], [296, 82], [254, 146], [162, 146]), 0),
  part('gem3', polygon([254, 146], [338, 146], [296, 282]), 90),
  part('gem2', polygon([338, 146], [430, 146], [296, 282]), 60),
  part('gem4', polygon([296, 82], [338, 146], [254, 146]), 0),
  part('star', starD(498, 108, 4, 62, 15), 0),
]);
export const LOVE: Hero[] = [envelope, letterbox, heart, heartRibbon, rings];

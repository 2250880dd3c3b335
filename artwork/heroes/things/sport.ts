import { bez, n1, type P, pt, smooth } from '#artwork/engine.ts';
import { spl, type Hero, type Part } from '#artwork/heroes/hero.ts';
import { openLine } from '#artwork/heroes/parts/living-parts.ts';
import { arch, band, bar, block, group, mirrored, oval, part, placed, polygon, RAD, ring, thing } from '#artwork/heroes/parts/thing-parts.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

const football = thing('football', 'Football', 'sport children father birthday team', (() => {
  const g = (1 + Math.sqrt(5)) / 2;
  const v: number[][] = [];
  for (const a of [-1, 1]) for (const b of [-g, g]) v.push([0, a, b], [a, b, 0], [b, 0, a]);
  // one pentagon a little off the middle, so that the ball seems to turn
  const spin = ([x, y, z]: number[]) => {
    const l = Math.hypot(x!, y!, z!);
    [x, y, z] = [x! / l, y! / l, z! / l];
    const t = Math.atan2(1, g) + 0.02;
    [y, z] = [y * Math.cos(t) - z * Math.sin(t), y * Math.sin(t) + z * Math.cos(t)];
    [x, z] = [x * Math.cos(0.22) + z * Math.sin(0.22), -x * Math.sin(0.22) + z * Math.cos(0.22)];
    return [x * Math.cos(0.3) - y * Math.sin(0.3), x * Math.sin(0.3) + y * Math.cos(0.3), z];
  };
  const u = v.map(spin);
  const dot = (a: number[], b: number[]) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
  const near = (a: number, b: number) => a !== b && dot(u[a]!, u[b]!) > 0.4;
  const third = (a: number[], b: number[]) => a.map((q, i) => (2 * q + b[i]!) / 3);
  const draw = (ps: number[][], k: string, inset: number): Part | null => {
    const c = [0, 1, 2].map((i) => ps.reduce((s, q) => s + q[i]!, 0) / ps.length);
    if (c[2]! < -0.05) return null;
    const e1 = ps[0]!.map((q, i) => q - c[i]!),
      nrm = c.map((q) => q / Math.hypot(...c));
    const e2 = [nrm[1]! * e1[2]! - nrm[2]! * e1[1]!, nrm[2]! * e1[0]! - nrm[0]! * e1[2]!, nrm[0]! * e1[1]! - nrm[1]! * e1[0]!];
    const ang = (q: number[]) => Math.atan2(dot(q.map((w, i) => w - c[i]!), e2), dot(q.map((w, i) => w - c[i]!), e1));
    const s = [...ps].sort((a, b) => ang(a) - ang(b)).map((q) => q.map((w, i) => c[i]! + (w - c[i]!) * inset));
    const out: P[] = [];
    s.forEach((a, i) => {
      const b = s[(i + 1) % s.length]!;
      for (let t = 0; t < 5; t++) {
        const q = a.map((w, j) => w + ((b[j]! - w) * t) / 5),
          l = Math.hypot(...q),
          xy = Math.hypot(q[0]!, q[1]!) / l;
        const m = q[2]! < 0 ? 0.985 / xy : Math.min(1, 0.985 / xy);
        out.push([400 + (q[0]! / l) * m * 330, 400 + (q[1]! / l) * m * 330]);
      }
    });
    return Math.abs(areaOf(out)) > 3200 ? part(k, polygon(...out), (Math.atan2(c[1]!, c[0]!) / RAD) | 0) : null;
  };
  const ps: (Part | null)[] = [part('body', oval(400, 400, 334), 0)];
  for (let a = 0; a < 12; a++) for (let b = a + 1; b < 12; b++)
    for (let c = b + 1; c < 12; c++) if (near(a, b) && near(b, c) && near(a, c))
      ps.push(draw([third(u[a]!, u[b]!), third(u[b]!, u[a]!), third(u[b]!, u[c]!), third(u[c]!, u[b]!), third(u[c]!, u[a]!), third(u[a]!, u[c]!)], 'panel', 0.93));
  for (let a = 0; a < 12; a++) ps.push(draw(u.map((_, b) => b).filter((b) => near(a, b)).map((b) => third(u[a]!, u[b]!)), 'patch', 0.97));
  return ps.filter((p): p is Part => !!p);
})());
const tennis = thing('tennis', 'Tennis racket and ball', 'sport summer father birthday', [
  ...group([
    part('net', oval(0, -150, 150, 196), 90),
    openLine('string', [-96, -48, 0, 48, 96].map((x) =>
      `M${x} ${n1(-150 - 190 * Math.sqrt(1 - (x / 150) ** 2))}L${x} ${n1(-150 + 190 * Math.sqrt(1 - (x / 150) ** 2))}`).join('')
        + [-120, -60, 0, 60, 120].map((y) => `M${n1(-144 * Math.sqrt(1 - (y / 196) ** 2))} ${y - 150}L${n1(144 * Math.sqrt(1 - (y / 196) ** 2))} ${y - 150}`).join('')),
    part('frame', placed(arch(0, 0, 150, 178, 180, 360), 0, -150, 0, 1, 1.29), 0),
    part('frame', placed(arch(0, 0, 150, 178, 0, 180), 0, -150, 0, 1, 1.29), 0),
    part('throat', spl([[-128, 6, 1], [-70, 90], [-26, 210, 1], [-4, 210, 1], [-36, 110], [-88, 32, 1]]), 70),
    part('throat', mirrored(spl([[-128, 6, 1], [-70, 90], [-26, 210, 1], [-4, 210, 1], [-36, 110], [-88, 32, 1]]), 0), 110),
    part('shaft', polygon([-26, 184], [26, 184], [24, 260], [-24, 260]), 90),
    part('handle', spl([[-26, 250, 1], [26, 250, 1], [30, 420, 1], [0, 430], [-30, 420, 1]]), 90),
    part('band', polygon([-28, 250], [28, 250], [28, 276], [-28, 276]), 0),
    part('grip', polygon([-28, 312], [28, 296], [29, 320], [-29, 336]), 0),
    part('grip', polygon([-29, 362], [29, 346], [30, 370], [-30, 386]), 0),
  ], 440, 352, 30),
  part('ball', oval(196, 220, 104), 0),
  part('seam', band(bez([118, 152], [200, 190], [200, 260], [116, 286], 14), 16), 90),
  part('seam', band(bez([276, 154], [216, 190], [206, 250], [270, 292], 14), 16), 90),
]);
const golf = thing('golf', 'Golf flag', 'sport father retirement birthday', [
  part('sun', oval(648, 356, 72), 0),
  part('hill', spl([[24, 660], [60, 600], [160, 552], [300, 534], [480, 556], [640, 592], [740, 630], [776, 680], [720, 726], [560, 748], [300, 752], [90, 724]]), 0),
  part('grass', spl([[120, 640], [240, 596], [430, 588], [600, 616], [660, 660], [560, 700], [360, 712], [180, 692]]), 0),
  part('sand', spl([[520, 690], [560, 662], [640, 652], [700, 668], [690, 700], [610, 716]]), 0),
  part('hole', oval(330, 650, 56, 18), 0),
  part('shaft', block(321, 60, 18, 592, 6), 90),
  part('flag', spl([[338, 66, 1], [420, 60], [490, 104], [586, 108, 1], [560, 168], [588, 232, 1], [490, 236], [420, 204], [338, 216, 1]]), 0),
  part('ball', oval(488, 632, 50), 0),
  part('ball2', spl([[520, 596], [538, 630], [524, 664], [490, 682], [456, 670], [500, 656], [516, 628]]), 60),
  part('trunk', block(122, 470, 22, 110, 4), 90),
  part('tree', spl([[62, 470], [46, 420], [76, 380], [92, 338], [138, 322], [178, 346], [194, 388], [218, 424], [200, 472], [150, 488], [100, 490]]), 20),
  part('tree2', spl([[186, 520], [178, 486], [200, 456], [230, 436], [266, 456], [284, 492], [270, 524], [226, 534]]), 20),
]);
const fishingFly = thing('fishing-fly', 'Fishing fly', 'father hobby retirement birthday outdoors', [
  openLine('string', 'M706 60C640 150 700 250 690 330'),
  part('tail', spl([[196, 372, 1], [130, 330], [40, 310, 1], [90, 360], [28, 370, 1], [90, 396], [40, 430, 1], [130, 414], [200, 404, 1]]), 0),
  part('hook', band([[690, 372], [600, 384], [470, 396], [330, 400], [230, 420], [190, 480], [200, 550], [250, 590], [310, 576], [330, 520]], (t) => 20 - 4 * t), 0),
  part('barb', spl([[330, 452, 1], [348, 540, 1], [322, 530], [300, 556, 1]]), 90),
  part('wing', spl([[560, 350, 1], [520, 240], [420, 160], [270, 120], [150, 140, 1], [220, 190], [330, 260], [440, 330, 1], [500, 372]]), 40),
  part('wing2', spl([[570, 350, 1], [500, 300], [380, 250], [240, 230, 1], [330, 300], [450, 364, 1]]), 30),
  part('body', spl([[190, 388], [220, 358], [330, 344], [460, 342], [570, 346], [590, 376], [560, 412], [460, 428], [330, 424], [220, 412]]), 100),
  ...[262, 338, 414, 490].map((x) => part('band', spl([[x, 350, 1], [x + 26, 348, 1], [x + 12, 420, 1], [x - 14, 420, 1]]), 100)),
  part('hackle', spl([[560, 330, 1], [590, 250], [580, 170, 1], [612, 240], [640, 180, 1], [636, 260], [676, 226, 1], [640, 330, 1], [648, 410, 1], [640, 500],
    [690, 560, 1], [622, 520], [616, 610, 1], [584, 530], [540, 590, 1], [552, 500], [500, 540, 1], [556, 420, 1]]), 80),
  part('head', spl([[610, 352], [650, 338], [690, 356], [690, 388], [650, 404], [610, 396]]), 0),
  ...ring('eye', 706, 356, 18, 36),
]);
const SL = bez([664, 206], [560, 470], [420, 640], [190, 520], 20);
const deckChair = thing('deck-chair', 'Deck chair', 'summer holiday retirement father beach', (() => {
  const dx = -140,
    dy = -86;
  const strip = (a: number, b: number) => {
    const l = SL.map((q) => [q[0] + dx * a, q[1] + dy * a] as P),
      r = SL.map((q) => [q[0] + dx * b, q[1] + dy * b] as P).reverse();
    const o = (s: P[]) => smooth(s, false).replace(/^M[-\d.]+ [-\d.]+/, '');
    return `M${pt(l[0]!)}${o(l)}L${pt(r[0]!)}${o(r)}Z`;
  };
  return [
    part('sand', spl([[60, 730], [160, 690], [320, 680], [500, 690], [700, 716], [760, 744], [600, 772], [300, 776], [100, 764]]), 0),
    part('frame2', bar(674 + dx, 190 + dy, 230 + dx, 730 + dy, 24), 120),
    part('frame2', bar(176 + dx, 520 + dy, 660 + dx, 730 + dy, 24), 20),
    part('frame2', bar(600 + dx, 290 + dy, 660 + dx, 724 + dy, 22), 80),
    part('bar', bar(660, 724, 660 + dx, 724 + dy, 20), 30),
    ...[0, 1, 2, 3, 4].map((i) => part(i % 2 ? 'stripe2' : 'stripe', strip(i / 5, (i + 1) / 5), 110)),
    part('frame', bar(690, 172, 230, 730, 26), 120),
    part('frame', bar(600, 290, 664, 736, 24), 80),
    part('frame', bar(160, 514, 668, 738, 26), 20),
    part('bar', bar(678, 196, 678 + dx, 196 + dy, 26), 30),
    part('bar', bar(180, 522, 180 + dx, 522 + dy, 26), 30),
    part('sun', oval(180, 170, 84), 0),
    part('ball', oval(716, 690, 56), 0),
    part('stripe2', spl([[716, 634, 1], [744, 660], [748, 710], [716, 746, 1], [702, 690]]), 90),
  ];
})());
export const SPORT: Hero[] = [football, tennis, golf, fishingFly, deckChair];

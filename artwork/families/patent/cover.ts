import {
  at, circ, contrast, Drawing, g, heart, type Input, mix, n1, path, polar, poly, pt, rect, set, shade, TAU, tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible, withContrast } from '#artwork/colours/pastimes.ts';
import { oklch, roles } from '#artwork/colours/roles.ts';
import { block, linesIn, plain } from '#artwork/lettering/pastimes.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';

type Draft = { c: Drawing; ink: string; acc: string; id: number; hatch: (a: number, gap?: number) => string };
const thin = (d: string, K: Draft, w = 2.4, o = 1) => path(d, `fill="none" stroke="${K.ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${o < 1 ? ` opacity="${o}"` : ''}`);
const bold = (d: string, K: Draft) => thin(d, K, 5);
const hidden = (d: string, K: Draft) => path(d, `fill="none" stroke="${K.ink}" stroke-width="2" stroke-dasharray="11 8" opacity=".75"`);
const axis = (d: string, K: Draft) => path(d, `fill="none" stroke="${K.ink}" stroke-width="1.6" stroke-dasharray="34 8 5 8" opacity=".7"`);
const hatched = (d: string, K: Draft, a = 45, gap = 11) => path(d, `fill="${K.hatch(a, gap)}"`);
const ar = (x: number, y: number, a: number, K: Draft) => path(poly([[x, y], polar(x, y, 17, a + 0.2), polar(x, y, 17, a - 0.2)]), `fill="${K.ink}"`);
const dim = (x0: number, y0: number, x1: number, y1: number, t: string, K: Draft, ext = 0) => {
  const a = Math.atan2(y1 - y0, x1 - x0), mx = (x0 + x1) / 2, my = (y0 + y1) / 2, run = set(t, 'josefin-slab:600i', 30), gap = (run.x1 - run.x0) / 2 + 14, L = Math.hypot(x1 - x0, y1 - y0) / 2;
  const vert = Math.abs(Math.sin(a)) > 0.7, gp = vert ? 26 : gap;
  let s = gp < L ? thin(`M${n1(x0)} ${n1(y0)}L${n1(mx - Math.cos(a) * gp)} ${n1(my - Math.sin(a) * gp)}M${n1(mx + Math.cos(a) * gp)} ${n1(my + Math.sin(a) * gp)}L${n1(x1)} ${n1(y1)}`,
    K, 1.9) : thin(`M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}`, K, 1.9);
  s += ar(x0, y0, a, K) + ar(x1, y1, a + Math.PI, K);
  if (ext) s += vert ? thin(`M${x0 - ext} ${y0}H${x0 + 10}M${x1 - ext} ${y1}H${x1 + 10}`, K, 1.4, 0.8) : thin(`M${x0} ${y0 - ext}V${y0 + 10}M${x1} ${y1 - ext}V${y1 + 10}`, K, 1.4, 0.8);
  return s + path(at(run, mx, my + run.xh * 0.62), `fill="${K.ink}"`);
};
const call = (x: number, y: number, tx: number, ty: number, n: string, K: Draft) => {
  const run = set(n, 'playfair-display:500i', 32), dx = tx - x, dy = ty - y;
  return (
    path(`M${n1(x)} ${n1(y)}C${n1(x + dx * 0.3)} ${n1(y + dy * 0.02)} ${n1(tx - dx * 0.35)} ${n1(ty - dy * 0.1)} ${n1(tx)} ${n1(ty)}`,
      `fill="none" stroke="${K.acc}" stroke-width="2.2"`) + circ(x, y, 4.5, `fill="${K.acc}"`) +
    circ(tx + Math.sign(dx || 1) * 22, ty, 23, `fill="none" stroke="${K.acc}" stroke-width="2.2"`) + path(at(run, tx + Math.sign(dx || 1) * 22, ty + 11), `fill="${K.acc}"`)
  );
};
const figLab = (n: string, x: number, y: number, K: Draft) => {
  const run = set('Fig. ' + n, 'playfair-display:500i', 40);
  return path(at(run, x, y), `fill="${K.ink}"`) + thin(`M${n1(x - 34)} ${y + 15}h68`, K, 1.6);
};
const PATENTS: Record<string, { key: string[]; draw: (K: Draft) => string }> = {
  glass: {
    key: ['rim, for clinking', 'vessel of good cheer', 'stem, kept steady', 'foot, kept on table'],
    draw: (K) => {
      const cx = 372, half = (k: number,
        o = 0) => `M${cx + k * (132 - o)} 250C${cx + k * (158 - o)} 330 ${cx + k * (190 - o)} 420 ${cx + k * (164 - o)} 504C${cx + k * (140 - o)} 574 ${cx + k * (64 - o * 0.6)} ${618 - o} ${cx + k * (o ? 0 : 14)} ${o ? 632 - o : 652}`;
      const stem = (k: number) => `C${cx + k * 8} 690 ${cx + k * 8} 800 ${cx + k * 9} 880C${cx + k * 12} 930 ${cx + k * 60} 944 ${cx + k * 152} 958V970`;
      let s = '';
      const sec = half(1) + stem(1) + `H${cx}V${632 - 16}C${cx + 54} ${618 - 16} ${cx + 126} 574 ${cx + 148} 504C${cx + 174} 420 ${cx + 142} 330 ${cx + 116} 250Z`;
      s += hatched(sec, K, 45, 10);
      s += bold(half(-1) + stem(-1) + `H${cx}`, K) + bold(half(1) + stem(1) + `H${cx}`, K)
        + thin(`M${cx + 116} 250C${cx + 142} 330 ${cx + 174} 420 ${cx + 148} 504C${cx + 126} 574 ${cx + 54} 602 ${cx} 616`, K, 3.4);
      s += `<ellipse cx="${cx}" cy="250" rx="132" ry="13" fill="none" stroke="${K.ink}" stroke-width="3.4"/>`;
      // the wine
      s += thin(`M${cx - 174} 430H${cx + 158}`, K, 3);
      let w = '';
      for (let y = 444; y < 626; y += 13) {
        const t = (y - 430) / 200, hw = 174 * Math.sqrt(Math.max(0, 1 - Math.pow(t, 2.3))) - 8;
        if (hw > 12) w += `M${n1(cx - hw)} ${y}H${cx}`;
      }
      s += path(w, `stroke="${K.acc}" stroke-width="2" opacity=".9"`);
      w = '';
      for (let y = 444; y < 612; y += 13) {
        const t = (y - 430) / 188, hw = 158 * Math.sqrt(Math.max(0, 1 - Math.pow(t, 2.3))) - 8;
        if (hw > 10) w += `M${cx} ${y}H${n1(cx + hw)}`;
      }
      s += path(w, `stroke="${K.acc}" stroke-width="2" stroke-dasharray="12 9" opacity=".7"`);
      s += axis(`M${cx} 206V1000`, K) + dim(142, 250, 142, 970, '9¼″', K, -60) + dim(cx - 152, 1012, cx + 152, 1012, '3″', K, 26);
      // plan, and the working of it
      const px = 748, py = 360;
      s += circ(px, py, 118, `fill="none" stroke="${K.ink}" stroke-width="5"`) + circ(px, py, 104, `fill="none" stroke="${K.ink}" stroke-width="2.4"`)
        + circ(px, py, 88, `fill="none" stroke="${K.ink}" stroke-width="2" stroke-dasharray="11 8"`)
        + circ(px, py, 10, `fill="none" stroke="${K.ink}" stroke-width="2.4"`) + axis(`M${px - 146} ${py}H${px + 146}M${px} ${py - 146}V${py + 146}`, K)
        + dim(px - 118, py - 160, px + 118, py - 160, '2⅝″', K);
      const mini = (x: number, y: number,
        rt: number) => g(thin('M-34 -120C-44 -86 -50 -50 -38 -26C-28 -8 -8 0 -4 6V84C-6 98 -34 102 -42 106H42C34 102 6 98 4 84V6C8 0 28 -8 38 -26C50 -50 44 -86 34 -120Z',
          K, 3.6) + thin('M-45 -66H45', K, 2) + hatched('M-45 -66C-48 -46 -40 -22 -24 -10L0 2L24 -10C40 -22 48 -46 45 -66Z', K, 0, 8), `transform="translate(${x} ${y}) rotate(${rt})"`);
      s += mini(668, 792, 19) + mini(832, 792, -19);
      let st = '';
      for (let i = 0; i < 7; i++) st += `M${pt(polar(750, 672, 26, -Math.PI + (i * Math.PI) / 6))}L${pt(polar(750, 672, i % 2 ? 48 : 64, -Math.PI + (i * Math.PI) / 6))}`;
      s += path(st, `stroke="${K.acc}" stroke-width="3.4" stroke-linecap="round"`);
      s += hidden('M596 760A130 130 0 0 1 640 664M904 760A130 130 0 0 0 860 664', K) + ar(640, 664, 2.2, K) + ar(860, 664, 0.94, K);
      s += call(cx + 124, 262, 552, 216, '1', K) + call(cx + 60, 520, 560, 560, '2', K) + call(cx + 8, 780, 500, 800, '3', K) + call(cx + 110, 954, 548, 930, '4', K);
      s += figLab('1', 268, 200, K) + figLab('2', 748, 546, K) + figLab('3', 750, 976, K);
      return s;
    },
  },
  cake: {
    key: ['wish apparatus, lit', 'icing, structural', 'sponge, in section', 'stand'],
    draw: (K) => {
      const cx = 404, tiers: [number, number, number][] = [[270, 452, 588], [196, 328, 452], [122, 214, 328]];
      let s = '';
      tiers.forEach(([hw, t, b]) => {
        const y0 = t + 60, y1 = b + 60;
        // section on the right: sponge, jam, sponge
        const q = (y1 - y0 - 22) / 3;
        for (let j = 0; j < 3; j++) {
          const yy = y0 + 22 + j * q;
          s += hatched(`M${cx} ${n1(yy + 5)}H${cx + hw - 16}V${n1(yy + q - 5)}H${cx}Z`, K, j % 2 ? -45 : 45, 12) + thin(`M${cx} ${n1(yy + 5)}H${cx + hw - 16}V${n1(yy + q - 5)}H${cx}`, K, 2.2);
          if (j < 2) s += path(`M${cx} ${n1(yy + q)}H${cx + hw - 18}`, `stroke="${K.acc}" stroke-width="4.5" stroke-dasharray="4 7" stroke-linecap="round"`);
        }
        s += bold(`M${cx - hw} ${y1}V${y0 + 12}Q${cx - hw} ${y0} ${cx - hw + 12} ${y0}H${cx + hw - 12}Q${cx + hw} ${y0} ${cx + hw} ${y0 + 12}V${y1}`, K);
        // icing: swags in elevation
        let d = `M${cx - hw} ${y0 + 30}`;
        const n = Math.round(hw / 34), w = hw / n;
        for (let k = 0; k < n; k++) d += `q${n1(w / 2)} ${k % 2 ? 40 : 30} ${n1(w)} 0`;
        s += thin(d, K, 3.2);
        let e = '';
        for (let k = 0; k < n; k++) e += `M${n1(cx - hw + w * (k + 0.5) + 5)} ${y0 + (k % 2 ? 66 : 60)}a5 5 0 1 1 -10 0a5 5 0 1 1 10 0`;
        s += path(e, `fill="none" stroke="${K.acc}" stroke-width="2.6"`);
        let bd = '';
        for (let k = 0; k < hw / 18; k++) bd += `M${n1(cx - hw + 9 + k * 18 + 8)} ${y1 - 9}a8 8 0 1 1 -16 0a8 8 0 1 1 16 0`;
        s += thin(bd, K, 2);
      });
      // candles
      for (let i = -2; i <= 2; i++) {
        const x = cx + i * 44;
        s += thin(`M${x - 7} 272V182H${x + 7}V272`, K, 3.2) + thin(`M${x - 7} 250L${x + 7} 232M${x - 7} 222L${x + 7} 204M${x} 182v-10`, K, 2)
          + path(`M${x} 124C${x + 14} 144 ${x + 14} 170 ${x} 172C${x - 14} 170 ${x - 14} 144 ${x} 124Z`, `fill="none" stroke="${K.acc}" stroke-width="3.2"`);
      }
      // stand
      s += bold('M84 650H724M84 650C84 676 116 682 150 682H658C692 682 724 676 724 650M376 682C382 740 370 800 322 842C308 854 300 862 300 880H508C508 862 500 854 486 842C438 800 426 740 432 682',
        K) + thin('M300 868H508M380 720H428M372 776H436', K, 2) + hatched('M404 682H658C692 682 724 676 724 650H404Z', K, 45, 9);
      s += axis(`M${cx} 96V912`, K) + dim(84, 936, 724, 936, 'one metre of joy', K, 40);
      // plan, with a serving angle
      const px = 794, py = 336;
      s += g([118, 84, 50].map((R) => circ(px, py, R, `fill="none" stroke="${K.ink}" stroke-width="${R > 100 ? 5 : 2.6}"`)).join('')
        + hatched(`M${px} ${py}L${pt(polar(px, py, 118, -0.3))}A118 118 0 0 1 ${pt(polar(px, py, 118, 0.42))}Z`, K, 45, 9)
        + bold(`M${pt(polar(px, py, 118, -0.3))}L${px} ${py}L${pt(polar(px, py, 118, 0.42))}`, K));
      for (let i = 0; i < 5; i++) s += circ(...(polar(px, py, 26, -Math.PI / 2 + (i * TAU) / 5)), 5, `fill="${K.acc}"`);
      // serving
      const q = (t: string) => g(t, 'transform="translate(806 740)"');
      s += q(bold('M-92 40L64 74V-2L-92 -36ZM-92 -36L20 -78L64 -2', K) + thin('M-92 2L64 36', K, 2.4) + hatched('M-92 2L64 36V74L-92 40Z', K, 45, 9)
        + hatched('M-92 -36L64 -2V36L-92 2Z', K, -45, 12) + `<ellipse cx="-6" cy="92" rx="126" ry="22" fill="none" stroke="${K.ink}" stroke-width="3"/>`
        + path('M20 -88C6 -98 8 -116 24 -118C40 -116 40 -98 26 -88M24 -118C26 -128 32 -134 40 -136', `fill="none" stroke="${K.acc}" stroke-width="3.2"`));
      s += call(cx + 88, 150, 596, 150, '1', K) + call(cx - 176, 420, 144, 360, '2', K) + call(cx + 150, 540, 700, 560, '3', K) + call(cx + 40, 800, 590, 806, '4', K);
      s += figLab('1', 178, 196, K) + figLab('2', 806, 522, K) + figLab('3', 806, 914, K);
      return s;
    },
  },
  guitar: {
    key: ['pegs, tuned hourly', 'neck, for leaning on', 'where the song lives', 'bridge, then chorus'],
    draw: (K) => {
      const cx = 366;
      const half = (k: number) =>
        `M${cx + k * 26} 582C${cx + k * 70} 560 ${cx + k * 140} 566 ${cx + k * 148} 632C${cx + k * 152} 684 ${cx + k * 112} 706 ${cx + k * 116} 752C${cx
          + k * 120} 796 ${cx + k * 196} 812 ${cx + k * 198} 900C${cx + k * 198} 982 ${cx + k * 110} 1022 ${cx} 1022`;
      let s = bold(half(1) + half(-1), K);
      const inn = (k: number) =>
        `M${cx + k * 26} 596C${cx + k * 66} 576 ${cx + k * 126} 580 ${cx + k * 134} 632C${cx + k * 138} 680 ${cx + k * 98} 704 ${cx + k * 102} 752C${cx
          + k * 106} 804 ${cx + k * 182} 820 ${cx + k * 184} 900C${cx + k * 184} 970 ${cx + k * 104} 1008 ${cx} 1008`;
      s += thin(inn(1) + inn(-1), K, 1.8)
        + hatched(half(1) + `V1008`
        + `C${cx + 104} 1008 ${cx + 184} 970 ${cx + 184} 900C${cx + 182} 820 ${cx + 106} 804 ${cx + 102} 752C${cx + 98} 704 ${cx + 138} 680 ${cx
        + 134} 632C${cx + 126} 580 ${cx + 66} 576 ${cx + 26} 596Z`,
        K, 45, 8);
      for (const R of [58, 66, 78])
        s += circ(cx, 728, R, `fill="none" stroke="${R === 66 ? K.acc : K.ink}" stroke-width="${R === 58 ? 4 : R === 66 ? 6 : 2}"${R === 66 ? ' stroke-dasharray="5 7"' : ''}`);
      s += hatched(`M${cx + 58} 728A58 58 0 1 1 ${cx - 58} 728A58 58 0 1 1 ${cx + 58} 728Z`, K, 0, 7);
      // neck
      s += bold(`M${cx - 25} 680V262M${cx + 25} 680V262`, K);
      let f = '', y = 262, step = 46;
      for (let i = 0; i < 15; i++) {
        y += step;
        step *= 0.935;
        if (y < 676) f += `M${cx - 25} ${n1(y)}H${cx + 25}`;
      }
      s += thin(f, K, 2.6) + bold(`M${cx - 29} 262H${cx + 29}`, K);
      for (const yy of [376, 452, 518, 604]) s += circ(cx, yy, 5, `fill="${K.acc}"`);
      s += bold(`M${cx - 27} 262C${cx - 32} 244 ${cx - 42} 236 ${cx - 42} 214L${cx - 34} 128C${cx - 20} 140 ${cx - 10} 116 ${cx} 116C${cx + 10} 116 ${cx
        + 20} 140 ${cx + 34} 128L${cx + 42} 214C${cx + 42} 236 ${cx + 32} 244 ${cx + 27} 262`,
        K);
      for (let i = 0; i < 3; i++) for (const k of [-1, 1]) {
        const yy = 150 + i * 32;
        s += circ(cx + k * 23, yy, 6, `fill="none" stroke="${K.ink}" stroke-width="2.4"`) + thin(`M${cx + k * 40} ${yy}H${cx + k * 52}`, K, 4)
          + `<ellipse cx="${cx + k * 64}" cy="${yy}" rx="13" ry="9" fill="none" stroke="${K.ink}" stroke-width="3"/>`;
      }
      let st = '';
      for (let i = 0; i < 6; i++) st += `M${n1(cx - 17.5 + i * 7)} 262L${n1(cx - 22 + i * 8.8)} 900`;
      s += thin(st, K, 1.4) + bold(`M${cx - 78} 900Q${cx} 884 ${cx + 78} 900V922Q${cx} 934 ${cx - 78} 922Z`, K);
      for (let i = 0; i < 6; i++) s += circ(cx - 22 + i * 8.8, 914, 2.6, `fill="${K.ink}"`);
      s += axis(`M${cx} 84V1054`, K) + dim(110, 116, 110, 1022, '38″', K, -120);
      // side
      const sx = 760;
      s += bold(`M${sx - 40} 586L${sx + 44} 580V1018L${sx - 48} 1022V586Z`, K) + thin(`M${sx - 34} 588V1020M${sx + 30} 582V1018`, K, 2)
        + bold(`M${sx - 48} 680H${sx - 60}V262L${sx - 38} 262L${sx - 36} 560C${sx - 34} 580 ${sx - 16} 586 ${sx} 584`, K)
        + bold(`M${sx - 60} 262L${sx - 34} 124L${sx - 18} 128L${sx - 38} 262`, K)
        + thin(`M${sx - 58} 262L${sx - 56} 900M${sx - 58} 268L${sx - 62} 902`, K, 1.4) + thin(`M${sx - 48} 896H${sx - 60}V922H${sx - 48}`, K, 3);
      for (let i = 0; i < 3; i++) s += circ(sx - 32 + i * -6, 158 + i * 32, 8, `fill="none" stroke="${K.ink}" stroke-width="2.6"`);
      s += hatched(`M${sx - 34} 588H${sx - 48}V1022L${sx - 34} 1020Z`, K, 45, 8) + dim(sx - 48, 1058, sx + 44, 1058, '4″', K, 26);
      // a note, measured
      s += path('M604 470V374L660 356V450', `fill="none" stroke="${K.acc}" stroke-width="5"`)
        + `<ellipse cx="588" cy="472" rx="19" ry="14" transform="rotate(-20 588 472)" fill="${K.acc}"/><ellipse cx="644" cy="452" rx="19" ry="14" transform="rotate(-20 644 452)" fill="${K.acc}"/>`
        + path('M604 392L660 374', `stroke="${K.acc}" stroke-width="5"`);
      s += hidden('M470 690C520 640 548 600 566 540M490 720C560 690 620 620 640 530', K);
      s += call(cx + 66, 182, 508, 150, '1', K) + call(cx + 25, 420, 476, 400, '2', K) + call(cx + 40, 740, 596, 742, '3', K) + call(cx + 74, 912, 600, 900, '4', K);
      s += figLab('1', 226, 216, K) + figLab('2', 862, 216, K);
      return s;
    },
  },
  ring: {
    key: ['light, caught', 'four hands to hold it', 'circle: no end found', 'the answer: yes'],
    draw: (K) => {
      const cx = 376, cy = 770, R = 226;
      let s = circ(cx, cy, R, `fill="none" stroke="${K.ink}" stroke-width="5"`) + circ(cx, cy, R - 34, `fill="none" stroke="${K.ink}" stroke-width="5"`);
      s += hatched(`M${cx} ${cy - R}A${R} ${R} 0 0 1 ${cx} ${cy + R}V${cy + R - 34}A${R - 34} ${R - 34} 0 0 0 ${cx} ${cy - R + 34}Z`, K, 45, 9);
      s += axis(`M${cx - 290} ${cy}H${cx + 290}M${cx} 236V1050`, K);
      // stone in profile
      const t = 318, gy = 390, b = 568;
      s += bold(`M${cx - 172} ${gy}L${cx - 104} ${t}H${cx + 104}L${cx + 172} ${gy}L${cx} ${b}ZM${cx - 172} ${gy}H${cx + 172}`, K);
      s += thin(`M${cx - 104} ${t}L${cx - 86} ${gy}L${cx - 40} ${t}L${cx} ${gy}L${cx + 40} ${t}L${cx + 86} ${gy}L${cx
        + 104} ${t}M${cx - 86} ${gy}L${cx} ${b}L${cx + 86} ${gy}M${cx} ${gy}V${b}M${cx - 172} ${gy}L${cx - 104} ${t}`,
        K, 2.4);
      s += path(`M${cx} ${gy}L${cx + 86} ${gy}L${cx} ${b}Z`, `fill="${K.hatch(0, 7)}"`) + hatched(`M${cx + 86} ${gy}H${cx + 172}L${cx} ${b}Z`, K, 60, 14);
      // claws
      for (const k of [-1, 1])
        s += bold(`M${cx + k * 142} ${gy - 24}C${cx + k * 168} ${gy - 26} ${cx + k * 186} ${gy - 8} ${cx + k * 176} ${gy + 14}C${cx + k * 150} ${gy + 70} ${cx
          + k * 76} ${b - 30} ${cx + k * 64} ${cy - R + 8}`,
          K) + thin(`M${cx + k * 146} ${gy + 40}C${cx + k * 120} ${gy + 90} ${cx + k * 50} ${b - 30} ${cx + k * 36} ${cy - R + 4}`, K, 2.6);
      for (let i = -3; i <= 3; i++)
        s += path(`M${pt(polar(cx, 330, 120, -Math.PI / 2 + i * 0.34))}L${pt(polar(cx, 330, i % 2 ? 158 : 184, -Math.PI / 2 + i * 0.34))}`,
          `stroke="${K.acc}" stroke-width="3.6" stroke-linecap="round"`);
      s += dim(cx - R + 34, cy + 40, cx + R - 34, cy + 40, 'just right', K);
      // plan of the stone
      const px = 764, py = 352, r1 = 128, r2 = 74;
      let d = '';
      for (let i = 0; i < 8; i++) {
        const a = (i * TAU) / 8 + TAU / 16, a2 = a + TAU / 16, a3 = a + TAU / 8;
        d += `M${pt(polar(px, py, r2, a))}L${pt(polar(px, py, r2, a3))}M${pt(polar(px, py, r2, a))}L${pt(polar(px, py, 98, a2))}L${pt(polar(px, py, r2,
          a3))}M${pt(polar(px, py, 98, a2))}L${pt(polar(px, py, r1, a))}M${pt(polar(px, py, 98, a2))}L${pt(polar(px, py, r1, a3))}M${pt(polar(px, py, 98, a2))}L${pt(polar(px, py, r1, a2))}`;
      }
      s += circ(px, py, r1, `fill="none" stroke="${K.ink}" stroke-width="5"`) + thin(d, K, 2.4)
        + axis(`M${px - 160} ${py}H${px + 160}M${px} ${py - 160}V${py + 160}`, K) + dim(px - r1, py - 176, px + r1, py - 176, 'one, rare', K);
      // the two hands of it
      const hx = 776, hy = 792;
      s += circ(hx - 48, hy, 78, `fill="none" stroke="${K.ink}" stroke-width="4"`) + circ(hx - 48, hy, 62, `fill="none" stroke="${K.ink}" stroke-width="2.4"`)
        + circ(hx + 48, hy, 78, `fill="none" stroke="${K.ink}" stroke-width="4"`) + circ(hx + 48, hy, 62, `fill="none" stroke="${K.ink}" stroke-width="2.4"`);
      s += path(heart(hx, hy - 2, 17), `fill="${K.acc}"`);
      s += call(cx + 60, 340, 560, 268, '1', K) + call(cx + 150, 446, 592, 500, '2', K) + call(cx + R - 16, cy + 60, 650, 920, '3', K) + call(hx + 110, hy - 40, 888, 640, '4', K);
      s += figLab('1', 190, 268, K) + figLab('2', 764, 556, K) + figLab('3', hx, 934, K);
      return s;
    },
  },
};

export function drawPatent(inp: Input): Drawing {
  const c = new Drawing('patent', inp), { r, p } = c, C = roles(p), m = PATENTS[inp.motif || ''] ? inp.motif! : 'cake';
  const sepia = inp.variant === 'paper';
  let bgc = sepia ? mix(p.paper, '#efe0bf', 0.6) : p.bg;
  if (!sepia) {
    bgc = C.dark ? mix(p.bg, C.cool, 0.2) : mix(C.deep, C.cool, 0.45);
    const hue = oklch(bgc)!.h ?? 250;
    if (hue > 30 && hue < 125) bgc = mix(bgc, '#163c63', 0.8);
    while (contrast(bgc, '#ffffff') < 7) bgc = shade(bgc, -0.02);
  }
  const ink = sepia ? withContrast(bgc, C.deep, 8) : mix('#ffffff', C.cream, 0.55), acc = withContrast(bgc, sepia ? C.hot : legible(bgc, C.warm, C.cool2), 4.5);
  c.alt = `A drafted drawing: ${plain(inp.headline)}`;
  let bg = rect(0, 0, 1000, 1400, `fill="${bgc}"`);
  for (let i = 0; i < 9; i++)
    bg += `<ellipse cx="${n1(r.f(0, 1000))}" cy="${n1(r.f(0, 1400))}" rx="${n1(r.f(200, 420))}" ry="${n1(r.f(160,
      340))}" fill="${c.rad([[0, i % 2 ? '#fff' : '#000', sepia ? 0.05 : 0.075], [1, i % 2 ? '#fff' : '#000', 0]])}"/>`;
  if (!sepia) {
    let a = '', b = '';
    for (let x = 0; x <= 1000; x += 25) { if (x % 100) a += `M${x} 0V1400`; else b += `M${x} 0V1400`; }
    for (let y = 0; y <= 1400; y += 25) { if (y % 100) a += `M0 ${y}H1000`; else b += `M0 ${y}H1000`; }
    bg += path(a, `stroke="#fff" stroke-width="1" opacity=".075"`) + path(b, `stroke="#fff" stroke-width="1.4" opacity=".14"`);
  }
  // folds
  for (const y of [466, 933]) bg += rect(0, y - 16, 1000, 16, `fill="${c.lin([[0, '#000', 0], [1, '#000', 0.11]])}"`) + rect(0, y, 1000, 20, `fill="${c.lin([[0, '#fff', 0.13], [1, '#fff', 0]])}"`);
  bg += rect(484, 0, 16, 1400, `fill="${c.lin([[0, '#000', 0], [1, '#000', 0.09]], 0, 0, 1, 0)}"`) + rect(500, 0, 18, 1400, `fill="${c.lin([[0, '#fff', 0.1], [1, '#fff', 0]], 0, 0, 1, 0)}"`);
  c.add('ground', bg);
  const K: Draft = { c, ink, acc, id: 0, hatch: (a, gap = 11) => fineTile(c, gap, gap, `<path d="M0 ${gap / 2}H${gap}" stroke="${ink}" stroke-width="1.5" opacity=".8"/>`, `rotate(${-a})`) };
  let s = '';
  // sheet border with its zones
  s += rect(38, 38, 924, 1324, `fill="none" stroke="${ink}" stroke-width="2"`) + rect(58, 58, 884, 1284, `fill="none" stroke="${ink}" stroke-width="4.5"`);
  for (let i = 1; i < 4; i++) s += thin(`M${58 + i * 221} 38v20M${58 + i * 221} 1342v20`, K, 2);
  for (let i = 1; i < 6; i++) s += thin(`M38 ${58 + i * 214}h20M942 ${58 + i * 214}h20`, K, 2);
  // title block
  const ty = 1104;
  s += thin(`M58 ${ty}H942`, K, 4.5);
  const kx = 616;
  s += thin(`M${kx} ${ty}V1342M${kx} ${ty + 188}H58`, K, 2.4).replace(`M${kx} ${ty + 188}H58`, '') + thin(`M58 ${ty + 176}H${kx}`, K, 2.4);
  c.add('art', g(PATENTS[m]!.draw(K), 'transform="translate(500 590) scale(.985) translate(-500 -592)"') + s);
  const hl = linesIn(upper(inp.headline), 2, 13), b = block(hl, 'josefin-slab:700', kx - 58 - 64, 122, 80, 1.0, { track: 30 });
  let t = path(b.d(90, ty + 88 - b.h / 2, 's'), `fill="${ink}"`);
  const nm = [inp.name, inp.sub].filter(Boolean).join('  ·  ');
  if (nm) {
    const run = tfit(nm, 'playfair-display:500i', kx - 58 - 64, 34);
    t += path(at(run, 92, ty + 207 + run.xh / 2, 's'), `fill="${acc}"`);
  }
  const ks = Math.min(28, ...PATENTS[m]!.key.map((k) => tfit(k, 'josefin-sans:400', 248, 28).size));
  PATENTS[m]!.key.forEach((k, i) => {
    const y = ty + 46 + i * 49, num = set(String(i + 1), 'playfair-display:500i', 28), run = set(k, 'josefin-sans:400', ks);
    t += circ(652, y, 18, `fill="none" stroke="${acc}" stroke-width="2"`) + path(at(num, 652, y + 9), `fill="${acc}"`) + path(at(run, 682, y + 9, 's'), `fill="${ink}"`);
  });
  c.add('type', t).add('texture', c.grain(sepia ? 0.8 : 0.6) + c.vignette('#000', sepia ? 0.12 : 0.22));
  return c;
}

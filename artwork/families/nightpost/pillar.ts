import { clamp, ell, mix, n1, poly } from '#artwork/engine.ts';
import { clipped } from '#artwork/primitives/clip.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import { type Board, fill, flecks, hatch, rays, stroke } from './scratch.ts';

const LAMP = [248, 590] as const;

/** A post box in the rain, under a street lamp; across the road one window is lit. */
export function drawPillar(b: Board): string {
  const { c, r, black, line, red, amber, cool } = b, [lx, ly] = LAMP;
  const far = (x: number, y: number) => clamp(1 - Math.hypot(x - lx, y - ly) / 760);
  let s = fill(rays(r, lx, ly, [36, 560], [0, Math.PI * 2], 108, 11, (t) => 0.78 * (1 - t) ** 1.5), mix(amber, line, 0.3));
  // the terrace across the road
  const roofs = 'M396 1030V664L470 606L520 640V560H556V666L604 702V640L700 566L760 606V520H804V636L860 676V624L960 548L1010 590V1030Z';
  s += fill(roofs, black);
  s += clipped(b.c, roofs, [
    fill(hatch(r, [396, 560, 604, 470], 0, 15, (x, y) => far(x, y) * 0.62 - (Math.floor(x / 37 + Math.floor(y / 15) * 0.5) % 5 ? 0 : 0.25), { m: 30 }), mix(cool, amber, 0.35)),
    stroke('M396 664L470 606L604 702M604 640L700 566L860 676M860 624L960 548L1010 590', mix(line, amber, 0.4), 5),
  ]);
  const pane = (x: number, y: number, lit: boolean) =>
    fill(rectPath(x - 7, y - 7, 74, 108), black) + (lit
      ? fill(rectPath(x, y, 60, 94), amber) + stroke(`M${x + 30} ${y}v94M${x} ${y + 46}h60`, black, 6)
        + fill(`M${x + 4} ${y + 94}c2-18 6-24 12-26c-2-10 0-16 2-20c5 5 9 5 13 0c3 6 4 12 2 20c6 4 8 14 8 26Z`, black)
      : stroke(`M${x} ${y}h60v94h-60ZM${x + 30} ${y}v94M${x} ${y + 46}h60`, mix(cool, black, 0.25), 3));
  s += pane(440, 730, false) + pane(846, 712, true) + pane(922, 712, false) + pane(440, 884, false);
  // the road, wet
  s += fill(rectPath(0, 1016, 1000, 400), black);
  s += fill(hatch(r, [30, 1024, 940, 350], 0, 13, (x, y) => {
    const lamp = Math.exp(-(((x - lx + 6) / (34 + (y - 1016) * 0.2)) ** 2)) * 0.95, wide = far(x, y - 130) * 0.42;
    return (lamp + wide) * (0.55 + 0.45 * Math.sin(x * 0.09 + y * 1.7)) - (y > 1270 ? (y - 1270) / 240 : 0);
  }, { m: 38 }), mix(amber, line, 0.2));
  // the lamp and its post
  s += fill(`M${lx - 11} ${ly + 70}h22l8 470h-38Z`, black) + stroke(`M${lx + 9} ${ly + 84}l7 440`, amber, 4) + stroke(`M${lx - 9} ${ly + 84}l-7 440`, line, 2.5);
  s += fill(rectPath(lx - 30, 1090, 60, 70), black) + stroke(`M${lx - 28} 1094h56M${lx - 34} 1158h68M${lx + 20} 1100v52M${lx + 11} 1104v44M${lx - 17} 1000h36`, amber, 5) + stroke(`M${lx - 60} ${ly + 92}h120`, black, 12) + stroke(`M${lx - 58} ${ly + 89}h116`, amber, 3);
  const glass = poly([[lx - 52, ly - 58], [lx + 52, ly - 58], [lx + 32, ly + 66], [lx - 32, ly + 66]]);
  s += fill(glass, line) + clipped(b.c, glass, fill(rays(r, lx, ly + 10, [22, 90], [0, Math.PI * 2], 30, 7, () => 0.6, 3), amber))
    + stroke(`${glass}M${lx} ${ly - 58}v124`, black, 8) + fill(`M${lx - 66} ${ly - 56}L${lx - 22} ${ly - 106}H${lx + 22}L${lx + 66} ${ly - 56}Z`, black)
    + stroke(`M${lx - 60} ${ly - 58}L${lx - 20} ${ly - 104}H${lx + 20}L${lx + 60} ${ly - 58}Z`, amber, 4) + fill(`M${lx - 12} ${ly - 106}h24l-5 -18a9 9 0 1 0 -14 0Z`, amber);
  // the box, and its reflection on the wet ground
  const X = 636, W = 136, top = 676, foot = 1196;
  s += clipped(b.c, rectPath(30, 1190, 940, 180), fill(hatch(r, [X - 150, 1200, 300, 160], 0, 14, (x, y) => (0.75 - Math.abs(x - X) / 210) * (1.25 - (y - 1190) / 150) * (0.6 + 0.4 * Math.sin(x * 0.07 + y)), { m: 26 }), red));
  const cap = `M${X - W - 18} ${top + 62}C${X - W - 14} ${top - 6} ${X - 70} ${top - 40} ${X} ${top - 44}C${X + 70} ${top - 40} ${X + W + 14} ${top - 6} ${X + W + 18} ${top + 62}V${top + 84}H${X - W - 18}Z`;
  const body = rectPath(X - W, top + 80, W * 2, foot - top - 80), base = rectPath(X - W - 14, foot - 66, W * 2 + 28, 70);
  const lit = (x: number) => {
    const u = (x - X) / W;
    return clamp(0.92 - (u + 0.62) ** 2 * 0.75, 0.05, 0.92) + (u > 0.86 ? 0.3 : 0);
  };
  const deep = mix(red, black, 0.62), hot = mix(red, line, 0.3);
  for (const [d, y0, y1] of [[body, top + 80, foot], [base, foot - 66, foot + 4], [cap, top - 46, top + 86]] as const) {
    s += stroke(d, black, 16) + fill(d, deep);
    s += clipped(b.c, d, [
      fill(hatch(r, [X - W - 20, y0, W * 2 + 40, y1 - y0], 90, 12, (x) => lit(x) * 0.92, { m: 16 }), red),
      fill(hatch(r, [X - W - 20, y0, W + 20, y1 - y0], 0, 9, (x) => 0.78 - Math.abs((x - X) / W + 0.66) * 2.4, { m: 26 }), hot),
    ]);
  }
  s += stroke(`M${X - W - 16} ${top + 64}h${W * 2 + 32}`, black, 7) + stroke(`M${X - W - 14} ${top + 58}h${W + 40}`, mix(line, amber, 0.5), 4) + stroke(`M${X - W - 12} ${foot - 66}h${W * 2 + 24}`, black, 7);
  // rain has settled on the cap; a letter is half in
  s += stroke(`M${X - 116} ${top + 6}C${X - 76} ${top - 26} ${X - 36} ${top - 34} ${X + 8} ${top - 38}`, line, 6);
  s += fill(rectPath(X - 96, top + 128, 192, 54), black) + stroke(`M${X - 92} ${top + 132}h184`, red, 5) + fill(rectPath(X - 80, top + 146, 160, 22), '#000');
  const letter = poly([[X - 58, top + 146], [X + 46, top + 146], [X + 60, top + 226], [X - 46, top + 240]]);
  s += stroke(letter, black, 6) + fill(letter, line) + clipped(b.c, letter, fill(hatch(r, [X - 62, top + 150, 130, 100], 50, 8, (x, y) => (y - top - 200) / 90 + (x - X) / 220, { m: 12 }), mix(cool, black, 0.3)))
    + stroke(`M${X - 40} ${top + 204}l58 -6M${X - 38} ${top + 220}l40 -4`, black, 4) + fill(poly([[X + 22, top + 206], [X + 46, top + 203], [X + 50, top + 226], [X + 27, top + 229]]), red) + fill(rectPath(X - 96, top + 126, 192, 24), mix(red, black, 0.25)) + stroke(`M${X - 94} ${top + 129}h188`, hot, 5) + stroke(`M${X - 96} ${top + 150}h192`, black, 5);
  // the plate of times and the door
  s += stroke(rectPath(X - 74, top + 268, 148, 196), black, 6) + fill(rectPath(X - 48, top + 288, 96, 118), black) + fill(rectPath(X - 42, top + 294, 84, 106), line)
    + stroke(`M${X - 26} ${top + 312}h52M${X - 30} ${top + 334}h22M${X + 6} ${top + 334}h24M${X - 30} ${top + 350}h26M${X + 6} ${top + 350}h20M${X - 30} ${top + 366}h20M${X + 6} ${top + 366}h24M${X - 16} ${top + 386}h34`, black, 4)
    + ell(X + 54, top + 436, 7, 9, `fill="${black}"`);
  // a cat on the dry side
  const cat = 'M792 1204C784 1160 790 1122 812 1104C804 1088 802 1066 808 1046C816 1052 822 1056 828 1058C836 1056 844 1056 852 1060C858 1056 864 1052 872 1048C876 1068 874 1086 866 1100C888 1122 894 1160 890 1196C906 1200 924 1192 936 1176C946 1186 938 1210 900 1212H800Z';
  s += stroke(cat, black, 12) + fill(cat, black) + clipped(b.c, cat, fill(hatch(r, [784, 1040, 160, 176], 74, 8, (x) => 0.5 - (x - 790) / 130, { m: 16 }), mix(amber, line, 0.4)))
    + stroke('M826 1078l8 2M850 1080l8 -2', amber, 6);
  // rain, and where it lands
  s += flecks(r, 230, () => [r.f(40, 970), r.f(330, 1330), r.f(18, 52)], [-0.34, 1], mix(line, cool, 0.4), [1.6, 2.4, 3.2]);
  let rings = '';
  for (let i = 0; i < 16; i++) {
    const x = r.f(70, 920), y = r.f(1230, 1350), q = r.f(12, 30);
    rings += `M${n1(x - q)} ${n1(y)}a${n1(q)} ${n1(q * 0.26)} 0 1 0 ${n1(q * 2)} 0a${n1(q)} ${n1(q * 0.26)} 0 1 0 ${n1(-q * 2)} 0`;
  }
  return s + stroke(rings, mix(line, cool, 0.3), 2.6) + c.soft(rectPath(30, 1330, 940, 60), 0, 0, 1, black, 0.01, 1);
}

import { at, circ, g, mix, type P, path, pt, rect, shade, tf, tfit } from '#artwork/engine.ts';
import { wheel } from './wheel.ts';
import { type Yard, SITE_FONT } from './yard.ts';

/** a fire engine */
export function drawFire(yard: Yard & { art: string; headBox: { x: number; top: number; w: number; h: number; a: 'm' | 's'; max: number; } }) {
  const { c, R, cream, ink, black, sky, yellow, red, grey, steel, num, ground, groundY, shadow, pin, pilot, skylineBack } = yard;
  let { art, headBox } = yard;
  let typeArt = '';
  art += skylineBack(groundY, [[40, 170, 330], [230, 120, 240], [370, 190, 400], [600, 130, 290], [760, 200, 470]], mix(sky, R.cool, 0.28));
  art += rect(0, groundY - 6, 1000, 300, `fill="${ground}"`) + rect(0, groundY - 6, 1000, 16, `fill="${mix(ground, cream, 0.45)}"`) + shadow(80, 950);
  let dash = '';
  for (let i = 0; i < 7; i++) dash += `M${40 + i * 150} 1196h84l-10 18h-84Z`;
  art += path(dash, `fill="${cream}" opacity=".85"`);
  // ladder first, behind the cab
  const a: P = [250, 846], b: P = [846, 520], l = Math.hypot(b[0] - a[0], b[1] - a[1]), ux = (b[0] - a[0]) / l, uy = (b[1] - a[1]) / l, nx = uy, ny = -ux;
  const lad = (s0: number, s1: number, w: number, col: string, t: number) => {
    let q = '';
    for (let k = s0 + 20; k < s1 - 10; k += 38) q += `M${pt([a[0] + ux * k - nx * w, a[1] + uy * k - ny * w])}L${pt([a[0] + ux * k + nx * w, a[1] + uy * k + ny * w])}`;
    const rl = (k: number) => `M${pt([a[0] + ux * s0 + nx * w * k, a[1] + uy * s0 + ny * w * k])}L${pt([a[0] + ux * s1 + nx * w * k, a[1] + uy * s1 + ny * w * k])}`;
    return path(q, `stroke="${col}" stroke-width="${t * 0.8}"`) + path(rl(1) + rl(-1), `stroke="${col}" stroke-width="${t}" stroke-linecap="round"`);
  };
  art += lad(300, l, 19, mix(ink, cream, 0.42), 10) + lad(0, 430, 27, cream, 13) + pin(a, 30) + path('M206 900L230 838H276L300 900Z', `fill="${grey}"`) + pin(a, 20);
  // basket with a firefighter and the rescued balloons
  art += g(pilot(0, -56, 1.75, yellow, 2) + path('M-62 -60H62V-48H56L48 14H-48L-56 -48H-62Z', `fill="${red}"`)
    + path('M-52 -28H52M-50 -8H50', `stroke="${shade(red, -0.12)}" stroke-width="6"`), tf(866, 522, 0, 1));
  // lorry body
  art += path('M96 1058V900C96 884 106 876 122 876H640V1058Z', `fill="${red}"`)
    + path('M640 1058V806C640 790 650 780 666 780H816C836 780 848 790 856 808L900 912C920 918 932 930 932 950V1058Z', `fill="${red}"`)
    + path('M96 1012H932V1058H96Z', `fill="${shade(red, -0.11)}"`) + path('M96 930H640V946H96Z', `fill="${cream}"`) + path('M96 1000H932V1012H96Z', `fill="${yellow}"`);
  art += path('M668 818Q668 808 678 808H742V912H668Z', `fill="${mix(sky, '#fff', 0.55)}"`)
    + path('M764 808H808Q820 808 826 820L862 912H764Z', `fill="${mix(sky, '#fff', 0.55)}"`)
    + g(pilot(800, 916, 1.7, yellow, 0), `clip-path="${c.clip('<path d="M764 780H830L862 912H764Z"/>')}"`)
    + g(pilot(706, 916, 1.5, yellow, 1), `clip-path="${c.clip('<path d="M668 770H742V912H668Z"/>')}"`)
    + path('M668 912V818Q668 808 678 808H742V912ZM764 808H808Q820 808 826 820L862 912H764Z', `fill="none" stroke="${black}" stroke-width="9" stroke-linejoin="round"`);
  art += path('M754 926V1050M660 926V1050', `stroke="${shade(red, -0.12)}" stroke-width="5"`) + rect(772, 940, 44, 11, `rx="5" fill="${cream}"`)
    + circ(914, 980, 17, `fill="${mix(cream, yellow, 0.3)}"`) + rect(888, 1036, 62, 24, `rx="8" fill="${steel}"`);
  art += path('M700 780V764Q700 752 712 752H764Q776 752 776 764V780Z', `fill="${mix(R.cool, '#4f8fe0', 0.4)}"`)
    + path('M712 752H732V780H700V764Q700 752 712 752Z', 'fill="#fff" opacity=".35"')
    + path('M676 740L650 722M738 728V698M800 740L826 722', `stroke="${mix(R.cool, '#4f8fe0', 0.4)}" stroke-width="9" stroke-linecap="round"`);
  // lockers and hose
  for (const x of [122, 250, 508]) {
    let q = '';
    for (let i = 0; i < 5; i++) q += `M${x + 8} ${966 + i * 8}h94`;
    art += rect(x, 956, 110, 46, `rx="4" fill="${steel}"`) + path(q, `stroke="${grey}" stroke-width="2.6"`);
  }
  art += circ(434, 962, 52, `fill="${black}"`) + circ(434, 962, 43, `fill="none" stroke="${yellow}" stroke-width="8"`)
    + circ(434, 962, 29, `fill="none" stroke="${yellow}" stroke-width="8"`) + circ(434, 962, 14, `fill="${yellow}"`)
    + path('M474 980C520 1010 500 1096 450 1104C400 1110 384 1112 350 1108', `fill="none" stroke="${yellow}" stroke-width="11" stroke-linecap="round"`)
    + path('M354 1100L322 1098V1116L354 1115Z', `fill="${steel}"`);
  if (num) { const q = tfit(num, SITE_FONT, 70, 66); typeArt += path(at(q, 584, 921 - 24 - (q.y0 + q.y1) / 2 + 8), `fill="${cream}"`); }
  for (const x of [230, 800]) art += path(`M${x - 82} 1060A82 82 0 0 1 ${x + 82} 1060Z`, `fill="${black}"`) + wheel(yard, x, 68, cream);
  // balloons caught at the top
  const bal = (x: number, y: number, k: number, col: string) =>
    path(`M${x} ${y + 60 * k}C${x - 60 * k} ${y + 40 * k} ${x - 62 * k} ${y - 58 * k} ${x} ${y - 60 * k}C${x + 62 * k} ${y - 58 * k} ${x + 60 * k} ${y
      + 40 * k} ${x} ${y + 60 * k}ZM${x - 9 * k} ${y + 72 * k}L${x} ${y + 58 * k}L${x + 9 * k} ${y + 72 * k}Z`,
      `fill="${col}"`) + path(`M${x - 30 * k} ${y - 6 * k}C${x - 32 * k} ${y - 28 * k} ${x - 20 * k} ${y - 42 * k} ${x - 8 * k} ${y - 44 * k}`,
        `fill="none" stroke="#fff" stroke-width="${7 * k}" stroke-linecap="round" opacity=".65"`);
  art = path('M806 470C800 430 768 420 761 360M808 470C792 420 830 400 843 308M928 474C936 430 924 410 922 360', `fill="none" stroke="${ink}" stroke-width="4"`) + art;
  headBox = { x: 92, top: 96, w: 560, h: 360, a: 's', max: 170 };
  art += bal(760, 296, 0.92, yellow) + bal(922, 300, 0.86, red) + bal(844, 238, 1.02, mix(R.cool, sky, 0.1));
  return { typeArt, art, headBox };
}

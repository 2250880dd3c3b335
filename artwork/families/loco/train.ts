import { at, circ, type Drawing, g, n1, path, polar, pt, rect, set, shade, TAU, tf } from '#artwork/engine.ts';

/** the letters on wagons and boilers */
export const LOCO_FONT = 'caprasimo';

/** a steam engine seen from the side */
export const engine = (c: Drawing, k: { body: string; trim: string; dark: string; brass: string; wheel: string; glassc: string; driver: string; lamp: string }) => {
  const lt = shade(k.body, 0.09), dk = shade(k.body, -0.1), dd = shade(k.dark, 0.07);
  const wheel = (x: number, R: number, spokes: number, a: number) => {
    let s = circ(x, -R, R, `fill="${k.dark}"`) + circ(x, -R, R * 0.8, `fill="${k.wheel}"`) + circ(x, -R, R * 0.66, `fill="${shade(k.wheel, -0.14)}"`);
    for (let i = 0; i < spokes; i++) { const q = polar(x, -R, R * 0.74, a + (i / spokes) * TAU); s += path(`M${n1(x)} ${n1(-R)}L${pt(q)}`, `stroke="${k.wheel}" stroke-width="${n1(R * 0.13)}"`); }
    return s + circ(x, -R, R * 0.24, `fill="${k.brass}"`);
  };
  let s = '';
  // chimney, dome, whistle
  s += path('M196 -134L192 -172C184 -176 182 -188 188 -192H224C230 -188 228 -176 220 -172L216 -134Z', `fill="${k.dark}"`)
    + path('M188 -192H224C226 -188 226 -184 225 -181H187C186 -184 186 -188 188 -192Z', `fill="${k.brass}"`) + path('M199 -136L196 -170H202L204 -136Z', `fill="${dd}"`);
  s += path('M128 -134C128 -144 132 -146 132 -152C132 -172 166 -172 166 -152C166 -146 170 -144 170 -134Z', `fill="${k.brass}"`)
    + path('M137 -138C138 -146 138 -150 139 -156C141 -163 148 -164 148 -161C143 -157 144 -146 144 -138Z', `fill="#fff" opacity=".45"`);
  s += path('M106 -136V-150H102V-158H116V-150H112V-136Z', `fill="${k.brass}"`);
  // boiler
  s += path('M84 -138H210V-60H84Z', `fill="${k.body}"`) + path('M84 -138H210V-126H84Z', `fill="${lt}"`) + rect(84, -84, 126, 26, `fill="${dk}"`)
    + rect(84, -133, 122, 4, 'rx="2" fill="#fff" opacity=".35"');
  for (const x of [112, 150, 186]) s += rect(x, -138, 6, 80, `fill="${k.brass}"`) + rect(x, -84, 6, 26, `fill="${shade(k.brass, -0.14)}"`);
  s += path('M200 -142H230C240 -142 242 -132 242 -100C242 -66 240 -58 230 -58H200Z', `fill="${k.dark}"`)
    + path('M200 -142H230C234 -142 237 -140 239 -134H200Z', `fill="${dd}"`) + path('M242 -116C250 -112 250 -88 242 -84Z', `fill="${k.brass}"`);
  // lamp
  s += path('M222 -142V-150H216V-164H240V-150H232V-142Z', `fill="${k.brass}"`) + path('M240 -166V-148C247 -150 247 -164 240 -166Z', `fill="${k.lamp}"`);
  // cab with its driver
  s += path('M8 -58V-170H90V-58Z', `fill="${shade(k.body, -0.03)}"`) + path('M22 -154Q22 -160 28 -160H70Q76 -160 76 -154V-110H22Z', `fill="${k.glassc}"`);
  s += g(k.driver, `clip-path="${c.clip('<path d="M22 -200H96V-110H22Z"/>')}"`);
  s += path('M22 -110H76V-104H22Z', `fill="${k.brass}"`) + path('M18 -158V-110M80 -158V-110', `stroke="${dk}" stroke-width="5"`)
    + rect(8, -100, 82, 5, `fill="${k.trim}"`) + rect(8, -70, 82, 12, `fill="${dk}"`) + rect(16, -92, 66, 18, `rx="4" fill="none" stroke="${k.trim}" stroke-width="3"`);
  s += path('M-4 -168C-6 -174 -2 -178 4 -180C34 -188 64 -188 94 -180C100 -178 104 -174 102 -168Z', `fill="${k.trim}"`)
    + path('M2 -174C34 -182 64 -182 96 -174', 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"');
  // frame, buffer, catcher
  s += rect(-6, -62, 252, 13, `fill="${k.trim}"`) + rect(-6, -51, 252, 6, `fill="${k.dark}"`) + path('M222 -46H252L276 -4H226Z', `fill="${k.trim}"`)
    + path('M232 -44L236 -6M241 -44L250 -6M249 -42L263 -6', `stroke="${shade(k.trim, -0.16)}" stroke-width="4"`) + path('M246 -62H258V-70H264V-44H258V-50H246Z', `fill="${k.dark}"`);
  s += path('M150 -60H196V-40H150Z', `fill="${dk}"`) + rect(150, -60, 46, 5, `fill="${lt}"`);
  s += wheel(52, 34, 10, 0.2) + wheel(126, 34, 10, 0.5) + wheel(196, 19, 7, 0);
  s += path('M44 -26H140V-18H44Z', `fill="${k.brass}"`) + path('M126 -24L176 -46L180 -40L132 -16Z', `fill="${shade(k.brass, -0.1)}"`)
    + circ(52, -22, 6, `fill="${k.dark}"`) + circ(126, -22, 6, `fill="${k.dark}"`);
  return s;
};

/** a wagon with a letter or a load */
export const wagon = (letter: string, k: { body: string; on: string; dark: string; brass: string; wheel: string; rider?: string }) => {
  const dk = shade(k.body, -0.1), lt = shade(k.body, 0.08);
  let s = k.rider ? g(k.rider, tf(50, -94, 0, 0.98)) : '';
  s += path('M4 -98H96V-92L92 -32H8L4 -92Z', `fill="${k.body}"`) + path('M6 -70H94L93.600 -66H6.400Z', `fill="${dk}" opacity=".5"`)
    + path('M7 -50H93L92.700 -46H7.300Z', `fill="${dk}" opacity=".5"`)
    + path('M0 -101Q0 -103 2 -103H98Q100 -103 100 -101V-93Q100 -91 98 -91H2Q0 -91 0 -93Z', `fill="${lt}"`) + path('M84 -91H96L92 -32H82Z', `fill="${dk}" opacity=".55"`);
  s += rect(-5, -34, 110, 8, `rx="3" fill="${k.dark}"`) + rect(-9, -32, 10, 5, `fill="${k.dark}"`);
  if (letter.trim()) {
    const q0 = set(letter, LOCO_FONT, 100), sc = Math.min(62, (70 / Math.max(1, q0.x1 - q0.x0)) * 100, (54 / Math.max(1, q0.y1 - q0.y0)) * 100), q = set(letter, LOCO_FONT, sc);
    s += path(at(q, 50, -62.500 - (q.y0 + q.y1) / 2), `fill="${k.on}"`);
  }
  for (const x of [24, 76])
    s += circ(x, -15, 15, `fill="${k.dark}"`) + circ(x, -15, 11, `fill="${k.wheel}"`) + circ(x, -15, 4, `fill="${k.dark}"`)
      + path(`M${x - 10} -15H${x + 10}M${x} -25V-5`, `stroke="${shade(k.wheel, -0.18)}" stroke-width="2.4"`);
  return s;
};

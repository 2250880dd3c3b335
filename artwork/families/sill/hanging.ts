import { bez, circ, clamp, ell, g, lerp, mix, n1, path, qbez, rect, ribbon, shade, tf } from '#artwork/engine.ts';
import type { Sill } from './shelf.ts';

/** plants that hang */
export function drawHanging({ c, r, p, light, dk, hot, gB, clayC, dry, cast, A }: Sill) {
  // the hanger: knotted cords, a bowl, beads on strings
  const by = 560, cords = [[-152, by - 60], [-56, by - 20], [60, by - 20], [152, by - 60]];
  let cd = '';
  for (const [x, y] of cords) cd += ribbon(qbez([500, 118], [500 + x! * 0.86, 330], [500 + x!, y!], 16), () => 7);
  const cordC = mix('#f3e6c8', p.paper, 0.4);
  const tuft: string[] = [];
  const bead = c.def((id) =>
    `<g id="${id}"><circle r="13" fill="${c.rad([[0, mix(gB, '#f6fbd0', 0.6)], [0.5, gB], [1, shade(gB, -0.17)]], 0.36, 0.3,
      0.8)}"/><path d="M-5 -6Q-2 -9 2 -8" stroke="#fff" stroke-opacity=".75" stroke-width="2.4" fill="none" stroke-linecap="round"/></g>`);
  const strand = (x0: number, y0: number, dx: number, len: number) => {
    const ps = bez([x0, y0], [x0 + dx * 0.9, y0 - 26], [x0 + dx, y0 + 60], [x0 + dx + r.f(-14, 14), y0 + len], 44);
    let s = path(ribbon(ps, () => 3.4), `fill="${shade(gB, -0.14)}"`), L = 0;
    for (let i = 1; i < ps.length; i++) {
      L += Math.hypot(ps[i]![0] - ps[i - 1]![0], ps[i]![1] - ps[i - 1]![1]);
      if (L > 19) { L = 0; s += `<use href="#${bead}" ${tf(ps[i]![0] + r.f(-8, 8), ps[i]![1] + r.f(-3, 3), 0, r.f(0.78, 1.08))}/>`; }
    }
    cast.push(path(ribbon(ps, () => 22)));
    return s;
  };
  for (let i = 0; i < 26; i++) tuft.push(`<use href="#${bead}" ${tf(500 + r.f(-146, 146), by - 56 + r.f(-22, 12), 0, r.f(0.9, 1.2))}/>`);
  const bowl = `M${500 - 176} ${by - 50}C${500 - 172} ${by + 60} ${500 - 100} ${by + 120} 500 ${by + 122}C${500 + 100} ${by + 120} ${500 + 172} ${by + 60} ${500 + 176} ${by - 50}Z`;
  cast.push(path(bowl));
  const bc = c.clip(path(bowl));
  let zz = '';
  for (let i = -6; i <= 6; i++) { const X = (t: number) => 500 + 176 * Math.sin(clamp(t, -1.5, 1.5)); zz += `${i === -6 ? 'M' : 'L'}${n1(X(i * 0.25))} ${by + (i % 2 ? 4 : 40)}`; }
  A.push(path(cd, `fill="${cordC}" stroke="${shade(cordC, -0.2)}" stroke-width="1.4"`), circ(500, 112, 22, `fill="none" stroke="${mix('#c9a062', p.b, 0.2)}" stroke-width="8"`));
  for (let i = 0; i < 6; i++) A.push(strand(500 + lerp(-120, 120, i / 5), by - 60, r.f(-40, 40) + lerp(-80, 80, i / 5), r.f(80, 130)));
  A.push(path(bowl, `fill="${clayC}"`)
    + g(path(`M300 ${by + 20}H700V${by + 140}H300Z`, `fill="${mix(light ? p.paper : p.ink, '#fff8ec', 0.4)}"`)
    + path(zz, `fill="none" stroke="${hot}" stroke-width="12" stroke-linejoin="round"`) + dry(320, by - 50, 360, 170, mix(clayC, '#ffe6cc', 0.5), 20, 0.4),
    `clip-path="${bc}"`) + path(bowl,
      `fill="${c.lin([[0, dk, 0.14], [0.24, '#fff', 0.2], [0.45, '#fff', 0], [0.75, dk, 0.14], [1, dk, 0.46]], 324, 0, 676, 0, 'u')}"`)
        + ell(500, by - 50, 176, 18, `fill="#3a2518" stroke="${mix(clayC, '#fff', 0.25)}" stroke-width="7"`), tuft.join(''));
  let fc = '';
  for (const k of [-1, 1])
    fc += ribbon(qbez([500 + k * 152, by - 64], [500 + k * 176, by + 90], [500, by + 150], 16), () => 7)
      + ribbon(qbez([500 + k * 56, by - 36], [500 + k * 90, by + 90], [500, by + 150], 16), () => 7);
  A.push(path(fc, `fill="${cordC}" stroke="${shade(cordC, -0.2)}" stroke-width="1.4"`));
  const lens = [240, 330, 190, 130, 150, 360, 220, 290];
  [-150, -118, -84, -46, 52, 92, 124, 152].forEach((x, i) => A.push(strand(500 + x, by - 44, Math.sign(x) * (18 + Math.abs(x) * 0.28), lens[i]!)));
  let ts = '';
  for (let i = 0; i < 15; i++) ts += ribbon(qbez([500 + (i - 7) * 1.6, by + 164], [500 + (i - 7) * 4, by + 220], [500 + (i - 7) * 5.4 + r.f(-3, 3), by + 282 + r.f(-16, 10)], 6), () => 3.6);
  A.push(path(ts, `fill="${cordC}" stroke="${shade(cordC, -0.18)}" stroke-width=".8"`)
    + rect(482, by + 142, 36, 30, `rx="8" fill="${cordC}" stroke="${shade(cordC, -0.22)}" stroke-width="2"`)
    + path(`M484 ${by + 150}H516M484 ${by + 157}H516M484 ${by + 164}H516`, `stroke="${hot}" stroke-width="4"`));
}

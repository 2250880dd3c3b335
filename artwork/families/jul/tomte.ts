import { circ, ell, g, mix, n1, path, poisson, qbez, rect, ribbon, shade, tf } from '#artwork/engine.ts';
import { dry } from '#artwork/marks/brush.ts';
import type { Winter } from './winter.ts';
import { spruce } from './spruce.ts';

/** a tomte with a lantern */
export function drawTomte({ c, r, p, dk, bg, cream, red, night, fir, flake }: Winter) {
  const snow = dk ? '#E9F0F2' : '#ffffff', ground = 'M-20 984C200 940 420 962 560 974C740 990 880 956 1020 974V1420H-20Z';
  let back = circ(724, 250, 84, `fill="${mix(p.d, '#fff3cf', 0.5)}"`) + dry(c, r, 'M640 250a84 84 0 1 0 168 0a84 84 0 1 0 -168 0Z', [640, 166, 168, 168], 20, '#ffffff', 30, 0.4, 4);
  for (const [x, y, h] of [[90, 975, 420], [190, 980, 250], [900, 985, 470], [786, 975, 270], [26, 980, 240], [980, 985, 260]] as [number, number, number][])
    back += spruce(x, y, h, dk ? mix(fir, bg, 0.22) : fir, dk ? shade(fir, 0.03) : shade(fir, 0.09), r, snow);
  c.add('art', back + path(ground, `fill="${snow}"`) + dry(c, r, ground, [0, 956, 1000, 90], 1, mix('#9fb9c9', night, 0.2), 90, 0.26, 5));
  const coat = mix(p.e, '#6b7480', 0.35);
  const one = (x: number, y: number, S: number, hat: string, cloth: string, lamp: boolean, lean: number) => {
    const bodyD = 'M-142 0C-156 -120 -132 -250 -80 -300H80C132 -250 156 -120 142 0C60 18 -60 18 -142 0Z';
    let s = ell(0, 8, 190, 26, `fill="${mix('#8ea9bb', night, 0.35)}" fill-opacity=".5"`);
    s += path('M-96 -4C-116 6 -128 22 -122 34H-20C-14 18 -20 2 -34 -6ZM96 -4C116 6 128 22 122 34H20C14 18 20 2 34 -6Z', `fill="#4a352a"`);
    s += path(bodyD, `fill="${cloth}"`) + dry(c, r, bodyD, [-160, -300, 320, 320], 84, shade(cloth, 0.1), 110, 0.4, 4) + dry(c, r, bodyD, [-160, -300, 320, 320], 88, shade(cloth, -0.1), 70, 0.4, 3);
    s += path('M-145 -26Q0 16 145 -26', `stroke="${cream}" stroke-width="15" fill="none"`) + path('M-145 -26Q0 16 145 -26', `stroke="${hat}" stroke-width="5" fill="none" stroke-dasharray="11 11"`);
    // sleeves and mittens
    const arm = (k: number, ex: number,
      ey: number) => path(ribbon(qbez([k * 92, -262], [k * 176, -196], [ex, ey], 12), (t) => 74 - 16 * t), `fill="${shade(cloth, -0.05)}"`)
        + circ(ex, ey + 10, 34, `fill="${hat}"`) + ell(ex, ey - 22, 36, 13, `fill="${cream}"`);
    s += arm(-1, -128, -118) + arm(1, lamp ? 168 : 124, lamp ? -140 : -118);
    // beard, brushed
    const beard = 'M-104 -318C-150 -240 -132 -140 -60 -70C-36 -46 -14 -34 4 -22C20 -38 44 -52 64 -76C132 -148 148 -244 104 -318Z';
    s += path(beard, `fill="${mix(cream, '#dfe4e6', 0.4)}"`);
    let hair = '', hair2 = '';
    for (let i = 0; i < 54; i++) {
      const u = r.f(-1, 1), t = r.f(0, 0.75), x0 = u * 96 * (1 - t * 0.3), y0 = -312 + t * 190, L = r.f(50, 110);
      const d = `M${n1(x0)} ${n1(y0)}C${n1(x0 + u * 12)} ${n1(y0 + L * 0.4)} ${n1(x0 * 0.92)} ${n1(y0 + L * 0.7)} ${n1(x0 * 0.72)} ${n1(y0 + L)}`;
      if (i % 2) hair += d; else hair2 += d;
    }
    const bc = c.clip(path(beard));
    s += g(path(hair, `stroke="#ffffff" stroke-width="5" stroke-linecap="round" fill="none"`)
      + path(hair2, `stroke="${mix('#b9c2c8', cream, 0.2)}" stroke-width="4" stroke-linecap="round" fill="none"`), `clip-path="${bc}"`);
    s += path('M-6 -296C-44 -276 -92 -270 -112 -300C-80 -300 -50 -318 -8 -316ZM6 -296C44 -276 92 -270 112 -300C80 -300 50 -318 8 -316Z', `fill="#fff"`);
    s += ell(0, -318, 37, 33, `fill="#E8A98A"`) + ell(-10, -328, 13, 9, 'fill="#fff" fill-opacity=".5"') + circ(-64, -312, 20, `fill="#E59A86" fill-opacity=".0"`);
    // the hat down to the nose
    const hatD = 'M-138 -322C-128 -400 -92 -520 -20 -630C30 -700 130 -720 210 -650C150 -660 96 -640 84 -600C104 -520 132 -410 138 -322C60 -372 -60 -372 -138 -322Z';
    let hs = path(hatD, `fill="${hat}"`) + dry(c, r, hatD, [-150, -710, 380, 400], 76, shade(hat, 0.1), 120, 0.42, 4) + dry(c, r, hatD, [-150, -710, 380, 400], 82, shade(hat, -0.12), 90, 0.4, 3.4);
    hs += path('M62 -352C70 -430 72 -500 62 -560C66 -580 74 -592 84 -600C104 -520 132 -410 138 -322C110 -342 90 -348 62 -352Z',
      `fill="${shade(hat, -0.12)}" fill-opacity=".5"`) + path('M84 -600C60 -596 30 -600 6 -612M70 -560C50 -556 34 -560 20 -566',
        `stroke="${shade(hat, -0.14)}" stroke-width="6" stroke-linecap="round" fill="none"`);
    s += g(hs, `transform="scale(${lean} 1)"`);
    const band = 'M-146 -318C-136 -352 -60 -388 0 -388C60 -388 136 -352 146 -318C142 -300 132 -298 122 -304C80 -336 -80 -336 -122 -304C-132 -298 -142 -300 -146 -318Z';
    s += path(band, `fill="${cream}"`) + [-104, -74, -44, -14, 16, 46, 76, 104].map((e) => path(`M${e} ${n1(-376 + Math.abs(e) ** 1.7 * 0.013)}l9 12l-9 12l-9 -12Z`, `fill="${p.b}"`)).join('');
    s += circ(lean * 210, -646, 27, `fill="${cream}"`) + circ(lean * 210 - 7, -654, 12, 'fill="#fff"');
    if (lamp) {
      const lx = 172, ly = -70;
      s += circ(lx, ly + 40, 250, `fill="${c.rad([[0, '#ffdf94', 0.75], [0.35, '#ffcf75', 0.28], [1, '#ffcf75', 0]])}"`);
      s += path(`M${lx} ${ly - 70}C${lx - 34} ${ly - 60} ${lx - 34} ${ly - 34} ${lx - 26} ${ly - 22}H${lx + 26}C${lx + 34} ${ly - 34} ${lx + 34} ${ly - 60} ${lx} ${ly - 70}Z`,
        `fill="none" stroke="#33302f" stroke-width="6"`) + path(`M${lx - 40} ${ly - 4}L${lx - 18} ${ly - 34}H${lx + 18}L${lx + 40} ${ly - 4}Z`,
          'fill="#33302f"') + rect(lx - 36, ly - 4, 72, 92, 'fill="#ffe7a6"')
            + path(`M${lx} ${ly + 74}C${lx - 20} ${ly + 62} ${lx - 12} ${ly + 40} ${lx} ${ly + 18}C${lx + 14} ${ly + 40} ${lx + 20} ${ly + 62} ${lx} ${ly + 74}Z`,
            'fill="#fff"') + path(`M${lx} ${ly + 74}C${lx - 12} ${ly + 66} ${lx - 8} ${ly + 52} ${lx} ${ly + 38}C${lx + 9} ${ly + 52} ${lx + 12} ${ly + 66} ${lx} ${ly + 74}Z`,
              'fill="#f6a13c"') + path(`M${lx - 36} ${ly - 4}V${ly + 88}M${lx + 36} ${ly - 4}V${ly + 88}M${lx} ${ly - 4}V${ly + 14}`,
                'stroke="#33302f" stroke-width="6"') + rect(lx - 44, ly + 84, 88, 15, 'fill="#33302f" rx="4"');
    }
    return g(s, tf(x, y, 0, S));
  };
  c.add('art', one(706, 1000, 0.66, p.b === bg ? p.c : p.b, mix(red, '#5a3a3a', 0.15), false, 1));
  c.add('art', one(410, 1022, 1.08, red, coat, true, -1));
  let fl = '';
  for (const q of poisson(r, 20, 30, 960, 900, 90)) fl += r.chance(0.28) ? flake(q[0], q[1], r.f(6, 10), '#fff') : circ(q[0], q[1], r.f(2.5, 5.5), 'fill="#fff"');
  c.add('ornament', g(fl, `opacity="${dk ? 0.95 : 0.9}"`));
}

import { mix, polar, shade, TAU } from '#artwork/engine.ts';
import { spl } from '#artwork/heroes/hero.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { alongRay, wedgeD } from '#artwork/outlines/needlework.ts';
import { type Colours, type Glazing, pane, pick, rays, vary } from './glazing.ts';

/** a rose window */
export function drawRose(glass: Glazing, { A, B, C3, D, E }: Colours): void {
  const [cx, cy] = glass.sun;
  // spandrels and the field outside the rose
  rays(glass, 16, [mix(E, B, 0.25), E], 300, TAU / 32);
  pane(glass, circD(cx, cy, 404), shade(E, -0.06));
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU - Math.PI / 2;
    pane(glass, wedgeD(cx, cy, 330, 396, a - TAU / 48, a + TAU / 48), vary(glass, i % 2 ? E : A), 8);
    const q = polar(cx, cy, 364, a);
    if (i % 2) pane(glass, circD(q[0], q[1], 21), C3, 7);
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU - Math.PI / 2;
    pane(glass, wedgeD(cx, cy, 150, 330, a - TAU / 24, a + TAU / 24), vary(glass, i % 2 ? shade(E, 0.04) : shade(B, -0.05)), 9);
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU - Math.PI / 2, f = alongRay(cx, cy, a);
    pane(glass, spl([f(128, 0, 1), f(190, -36), f(252, -62), f(300, -50), f(322, 0, 1), f(300, 50), f(252, 62), f(190, 36)]), vary(glass, pick(i, [A, C3])), 9);
    pane(glass, spl([f(178, 0, 1), f(222, -20), f(256, -32), f(286, -22), f(298, 0), f(286, 22), f(256, 32), f(222, 20)]), vary(glass, pick(i, [D, mix(A, '#ffffff', 0.25)])), 7);
  }
  pane(glass, circD(cx, cy, 152), shade(B, -0.02), 10);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU - Math.PI / 2, f = alongRay(cx, cy, a);
    pane(glass, spl([f(44, 0, 1), f(84, -40), f(124, -30), f(138, 0, 1), f(124, 30), f(84, 40)]), vary(glass, pick(i, [A, C3])), 7);
  }
  pane(glass, circD(cx, cy, 54), mix(C3, '#ffe9a8', 0.5), 9);
  pane(glass, circD(cx, cy, 24), A, 6);
}

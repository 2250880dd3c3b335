import { g, n1, path } from '#artwork/engine.ts';

/** the bevelled edge of metal */
export const bevel = (D: string, light: string, dark: string, k: number, clip: string, o = 0.6) =>
  g(path(D, `fill="none" stroke="${dark}" stroke-opacity="${o}" stroke-width="${n1(k * 2)}" transform="translate(${n1(-k * 0.6)} ${n1(-k * 0.7)})"`)
    + path(D, `fill="none" stroke="${light}" stroke-opacity="${o}" stroke-width="${n1(k * 1.3)}" transform="translate(${n1(k * 0.5)} ${n1(k * 0.6)})"`), `clip-path="${clip}"`);

/** the metals of a palette, light to dark */
export const METALS = { gold: ['#7d5618', '#c1913a', '#d9ae55', '#f3d793', '#fff3c9'], rose: ['#8a4c40', '#c98877', '#dda18f', '#f6cfc2', '#fff0ea'],
  silver: ['#5b626c', '#9aa2ab', '#bcc4cb', '#e6ebef', '#ffffff'] };

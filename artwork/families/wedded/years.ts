import { clamp, mix } from '#artwork/engine.ts';

/** the material of an anniversary, by its number of years */
export const YEAR: Record<string, string> = { '1': 'quill', '5': 'wood', '6': 'metal', '7': 'wool', '8': 'metal', '10': 'metal', '15': 'gem', '20': 'china',
  '25': 'metal', '30': 'pearl', '40': 'gem', '45': 'gem', '50': 'metal', '55': 'gem', '60': 'gem', '65': 'gem', '70': 'metal', '75': 'gem' };

/** the colour of the gem of an anniversary */
export const STONE: Record<string, string> = { '15': '#bfe3ec', '40': '#c3123a', '45': '#1c49b8', '55': '#0e8a5c', '60': '#d9e9f2', '65': '#2a57c9', '75': '#e6eef5' };

/** the colours of the metal of an anniversary */
export const ORE: Record<string, string[]> = {
  '6': ['#17191d', '#2b2f35', '#464c54', '#6f7780', '#a7b0b8'], '8': ['#3a1f10', '#6f3d1c', '#a9652d', '#d39a55', '#f3d09a'], '10': ['#4c5357', '#7c858a', '#a6afb3', '#cfd6d8', '#f4f7f7'],
  '25': ['#4c535d', '#868f99', '#b7bec6', '#e3e8ec', '#ffffff'], '50': ['#6d4610', '#b17f27', '#dcae4c', '#f6da92', '#fff8dc'], '70': ['#5c6069', '#9a9fa8', '#c9cdd4', '#eceef2', '#ffffff'],
};

/** a metal from its light to its shadow */
export const ramp = (cs: string[], t: number) => { const q = clamp(t) * (cs.length - 1), i = Math.min(cs.length - 2, Math.floor(q)); return mix(cs[i]!, cs[i + 1]!, q - i); };

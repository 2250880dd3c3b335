import { mix, type Palette } from '#artwork/engine.ts';

/** The colours of an hour of the day: the sky from its top to the horizon, the snow, lit windows, walls and trees. */
export type Hour = {
  isDay: boolean; top: string; middle: string; horizon: string; snow: string; light: string; walls: string[];
  trees: string;
};

/** top, middle and horizon of the sky */
const SKIES: Record<string, [string, string, string]> = {
  night: ['#101b45', '#2a3d7c', '#6d76b4'],
  dusk: ['#2d2a63', '#a2577c', '#f3a978'],
  day: ['#9cc7dc', '#cfe5ec', '#f4efe6'],
  green: ['#0e352e', '#1d5a4c', '#6aa48c'],
};

/** the colours of an hour in a palette */
export function hourOf(m: string, p: Palette): Hour {
  const [top, middle, horizon] = SKIES[m] ?? SKIES['night']!;
  const isDay = m === 'day';
  const snow = isDay ? '#ffffff' : m === 'dusk' ? '#fdeee6' : '#eef3fb';
  const walls = isDay
    ? [p.a, p.b, p.c, p.e, mix(p.a, p.b, 0.5)]
    : [
        mix(p.a, top, 0.3), mix(p.e, top, 0.25), mix(p.b, top, 0.35), mix('#b5533c', top, 0.25), mix('#40617f', top, 0.25),
        mix('#8a4a63', top, 0.2),
      ];
  return { isDay, top, middle, horizon, snow, light: '#ffd774', walls, trees: isDay ? '#3f7a63' : mix('#2c6a58', top, 0.45) };
}

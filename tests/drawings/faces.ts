import { readFileSync } from 'node:fs';
import type { FontKey } from '#cards/render/lettering.ts';

/** fonts that only supply the characters that others lack */
const STAND_INS = new Set([
  'noto-sans',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-naskh-arabic',
  'noto-emoji',
  'yuji-syuku',
  'gowun-dodum',
]);

/** Every font for lettering, in its regular weight: the packages of fonts that the product depends on. */
export function letteringFaces(): FontKey[] {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies)
    .flatMap((name) => /^@(?:expo-google-fonts|fontsource)\/(.+)$/.exec(name)?.[1] ?? [])
    .filter((face) => !STAND_INS.has(face))
    .map((face) => `${face}:400`);
}

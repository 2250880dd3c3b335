import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FontKey, setFontLoader } from '#cards/render/lettering.ts';
import { PROJECT_ROOT } from '#server/project/root.ts';

const MODULES = fileURLToPath(new URL('node_modules/', PROJECT_ROOT));

type Face = { weight: number; italic: boolean; file: string };

/** complete TrueType files, in a folder per weight or all in one: `600SemiBold/Name_600SemiBold_Italic.ttf` */
function completeFaces(family: string): Face[] {
  const folder = join(MODULES, '@expo-google-fonts', family);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const kind = /_(\d{3})[A-Za-z]+(_Italic)?\.ttf$/.exec(name);
    return kind ? [{ weight: Number(kind[1]), italic: Boolean(kind[2]), file: join(folder, name) }] : [];
  });
}

/** four families exist only as latin files; the rest of their characters come from the fallbacks */
function latinFaces(family: string): Face[] {
  const folder = join(MODULES, '@fontsource', family, 'files');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const kind = /-latin-(\d{3})-(normal|italic)\.woff2?$/.exec(name);
    return kind && name.endsWith('.woff')
      ? [{ weight: Number(kind[1]), italic: kind[2] === 'italic', file: join(folder, name) }]
      : [];
  });
}

/** The file of a face, the nearest weight when the exact one is not made. Throws for a family that is not installed. */
export function fontFile(key: FontKey): string {
  const [family = '', rest = '400'] = key.split(':');
  const weight = Number.parseInt(rest, 10) || 400;
  const italic = rest.endsWith('i');
  if (!/^[a-z0-9-]+$/.test(family)) throw new Error(`not a font key: ${key}`);
  const faces = completeFaces(family);
  const all = faces.length ? faces : latinFaces(family);
  const upright = all.filter((f) => f.italic === italic);
  const near = (upright.length ? upright : all).toSorted(
    (a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight) || a.weight - b.weight,
  )[0];
  if (!near) throw new Error(`no font ${key}`);
  return near.file;
}

/** The file of the program that makes fonts smaller. */
export const SUBSETTER = join(MODULES, 'harfbuzzjs/dist/harfbuzz-subset.wasm');

/** The folders of families that are installed whole. */
export function fontFolders(families: readonly string[]): string[] {
  return families.map((family) => join(MODULES, '@expo-google-fonts', family));
}

/** Gives the card engine its fonts from the installed packages. */
export function useInstalledFonts(): void {
  setFontLoader((key) => readFileSync(fontFile(key)));
}

/** A hash of everything that draws a card: the family's code, and the hero that it is given. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Recipe } from '#cards/document/recipe.ts';
import type { Family } from '#cards/render/family.ts';
import { heroFor, HEROES, NUMBER } from '#artwork/heroes/library.ts';
import { paletteOf } from '#cards/render/palettes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Heroes are data: a new one changes no other card. The code that reads them counts. */
const HERO_FOLDER = path.join(ROOT, 'artwork/heroes/');
const HERO_CODE = new Set(['hero.ts', 'library.ts']);
/** Data by which covers are chosen, but not drawn. */
const CHOICES = new Set(['suited.ts', 'family.ts', 'palettes.ts']);

export function digest(...parts: string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 16);
}

const texts = new Map<string, string>();
function textOf(file: string): string {
  let text = texts.get(file);
  if (text === undefined) texts.set(file, (text = readFileSync(file, 'utf8')));
  return text;
}

function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/^\s*(?:import|export)\s[^;]*?from\s+'([^']+)'/gm)].flatMap(([whole, name = '']) => {
    if (/^\s*(?:import|export)\s+type\s/.test(whole)) return [];
    if (name.startsWith('.')) return [path.resolve(path.dirname(file), name)];
    return name.startsWith('#') ? [path.join(ROOT, name.slice(1))] : [];
  });
}

/** Every file that a file imports for drawing, itself included, sorted. */
function reachOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  const name = path.basename(file);
  if (CHOICES.has(name) || name.endsWith('.json')) return seen;
  if (file.startsWith(HERO_FOLDER) && !HERO_CODE.has(name)) return seen;
  seen.add(file);
  if (file.startsWith(HERO_FOLDER)) return seen;
  for (const next of importsOf(file)) reachOf(next, seen);
  return seen;
}

const heroes = new Set(HEROES.map((hero) => hero.key));
/** The parts that a material has to make, and their own colours; none if the motif is not a hero of the library. */
function partsOf(recipe: Recipe): string {
  if (recipe.motif !== NUMBER && !heroes.has(recipe.motif)) return '';
  const { parts, hues } = heroFor(recipe);
  return JSON.stringify([parts, hues ?? null]);
}
/** The path of an import does not change what the code draws. */
const withoutImports = (text: string) => text.replaceAll(/^\s*(?:import|export)\s[^;]*?from\s+'[^']+';\n/gm, '');

const sources = new Map<string, string>();
/** The hash of the code with which a family draws its covers, independent of where its files are. */
export function sourceOf(family: string): string {
  const known = sources.get(family);
  if (known !== undefined) return known;
  const folder = path.join(ROOT, 'artwork/families', family);
  const own = readdirSync(folder).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== `${family}.ts` && file !== 'look.ts',
  );
  const reach = new Set<string>();
  for (const file of own) reachOf(path.join(folder, file), reach);
  const made = digest(...[...reach].map((file) => digest(withoutImports(textOf(file)))).toSorted());
  sources.set(family, made);
  return made;
}

/** For each family: its version, the code and the sample of covers for which it was recorded, and how these look. */
export type DrawingVersions = Record<string, { version: string; source: string; sample: string; drawn: string }>;
const versions = JSON.parse(
  readFileSync(new URL('./drawing-versions.json', import.meta.url), 'utf8'),
) as DrawingVersions;

/** The version of a family's drawing: the recorded one while the code is unchanged, else the hash of the code. */
function drawingVersionOf(family: string): string {
  const source = sourceOf(family);
  const recorded = versions[family];
  return recorded?.source === source ? recorded.version : source;
}

/**
 * The content hash of a card's pictures: of its recipe and everything that draws it, not of the drawing itself, because
 * V8 rounds the last digit of a colour differently once it has optimised the code.
 */
export function contentHashOf(recipe: Recipe, family: Family): string {
  const motif = family.motifs[recipe.motif];
  const hero = family.material === undefined ? '' : partsOf(recipe);
  return digest(
    JSON.stringify(recipe),
    String(family.version),
    drawingVersionOf(family.id),
    JSON.stringify(paletteOf(recipe.palette, family.ownPalettes)),
    JSON.stringify([family.look ?? null, motif?.look ?? null]),
    hero,
  );
}

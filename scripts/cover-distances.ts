/**
 * Compares covers: `node scripts/cover-distances.ts <family:motif[/variant]>… [sub=40]` prints the perceptual distance of every pair, from 0 (the same)
 * to 1, the nearest first. `sub=40,41` draws each cover with each of the numbers, `palette=NAME` draws all of them in that palette.
 */
import { distance, type Signature } from '#cards/catalogue/pairing/distance.ts';
import { Recipe } from '#cards/document/recipe.ts';
import { loadFamily } from '#artwork/index.ts';
import { toSignature, measure } from './catalogue/measures.ts';

const args = process.argv.slice(2);
const optionOf = (what: string) => args.find((arg) => arg.startsWith(`${what}=`))?.slice(what.length + 1);
const subs = optionOf('sub')?.split(',') ?? [undefined];
const palette = optionOf('palette');
const signatures: [string, Signature][] = [];
for (const name of args.filter((arg) => !arg.includes('='))) {
  const [id = '', rest = ''] = name.split(':');
  const family = await loadFamily(id);
  const [motif = '', variant] = rest.split('/');
  for (const sub of subs) {
    const recipe = Recipe.parse({
      family: id,
      motif,
      ...(variant === undefined ? {} : { variant }),
      palette: palette ?? family.motifs[motif]?.palettes?.[0] ?? family.palettes[0],
      headline: 'Happy|Birthday',
      name: 'Oliver',
      ...(sub === undefined ? {} : { sub }),
      seed: 's1',
      inside: { verse: 'May every window|let the morning in.' },
    });
    signatures.push([sub === undefined ? name : `${name} ${sub}`, toSignature((await measure(recipe, family)).look)]);
  }
}
const pairs = signatures.flatMap(([a, first], i) =>
  signatures.slice(i + 1).map(([b, second]) => ({ a, b, apart: distance(first, second) })),
);
for (const { a, b, apart } of pairs.toSorted((one, two) => one.apart - two.apart))
  process.stdout.write(`${apart.toFixed(3)}  ${a}  ${b}\n`);

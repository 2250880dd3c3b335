/**
 * How different covers look: `node scripts/apart.ts <family:motif[/variant]>… [sub=40]` prints the perceptual distance of every pair, the nearest first.
 * `sub=40,41` draws each with each of the numbers, `palette=NAME` draws all in those colours.
 */
import { distance, type Signature } from '#cards/catalogue/pairing/distance.ts';
import { Recipe } from '#cards/document/recipe.ts';
import { loadFamily } from '#artwork/index.ts';
import { toSignature, measure } from './catalogue/measures.ts';

const args = process.argv.slice(2);
const saidOf = (what: string) => args.find((arg) => arg.startsWith(`${what}=`))?.slice(what.length + 1);
const subs = saidOf('sub')?.split(',') ?? [undefined];
const asked = saidOf('palette');
const looks: [string, Signature][] = [];
for (const name of args.filter((arg) => !arg.includes('='))) {
  const [id = '', rest = ''] = name.split(':');
  const family = await loadFamily(id);
  const [motif = '', variant] = rest.split('/');
  for (const sub of subs) {
    const recipe = Recipe.parse({
      family: id,
      motif,
      ...(variant === undefined ? {} : { variant }),
      palette: asked ?? family.motifs[motif]?.palettes?.[0] ?? family.palettes[0],
      headline: 'Happy|Birthday',
      name: 'Oliver',
      ...(sub === undefined ? {} : { sub }),
      seed: 's1',
      inside: { verse: 'May every window|let the morning in.' },
    });
    looks.push([sub === undefined ? name : `${name} ${sub}`, toSignature((await measure(recipe, family)).look)]);
  }
}
const pairs = looks.flatMap(([a, first], i) =>
  looks.slice(i + 1).map(([b, second]) => ({ a, b, far: distance(first, second) })),
);
for (const { a, b, far } of pairs.toSorted((one, two) => one.far - two.far))
  process.stdout.write(`${far.toFixed(3)}  ${a}  ${b}\n`);

import type { Family } from './family.ts';

/** Words with which the name of a hero goes on to its surroundings. Such a name is followed by a comma. */
const WITH_MORE = / (?:with|in|on|under|at|before|holding|turning) /;

/** A sentence of a hero, which is called as in one: "A stork with a bundle, set in small stone tiles." */
export function sentenceOf(told: (it: string) => string, it: string): string {
  const said = told(WITH_MORE.test(it) ? `${it},` : it).replaceAll(',,', ',');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** One sentence: what a motif shows in one of its layouts. Throws for a motif that the family does not have. */
export function altOfMotif(family: Family, motif: string, variant?: string): string {
  const picture = Object.hasOwn(family.motifs, motif) ? family.motifs[motif] : undefined;
  if (!picture) throw new Error(`no motif ${motif} in ${family.id}`);
  const told = variant === undefined ? undefined : family.variants?.[variant]?.told;
  return told ? sentenceOf(told, picture.it ?? '') : picture.alt;
}

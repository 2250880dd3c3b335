/** Draft cards: a pair of picture and words in readable colours, different from every card so far. */
import {
  distance,
  MIN_DISTANCE,
  MIN_DISTANCE_ACROSS_FAMILIES,
  type Signature,
} from '#cards/catalogue/pairing/distance.ts';
import { isTooLoud } from '#cards/catalogue/pairing/loudness.ts';
import type { Pair, Pairing } from '#cards/catalogue/pairing/pairing.ts';
import { singleLine, wordsId } from '#cards/catalogue/words/words.ts';
import { Recipe } from '#cards/document/recipe.ts';
import type { Family } from '#cards/render/family.ts';
import type { Measuring } from './measuring.ts';
import { toSignature, type Measured } from './measures.ts';

export type Draft = Pair & { recipe: Recipe; family: Family; palettes: string[]; measured: Measured; look: Signature };
export type DraftChoices = { palettes: Record<string, string>; names: Record<string, string> };

const PALETTE_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** How many colours are tried for a pair before it is given up. */
const TRIES = 5;

export function recipeOf({ picture, words }: Pair, palette: string, { names }: DraftChoices): Recipe {
  const oneLine = (picture.fits.headline?.lines ?? 2) < 2;
  const second = names[picture.name] ?? words.sub;
  const isNamed = names[picture.name] !== undefined;
  return Recipe.parse({
    family: picture.family,
    motif: picture.motif,
    ...(picture.variant === undefined ? {} : { variant: picture.variant }),
    palette,
    headline: oneLine ? singleLine(words.headline) : words.headline,
    ...(picture.number === undefined
      ? isNamed && words.sub !== ''
        ? { sub: words.sub }
        : {}
      : { sub: picture.number }),
    ...(second === '' ? {} : { name: second }),
    seed: 's1',
    inside: { verse: words.inside },
  });
}

type Trial = { pair: Pair; family: Family; palettes: string[]; tried: number; why: string[] };

/**
 * Makes cards from pairs, the best first. A cover that is not readable, or looks like an existing one, is tried in
 * other colours; when none works, the pair is given up.
 */
export function createDrafts(options: {
  measuring: Measuring;
  pairing: Pairing;
  choices: DraftChoices;
  families: Map<string, Family>;
  /** the palette that a picture has had so far, by its key: tried first */
  currentPalettes: Map<string, string>;
  /** called with the reason when a pair is given up */ onGivenUp: (pair: Pair, why: string) => void;
}) {
  const { measuring, pairing, choices, families, currentPalettes, onGivenUp } = options;
  const kept: Draft[] = [];
  const byOccasion = new Map<string, Draft[]>();
  const turns = new Map<string, number>();

  function trialOf(pair: Pair): Trial {
    const { picture } = pair;
    const allowed = picture.palettes.filter((id) => PALETTE_ID.test(id));
    const asked = choices.palettes[picture.name];
    const kind = `${picture.family}/${picture.layout}`;
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    const dealt =
      picture.isMaterial || picture.number !== undefined ? turn % allowed.length : turn % Math.min(3, allowed.length);
    const before = allowed.indexOf(currentPalettes.get(picture.key) ?? '');
    const from = before < 0 ? dealt : before;
    const palettes = [...allowed.slice(from), ...allowed.slice(0, from)].filter((id) => id !== asked);
    return {
      pair,
      family: families.get(picture.family)!,
      palettes: asked === undefined ? palettes : [asked],
      tried: 0,
      why: [],
    };
  }

  function twinOf(pair: Pair, look: Signature): { other: Draft; d: number } | null {
    for (const other of byOccasion.get(pair.words.occasion) ?? []) {
      const d = distance(other.look, look);
      if (d < (other.picture.family === pair.picture.family ? MIN_DISTANCE : MIN_DISTANCE_ACROSS_FAMILIES))
        return { other, d };
    }
    return null;
  }

  function keep(draft: Draft): void {
    kept.push(draft);
    const drafts = byOccasion.get(draft.words.occasion);
    if (drafts) drafts.push(draft);
    else byOccasion.set(draft.words.occasion, [draft]);
  }

  async function measured(trial: Trial): Promise<Measured | string> {
    const palette = trial.palettes[trial.tried]!;
    try {
      return await measuring.of(recipeOf(trial.pair, palette, choices), trial.family);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  return {
    kept,
    /** @returns how many of the pairs became cards */
    async make(pairs: readonly Pair[], onProgress: (done: number, of: number) => void): Promise<number> {
      const before = kept.length;
      let trials = pairs.map(trialOf);
      while (trials.length > 0) {
        let done = 0;
        const outcomes = await Promise.all(
          trials.map(async (trial) => {
            const outcome = await measured(trial);
            onProgress(++done, trials.length);
            return outcome;
          }),
        );
        const again: Trial[] = [];
        trials.forEach((trial, i) => {
          const outcome = outcomes[i]!;
          const palette = trial.palettes[trial.tried]!;
          const retry = (why: string) => {
            trial.why.push(`${palette}: ${why}`);
            trial.tried++;
            if (trial.tried < Math.min(TRIES, trial.palettes.length)) again.push(trial);
            else {
              pairing.release(trial.pair);
              onGivenUp(trial.pair, trial.why.join(' | '));
            }
          };
          if (typeof outcome === 'string') return retry(outcome);
          if (outcome.faults.length > 0) return retry(outcome.faults.join('; '));
          const look = toSignature(outcome.look);
          if (isTooLoud(trial.pair.words, look)) return retry('its colours are too loud for these words');
          const twin = twinOf(trial.pair, look);
          if (twin) return retry(`looks like ${twin.other.picture.name} (${twin.d.toFixed(3)})`);
          return keep({
            ...trial.pair,
            recipe: recipeOf(trial.pair, palette, choices),
            family: trial.family,
            palettes: [palette],
            measured: outcome,
            look,
          });
        });
        trials = again;
      }
      return kept.length - before;
    },
    /** The name of a pair, for people. */
    nameOf: ({ picture, words }: Pair) => `${picture.name} with ${wordsId(words)}`,
  };
}

import type { ShopFacts } from '#server/cards/cards.ts';
import { AVOIDABLE } from '#shared/people/avoid.ts';

/** What is marked in the catalogue. */
const CAUTIONS: Readonly<Record<(typeof AVOIDABLE)[number], string>> = {
  Alcohol: 'alcohol',
  'Age jokes': 'age-joke',
  Religion: 'religion',
  Pets: 'pets',
};

type Shown = Pick<ShopFacts, 'alt' | 'headline' | 'verse' | 'line' | 'cautions'> & { title: string };

/** Whether a card leaves out what should be avoided for a person. */
export function leavesOut(card: Shown, avoid: readonly string[]): boolean {
  return whatIsShown(card, avoid).length === 0;
}

/**
 * What a card shows of that which should be avoided for a person. What many people avoid is marked in the catalogue; anything else is a word that
 * stands on the card or in what describes it.
 */
export function whatIsShown(card: Shown, avoid: readonly string[]): string[] {
  const words = [card.title, card.alt, card.headline, card.verse, card.line].join(' ').toLowerCase();
  return avoid.filter((one) => {
    const known = AVOIDABLE.find((name) => name.toLowerCase() === one.toLowerCase());
    return known === undefined ? hasWord(words, one.toLowerCase()) : card.cautions.includes(CAUTIONS[known]);
  });
}

/** Whether a text has a word, or its plural: `cat` is in `two cats`, and not in `catalogue`. */
function hasWord(text: string, word: string): boolean {
  const singular = word.length > 3 ? word.replace(/s$/, '') : word;
  for (let at = text.indexOf(singular); at >= 0; at = text.indexOf(singular, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + singular.length);
    if (!/[\p{L}\p{N}]$/u.test(before) && /^(e?s)?(?![\p{L}\p{N}])/u.test(after)) return true;
  }
  return false;
}

import type { Facet } from '../browse-search.ts';

/** What a facet is called, at its menu. */
export const FACET_LABELS: Record<Facet, string> = {
  mood: 'Mood',
  price: 'Price',
  colour: 'Colour',
  style: 'Style',
  recipient: 'For whom',
};

/** A colour as it is shown beside its name. These are colours of cards, not of the room. */
export const COLOURS: Readonly<Record<string, string>> = {
  red: '#cf4338',
  orange: '#e2782a',
  yellow: '#efc14a',
  green: '#4b8a6b',
  teal: '#2f8f93',
  blue: '#3a6ea8',
  purple: '#7d5ba6',
  pink: '#e58fb0',
  brown: '#8a5a3c',
  cream: '#f4e7c8',
  white: '#fffefb',
  grey: '#9a9d98',
  black: '#1d211f',
};

const WHOM: Readonly<Record<string, string>> = {
  group: 'From all of us',
  anyone: 'Anyone',
  mum: 'Mum',
  dad: 'Dad',
  her: 'Her',
  him: 'Him',
};
/** How a person is spoken of in a sentence, where it is not "a friend". */
const FOR: Readonly<Record<string, string>> = {
  mum: 'Mum',
  dad: 'Dad',
  grandma: 'Grandma',
  grandad: 'Grandad',
  her: 'her',
  him: 'him',
  parents: 'parents',
  partner: 'your partner',
  wife: 'your wife',
  husband: 'your husband',
  boss: 'the boss',
  couple: 'a couple',
  son: 'your son',
  daughter: 'your daughter',
  sister: 'your sister',
  brother: 'your brother',
  anyone: 'anyone',
};
/** Not people to choose by: everything is for anyone. */
const NO_CHOICE: ReadonlySet<string> = new Set(['anyone']);

export function isChoice(facet: Facet, value: string): boolean {
  return facet !== 'recipient' || !NO_CHOICE.has(value);
}

/** A choice as it stands on its chip. */
export function choiceLabel(facet: Facet, value: string): string {
  if (facet === 'price') return value === 'free' ? 'Free to send' : 'Premium';
  const known = facet === 'recipient' ? WHOM[value] : undefined;
  return known ?? capitalize(value);
}

/** Whom the cards are for, in a sentence: "for a friend", "from all of us". */
export function formatRecipient(recipient: string): string {
  if (recipient === 'group') return 'from all of us';
  const known = FOR[recipient];
  return `for ${known ?? `${/^[aeiou]/.test(recipient) ? 'an' : 'a'} ${recipient}`}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

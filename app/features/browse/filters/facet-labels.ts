import type { Facet } from '../browse-search.ts';

/** The labels of the facets. */
export const FACET_LABELS: Record<Facet, string> = {
  mood: 'Mood',
  price: 'Price',
  colour: 'Colour',
  style: 'Style',
  recipient: 'For whom',
};

/** The colours beside their names. They are colours of cards, not of the theme. */
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
/** Recipients within a sentence, unless it is "a friend" and the like. */
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
/** Not offered as a filter: every card is for anyone. */
const NO_CHOICE: ReadonlySet<string> = new Set(['anyone']);

export function isChoice(facet: Facet, value: string): boolean {
  return facet !== 'recipient' || !NO_CHOICE.has(value);
}

/** The label of a choice. */
export function choiceLabel(facet: Facet, value: string): string {
  if (facet === 'price') return value === 'free' ? 'Free to send' : 'Premium';
  const known = facet === 'recipient' ? WHOM[value] : undefined;
  return known ?? capitalize(value);
}

/** The recipient within a sentence: "for a friend", "from all of us". */
export function formatRecipient(recipient: string): string {
  if (recipient === 'group') return 'from all of us';
  const known = FOR[recipient];
  return `for ${known ?? `${/^[aeiou]/.test(recipient) ? 'an' : 'a'} ${recipient}`}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

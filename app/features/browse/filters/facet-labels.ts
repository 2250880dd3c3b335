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

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

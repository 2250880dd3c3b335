import { formatRecipient } from './recipient.ts';

/** Relations that a card may be made for. Such a card suits one kind of person: it may say "Happy birthday, Mum". */
export const RELATIONS = [
  'mum',
  'dad',
  'parents',
  'grandma',
  'grandad',
  'partner',
  'wife',
  'husband',
  'son',
  'daughter',
  'sister',
  'brother',
  'grandson',
  'granddaughter',
  'niece',
  'nephew',
  'aunt',
  'uncle',
  'cousin',
  'in-law',
  'stepparent',
  'godparent',
  'godchild',
  'teacher',
  'boss',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** The relation that a card is for, by its recipients; null for a card that suits several kinds of people, or anyone. */
export function relationOf(recipients: readonly string[]): Relation | null {
  if (recipients.length !== 1) return null;
  return RELATIONS.find((relation) => relation === recipients[0]) ?? null;
}

/** The label of a card for a relation: "For Mum", "For your sister". */
export function formatRelation(relation: Relation): string {
  const words = formatRecipient(relation);
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
}

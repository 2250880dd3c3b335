import { type Message, MESSAGES, OVERRIDING_TOPICS } from '#cards/catalogue/words/messages.ts';
import type { MessageTone } from '#contract/card.ts';
import { factsOf } from './facts.ts';
import type { CardRow } from './view.ts';

/** What of a card says which messages suit it. */
export type MessagesFor = {
  occasion: string;
  recipients: readonly string[];
  moods: readonly string[];
  /** what its words are about beside the occasion */
  topics: readonly string[];
};
type Asked = {
  occasion?: string | undefined;
  recipient?: string | undefined;
  tone?: MessageTone | undefined;
  name?: string | undefined;
  limit: number;
  offset: number;
};
type Suggested = {
  results: { text: string; tone: MessageTone }[];
  total: number;
  recipient: string;
  recipients: { value: string; count: number }[];
  tones: { value: MessageTone; count: number }[];
};

export function factsFor(row: CardRow): MessagesFor {
  const { recipients, moods, topics } = factsOf(row);
  return { occasion: row.occasion, recipients, moods, topics };
}

const ANYONE = 'anyone';
/** Whose messages suit somebody too. */
const ALSO: ReadonlyMap<string, string> = new Map([
  ['wife', 'partner'],
  ['husband', 'partner'],
  ['boss', 'colleague'],
  ['parents', 'couple'],
  ['baby', 'couple'],
]);
/** Occasions that are two people's own. */
const OF_TWO = new Set(['wedding', 'baby', 'anniversary']);
/** One half of the two: whoever writes to them is the other. */
const ONE_OF_TWO = new Set(['partner', 'wife', 'husband']);
const TONES: readonly MessageTone[] = ['warm', 'funny', 'quiet', 'plain', 'formal', 'short'];
const TONE_OF: Readonly<Record<string, MessageTone>> = {
  warm: 'warm',
  loving: 'warm',
  proud: 'warm',
  belated: 'warm',
  funny: 'funny',
  playful: 'funny',
  dry: 'funny',
  quiet: 'quiet',
  simple: 'plain',
  elegant: 'formal',
};
/** Characters of a message that is short. */
const SHORT = 90;
/** How many messages a tone must lead to, or it is not offered. */
const TONE_LEAST = 6;
/** What may be said where an occasion has no messages of its own. */
const GENERAL = new Set(['just-because', 'thinking-of-you']);

/**
 * Messages that a sender may take and change: for the card's occasion and for one person, those that say most of both first.
 * Where it is not said whom they are for, it is whom the card is for. Those that need a name are left out where none is known.
 */
export function suggestMessages(asked: Asked, card: MessagesFor | null): Suggested {
  const { name } = asked;
  const occasion = asked.occasion ?? card?.occasion ?? '';
  const sayable = MESSAGES.flatMap((message) => {
    const text = fillName(message.text, name);
    return text === null ? [] : [{ ...message, text }];
  });
  const own = onceEach(sayable.filter((message) => suits(message, occasion, card?.topics ?? [])));
  const fitting = own.length > 0 ? own : sayable.filter((message) => GENERAL.has(message.occasion) && !message.about);
  const whom = [...new Set(fitting.map((message) => message.for))].filter((one) => one !== ANYONE);
  const recipient = asked.recipient ?? whom.find((one) => one === soleRecipient(card)) ?? ANYONE;
  const forThem = messagesFor(fitting, recipient);
  const wanted = forThem.filter((message) => asked.tone === undefined || isIn(message, asked.tone));
  const chosen = alternateTones(wanted.map((message) => ({ message, weight: weightOf(message, recipient, card) }))).map(
    (message) => ({ text: message.text, tone: toneOf(message) }),
  );
  return {
    results: chosen.slice(asked.offset, asked.offset + asked.limit),
    total: chosen.length,
    recipient,
    recipients: [ANYONE, ...whom.toSorted()].map((value) => ({
      value,
      count: messagesFor(fitting, value).length,
    })),
    tones: TONES.map((value) => ({ value, count: forThem.filter((message) => isIn(message, value)).length })).filter(
      ({ count }) => count >= TONE_LEAST,
    ),
  };
}

/** What a card is about may take its occasion over: then only what speaks of that is said, under whatever occasion it is kept. */
function suits({ occasion: kept, about }: Message, occasion: string, topics: readonly string[]): boolean {
  const isTakenOver = topics.some((topic) => OVERRIDING_TOPICS.has(topic));
  if (about === undefined) return kept === occasion && !isTakenOver;
  return topics.includes(about) && (OVERRIDING_TOPICS.has(about) || (kept === occasion && !isTakenOver));
}

/** A card may be about two things of which the same is said, as one for a bar and a bat mitzvah is. */
function onceEach<M extends Message>(messages: readonly M[]): M[] {
  return [...new Map(messages.map((message) => [message.text, message])).values()];
}

/** Whom a card is for, where it is for one and not for anyone. */
function soleRecipient(card: MessagesFor | null): string | undefined {
  return card?.recipients.length === 1 ? card.recipients[0] : undefined;
}

/** What may be said to somebody: what is for them, for those like them and for anyone; what is for both of two is not said by one to the other. */
function messagesFor<M extends Message>(messages: readonly M[], recipient: string): M[] {
  const own = new Set([recipient, ALSO.get(recipient)]);
  const toThem = messages.filter((message) => own.has(message.for));
  const isOfTwo = messages.some(({ occasion }) => OF_TWO.has(occasion));
  if (isOfTwo && ONE_OF_TWO.has(recipient) && toThem.length > 0) return toThem;
  return messages.filter(
    (message) =>
      own.has(message.for) || message.for === ANYONE || (message.for === 'couple' && OF_TWO.has(message.occasion)),
  );
}

function isIn(message: Message, tone: MessageTone): boolean {
  return tone === 'short' ? message.text.length <= SHORT : toneOf(message) === tone;
}

function weightOf(message: Message, recipient: string, card: MessagesFor | null): number {
  return (
    (message.few ? -16 : 0) +
    (message.about === undefined ? 0 : 8) +
    (message.for === recipient ? 4 : message.for === ANYONE ? 0 : 2) +
    (card?.moods.includes(message.mood) ? 1 : 0)
  );
}

/** The highest weight first; among equal weights the tones alternate, so that the first few differ. */
function alternateTones(weighted: readonly { message: Message; weight: number }[]): Message[] {
  const seen = new Map<string, number>();
  return weighted
    .map(({ message, weight }) => {
      const key = `${weight} ${toneOf(message)}`;
      const turn = seen.get(key) ?? 0;
      seen.set(key, turn + 1);
      return { message, weight, turn };
    })
    .sort((a, b) => b.weight - a.weight || a.turn - b.turn)
    .map(({ message }) => message);
}

function toneOf({ mood }: Message): MessageTone {
  return TONE_OF[mood] ?? 'warm';
}

/** A message with the name in it; without the words that would call one, where none is known; null where it cannot do without. */
function fillName(text: string, name: string | undefined): string | null {
  const whole = name
    ? text.replaceAll('{name}', name)
    : text
        .replace(/^\{name\},\s*/, '')
        .replace(/,\s*\{name\},(?=\s(?:for|to|from|but)\s)/, '')
        .replace(/,\s*\{name\}(?=[.,;:?]|$)/g, '');
  return whole.includes('{name}') ? null : whole.charAt(0).toLocaleUpperCase('en') + whole.slice(1);
}

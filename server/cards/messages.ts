import { MESSAGES } from '#cards/catalogue/messages.ts';

/**
 * Messages that a sender may take and change: those of the occasion first, then such as suit any.
 * `{name}` is filled in where a name is known.
 */
export function suggestMessages({
  occasion,
  name,
  limit,
  offset,
}: {
  occasion: string;
  name?: string | undefined;
  limit: number;
  offset: number;
}): { results: { text: string; mood: string }[]; total: number } {
  const own = MESSAGES.filter((message) => message.occasion === occasion);
  const general = MESSAGES.filter(
    (message) => message.occasion === 'just-because' || message.occasion === 'thinking-of-you',
  );
  const found = own.length > 0 ? own : general;
  const fill = (text: string) =>
    name
      ? text.replaceAll('{name}', name)
      : text.replace(/,\s*\{name\}(?=[.,;:!?]|$)|^\{name\},\s*/g, '').replaceAll('{name}', 'you');
  return {
    results: found.slice(offset, offset + limit).map(({ text, mood }) => ({ text: capital(fill(text)), mood })),
    total: found.length,
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

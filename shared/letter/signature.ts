/** The name that a message is signed with; null where the message already ends with it, or nobody is named. */
export function signatureOf(message: string, from: string): string | null {
  const last = plain(message.trimEnd().split('\n').at(-1) ?? '');
  const name = plain(from);
  const short = name.split(' ')[0] ?? '';
  if (name === '' || last.endsWith(name)) return null;
  return last === short || (last.length < 40 && last.endsWith(` ${short}`)) ? null : from.trim();
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

type Person = { name: string; email: string };

/** People as an address book takes them (vCard 3.0, RFC 2426: what phones and mail programs read alike), each address once. */
export function peopleVcf(people: Iterable<Person>): string {
  const byAddress = new Map<string, Person>();
  for (const person of people) byAddress.set(person.email.toLowerCase(), person);
  return [...byAddress.values()].map(card).join('');
}

function card({ name, email }: Person): string {
  const shown = name.trim() || email;
  // What is the family's name cannot be told, so the whole stands as the given one.
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${value(shown)}`,
    `N:;${value(shown)};;;`,
    `EMAIL:${value(email)}`,
    'END:VCARD',
  ];
  return lines.map((text) => `${folded(text)}\r\n`).join('');
}

/** A value without what would part it (RFC 2426, 4). */
function value(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, ' ');
}

/** A line of more than 75 bytes goes on in the next, after a space (RFC 2425, 5.8.1). No sign is cut. */
function folded(line: string): string {
  const parts = [''];
  for (const sign of line) {
    const part = parts.at(-1) ?? '';
    if (Buffer.byteLength(part + sign) > 74) parts.push(sign);
    else parts[parts.length - 1] = part + sign;
  }
  return parts.join('\r\n ');
}

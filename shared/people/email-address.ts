import { EMAIL_MAX } from '#shared/limits.ts';

/** A valid address, or the error message. */
export type ParsedEmail = { ok: true; address: string } | { ok: false; message: string };

/**
 * Parses a typed email address (RFC 5321 mailbox, no display name, no quoted local part). If it is invalid, the result is a message for people.
 * The domain is lower-cased, the part before @ is kept as typed.
 */
export function parseEmail(typed: string): ParsedEmail {
  const text = typed.trim();
  const wrong = (message: string): ParsedEmail => ({ ok: false, message });
  if (text === '') return wrong('Enter an email address.');
  if (text.length > EMAIL_MAX) return wrong('This address is too long.');
  const between = /[,;]/.exec(text)?.[0];
  if (between !== undefined)
    return wrong(`There is a ${between === ',' ? 'comma' : 'semicolon'} in this address. Put each address on its own.`);
  if (/\s/.test(text)) return wrong('There is a space inside this address.');
  const at = text.indexOf('@');
  if (at < 0) return wrong('This address has no @ in it.');
  if (text.indexOf('@', at + 1) >= 0) return wrong('There is more than one @ in this address.');
  const local = text.slice(0, at);
  const domain = text.slice(at + 1).toLowerCase();
  if (local === '') return wrong('Something is missing before the @.');
  if (domain === '') return wrong('Something is missing after the @.');
  if (local.length > 64 || !/^[^\s"(),:;<>@[\\\]\p{Cc}\p{Cf}\p{Cs}]+$/u.test(local) || /^\.|\.\.|\.$/.test(local))
    return wrong('The part before the @ has a character that an address cannot have.');
  if (!domain.includes('.')) return wrong('This address needs an ending, such as .com or .org.');
  const labels = domain.split('.');
  if (
    labels.some(
      (label) => label === '' || label.length > 63 || !/^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label),
    )
  )
    return wrong(
      'The part after the @ is not valid. Look for two full stops in a row or a character that does not belong.',
    );
  if (/^\d+$/.test(labels.at(-1) ?? '')) return wrong('This address needs an ending, such as .com or .org.');
  return { ok: true, address: `${local}@${domain}` };
}

/** Whether two addresses count as the same mailbox: they are compared without case. */
export function sameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** An address that nobody had yet: a test that is tried again begins anew, and never with what its first try has used up. */
export function anAddress(who: string, host = 'example.com'): string {
  return `${who}.${crypto.randomUUID().slice(0, 8)}@${host}`;
}

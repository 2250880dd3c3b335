/** A new address each time, so that a retried test does not meet what its first attempt created. */
export function newAddress(name: string, host = 'example.com'): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@${host}`;
}

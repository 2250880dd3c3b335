/** Brings Temporal to browsers that do not have it yet; the others load nothing. */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

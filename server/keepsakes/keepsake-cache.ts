/** Bytes that are kept in memory at most. */
const MAX_BYTES = 64 * 1024 ** 2;

/** Files that were made last, each made once however many ask for it at the same time. They hold people's words, so no file of them is kept. */
export type KeepsakeCache = { get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> };

export function createKeepsakeCache(maxBytes = MAX_BYTES): KeepsakeCache {
  const kept = new Map<string, Uint8Array>();
  const making = new Map<string, Promise<Uint8Array>>();
  let size = 0;

  function forget(key: string): void {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  }
  function keep(key: string, bytes: Uint8Array): void {
    forget(key);
    kept.set(key, bytes);
    size += bytes.length;
    for (const oldest of kept.keys()) {
      if (size <= maxBytes) return;
      forget(oldest);
    }
  }
  async function makeOnce(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const made = make();
    making.set(key, made);
    try {
      const bytes = await made;
      keep(key, bytes);
      return bytes;
    } finally {
      making.delete(key);
    }
  }
  return {
    async get(key, make) {
      const known = kept.get(key);
      if (known === undefined) return making.get(key) ?? makeOnce(key, make);
      keep(key, known);
      return known;
    },
  };
}

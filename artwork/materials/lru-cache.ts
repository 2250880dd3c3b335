/**
 * A cache of computed values that do not depend on a card's words. It holds at most `most` of them, the last used
 * ones, so that a stream of new palettes and seeds cannot grow it for ever.
 */
export class LruCache<T> {
  readonly #most: number;
  readonly #values = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  /** the value of a key, made if it is not cached */
  get(key: string, make: () => T): T {
    const known = this.#values.get(key);
    const value = known ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!);
    return value;
  }
}

/**
 * What has been worked out and does not depend on a card's words, kept under a key: the newest `most` of it, so that
 * a stream of new palettes and seeds cannot grow it for ever.
 */
export class Kept<T> {
  readonly #most: number;
  readonly #values = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  /** the value under the key, made when it is not there */
  get(key: string, make: () => T): T {
    const known = this.#values.get(key);
    const value = known ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!);
    return value;
  }
}

/** A set of listeners, called in the order in which they came. */
export class Listeners<T> {
  readonly #all = new Set<(value: T) => void>()

  add(listener: (value: T) => void): () => void {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(value: T): void {
    for (const listener of this.#all) listener(value)
  }
}

/** What keeps the product from starting, as a sentence for whoever starts it. Anything else that is thrown at the start is a fault of ours. */
export class StartError extends Error {
  override name = 'StartError';
}

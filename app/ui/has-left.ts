/** Until an element is where its style sheet takes it: at once where nothing moves. */
export async function hasLeft(element: Element): Promise<void> {
  // A movement that is cut short has ended too.
  await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
}

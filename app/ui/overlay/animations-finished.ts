/** Resolves when the running animations of an element have ended. */
export async function animationsFinished(element: Element): Promise<void> {
  // A cancelled animation has ended too.
  await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
}

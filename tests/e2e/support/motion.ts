import type { Page } from 'playwright-core';

/** Animations no longer than this do not count as motion, in milliseconds. */
const INSTANT_MS = 20;
/** A cross-fade of two pictures does not count as motion: opacity alone, and no longer than this, in milliseconds. */
const FADE_MS = 240;

declare global {
  /** What has moved on this page so far, as recorded by `recordMotion`. */
  var recordedMotion: string[] | undefined;
}

/** From now on every page of this visit records its animations: transitions, CSS animations and those of scripts. */
export async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(
    ({ instant, fade }) => {
      const seen: string[] = (globalThis.recordedMotion = []);
      const FADES = ['opacity', 'offset', 'computedOffset', 'easing', 'composite'];
      const note = (animation: Animation, target: EventTarget | null) => {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (Number(endTime ?? 0) <= instant) return;
        const element = target instanceof Element ? `${target.tagName.toLowerCase()}.${target.className}` : 'the page';
        const how =
          animation instanceof CSSTransition
            ? animation.transitionProperty
            : animation instanceof CSSAnimation
              ? animation.animationName
              : 'script';
        // An animation without keyframes is a clock and shows nothing.
        const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
        const isFade = frames.every((frame) => !Object.keys(frame).some((key) => !FADES.includes(key)));
        if (frames.length > 0 && !(how === 'script' && isFade && Number(endTime) <= fade))
          seen.push(`${element} ${how} for ${Number(endTime)} ms`);
      };
      const own = Object.getOwnPropertyDescriptor(Element.prototype, 'animate');
      if (!own) throw new Error('This browser moves nothing.');
      const animate = own.value as Element['animate'];
      Object.defineProperty(Element.prototype, 'animate', {
        ...own,
        value(this: Element, ...given: Parameters<Element['animate']>) {
          const animation = animate.apply(this, given);
          note(animation, this);
          return animation;
        },
      });
      for (const kind of ['transitionrun', 'animationstart'] as const)
        document.addEventListener(
          kind,
          ({ target }) => {
            for (const animation of document.getAnimations())
              if (animation.effect instanceof KeyframeEffect && animation.effect.target === target)
                note(animation, target);
          },
          true,
        );
    },
    { instant: INSTANT_MS, fade: FADE_MS },
  );
}

/** What has moved since this page was loaded. */
export function recordedMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set(globalThis.recordedMotion ?? ['nobody was watching'])]);
}

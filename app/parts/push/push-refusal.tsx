import { Notice } from '#app/ui/feedback/notice.tsx';
import type { PushHere } from './use-push-here.ts';

/** What keeps notifications from this browser, and what to do about it; nothing where nothing does. */
export function PushRefusal({ support, refusal }: Pick<PushHere, 'support' | 'refusal'>) {
  const says = sentenceFor(support, refusal);
  return says === null ? null : <Notice tone="warn">{says}</Notice>;
}

function sentenceFor(support: PushHere['support'], refusal: PushHere['refusal']): string | null {
  if (support === 'blocked')
    return 'This browser blocks notifications from here. Allow them in its settings for this site, then load this page again.';
  if (support === 'home-screen')
    return 'On an iPhone or iPad, first add Cardamom to the Home Screen: tap Share, then Add to Home Screen. Open it from there to turn on notifications.';
  if (support === 'unsupported') return 'This browser cannot show notifications from websites.';
  if (refusal === 'failed')
    return 'This browser could not reach its notification service. Check your connection and try again, or use another browser.';
  if (refusal === 'dismissed') return 'The browser has not been allowed to show notifications. Nothing was turned on.';
  return null;
}

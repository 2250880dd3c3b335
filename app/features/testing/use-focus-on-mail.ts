import { useEffect, useRef } from 'react';

/**
 * On a phone the open mail replaces the list. When the focused link is gone, the focus moves to the heading of the mail, or back to the mail
 * in the list. The first page does not move the focus.
 */
export function useFocusOnMail(messageId: string | null): void {
  const previous = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const from = previous.current;
    previous.current = messageId;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.checkVisibility() === false;
    if (from === undefined || from === messageId || !isLost) return;
    const target = messageId === null ? `[data-mail="${CSS.escape(from ?? '')}"]` : '[data-mail-heading]';
    document.querySelector<HTMLElement>(target)?.focus();
  }, [messageId]);
}

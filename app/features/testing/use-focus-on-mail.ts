import { useEffect, useRef } from 'react';

/**
 * On a phone the list gives way to the mail, and the mail to the list: whoever pressed something that is gone goes on at the mail's
 * heading, or in the list at the mail they came from. The first page leaves the focus alone.
 */
export function useFocusOnMail(messageId: string | null): void {
  const before = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const from = before.current;
    before.current = messageId;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.checkVisibility() === false;
    if (from === undefined || from === messageId || !isLost) return;
    const place = messageId === null ? `[data-mail="${CSS.escape(from ?? '')}"]` : '[data-mail-heading]';
    document.querySelector<HTMLElement>(place)?.focus();
  }, [messageId]);
}

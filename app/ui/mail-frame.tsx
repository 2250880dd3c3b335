import { useRef } from 'react';
import css from './mail-frame.module.css';

/**
 * A mail as it looks, in a room of its own: no script runs in it and no form leaves it. Its links open in this window, as they would
 * from a mail program.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  function grow() {
    const inner = frame.current?.contentDocument?.documentElement;
    if (frame.current && inner) frame.current.style.height = `${inner.scrollHeight}px`;
  }
  return (
    <iframe
      ref={frame}
      className={css.frame}
      title={title}
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      srcDoc={`<base target="_top">${html}`}
      onLoad={grow}
    />
  );
}

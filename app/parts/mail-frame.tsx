import { useRef } from 'react';
import css from './mail-frame.module.css';

/**
 * Shows a mail in a sandboxed frame: no scripts, no forms. Its links open in this window.
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

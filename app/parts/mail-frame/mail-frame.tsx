import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTheme } from '#app/client/page/theme.ts';
import css from './mail-frame.module.css';
import { withoutLinks, withoutPictures, withTheme } from './mail-document.ts';

/**
 * Shows a mail in a sandboxed frame: no scripts, no forms. Its links open in this window. The frame is as high as the mail, and in the theme of the page.
 */
export function MailFrame({
  html,
  title,
  width,
  hasLinks = true,
  hasPictures = true,
}: {
  html: string;
  title: string;
  /** what the mail is laid out for, in pixels: made smaller where there is less space. Left out: the space that there is */
  width?: number;
  /** false where the links of the mail lead nowhere yet */ hasLinks?: boolean;
  /** false to show it as a mail program that blocks pictures */ hasPictures?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const content = useRef<ResizeObserver>(null);
  const [space, setSpace] = useState<number | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  function followContent() {
    content.current?.disconnect();
    const inner = frame.current?.contentDocument?.documentElement;
    if (!inner) return;
    content.current = new ResizeObserver(() => setHeight(inner.offsetHeight));
    content.current.observe(inner);
  }
  const follow = useEffectEvent(followContent);
  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => setSpace(element.clientWidth));
    observer.observe(element);
    // The frame of a page that came from the server may have loaded before anybody could hear it.
    if (frame.current?.contentDocument?.URL === 'about:srcdoc') follow();
    return () => {
      observer.disconnect();
      content.current?.disconnect();
    };
  }, []);
  const theme = useTheme();
  const shown = useMemo(() => {
    const themed = theme === 'system' ? html : withTheme(html, theme);
    const blocked = hasPictures ? themed : withoutPictures(themed);
    return hasLinks ? `<base target="_top">${blocked}` : withoutLinks(blocked);
  }, [html, theme, hasLinks, hasPictures]);
  const scale = width === undefined || space === null ? 1 : Math.min(1, space / width);
  return (
    <div ref={box} className={css.box} style={height === null ? undefined : { height: Math.ceil(height * scale) }}>
      <iframe
        ref={frame}
        className={css.frame}
        title={title}
        sandbox={hasLinks ? 'allow-same-origin allow-top-navigation-by-user-activation' : 'allow-same-origin'}
        srcDoc={shown}
        onLoad={followContent}
        style={{
          ...(width !== undefined && { width }),
          ...(height !== null && { height }),
          ...(scale < 1 && { transform: `scale(${scale})` }),
        }}
      />
    </div>
  );
}

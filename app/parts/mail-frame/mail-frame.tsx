import { useEffect, useMemo, useRef, useState } from 'react';
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
  const content = useRef<ResizeObserver>(null);
  const [space, setSpace] = useState<number | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => setSpace(element.clientWidth));
    observer.observe(element);
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
  function followContent(frame: HTMLIFrameElement) {
    content.current?.disconnect();
    const inner = frame.contentDocument?.documentElement;
    if (!inner) return;
    content.current = new ResizeObserver(() => setHeight(inner.offsetHeight));
    content.current.observe(inner);
  }
  const scale = width === undefined || space === null ? 1 : Math.min(1, space / width);
  return (
    <div ref={box} className={css.box} style={height === null ? undefined : { height: Math.ceil(height * scale) }}>
      <iframe
        className={css.frame}
        title={title}
        sandbox={hasLinks ? 'allow-same-origin allow-top-navigation-by-user-activation' : 'allow-same-origin'}
        srcDoc={shown}
        onLoad={(event) => followContent(event.currentTarget)}
        style={{
          ...(width !== undefined && { width }),
          ...(height !== null && { height }),
          ...(scale < 1 && { transform: `scale(${scale})` }),
        }}
      />
    </div>
  );
}

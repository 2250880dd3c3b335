import { createContext } from 'react';
import { DATA_ID, ROOT_PROPS } from './standalone.ts';

/** The rendered content of a page that stands alone, and the data that it was rendered from, as JSON for a script element. */
export type StandalonePage = { html: string; data: string };

/** On the server, the page that stands alone, if this is one (app/server.ts). */
export const StandalonePageContext = createContext<StandalonePage | null>(null);

type Script = { attrs?: Record<string, unknown> | undefined; children?: string | undefined };

/** The content of such a page, in place of what the router renders. @param entry the scripts of the site's entry */
export function StandaloneContent({
  page: { html, data },
  entry = [],
}: {
  page: StandalonePage;
  entry: readonly Script[] | undefined;
}) {
  return (
    <>
      <div {...ROOT_PROPS} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" id={DATA_ID} dangerouslySetInnerHTML={{ __html: data }} />
      {entry.map(({ attrs, children }, index) => (
        // With a listener React leaves a script where it is; otherwise it would run before its page is there.
        <script
          key={index}
          {...attrs}
          {...(children === undefined ? { onLoad: stay } : { dangerouslySetInnerHTML: { __html: children } })}
        />
      ))}
    </>
  );
}
const stay = () => undefined;

import { createIsomorphicFn } from '@tanstack/react-start';
import { renderContext } from '#app/client/api.ts';

const NAME = 'third-parties';

/** The meta tag with the configured third-party services; empty if there are none. */
export const thirdPartiesText = createIsomorphicFn()
  .server((): string => renderContext().thirdParties ?? '')
  .client((): string => document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content ?? '');

/** For the head of every page; nothing if no service is configured. */
export function thirdPartiesMeta(): { name: string; content: string }[] {
  const content = thirdPartiesText();
  return content === '' ? [] : [{ name: NAME, content }];
}

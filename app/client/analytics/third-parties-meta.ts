import { createIsomorphicFn } from '@tanstack/react-start';
import { renderContext } from '#app/client/api.ts';

const NAME = 'third-parties';

/** What the page carries of the services outside that are set up; empty where there are none. */
export const thirdPartiesText = createIsomorphicFn()
  .server((): string => renderContext().thirdParties ?? '')
  .client((): string => document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content ?? '');

/** For the head of every page; none where there is nothing to say. */
export function thirdPartiesMeta(): { name: string; content: string }[] {
  const content = thirdPartiesText();
  return content === '' ? [] : [{ name: NAME, content }];
}

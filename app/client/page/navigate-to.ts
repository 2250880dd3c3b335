import { createContext, use } from 'react';

/** Navigates to an address of the route table, given as text with its query; `replace` replaces the history entry. */
export type NavigateTo = (path: string, how?: { replace?: boolean }) => void;

const loadDocument: NavigateTo = (path, { replace = false } = {}) =>
  replace ? location.replace(path) : location.assign(path);

/** How this page navigates: by its router, which provides it, or by loading a document. */
export const NavigateToContext = createContext(loadDocument);

export function useNavigateTo(): NavigateTo {
  return use(NavigateToContext);
}

import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { parseQuery } from '#shared/links/address-query.ts';

/** Navigates to an address of the route table, given as text with its query; `replace` replaces the history entry. */
export type NavigateTo = (path: string, how?: { replace?: boolean }) => void;

export function useNavigateTo(): NavigateTo {
  const navigate = useNavigate();
  return useCallback(
    (path, { replace = false } = {}) => {
      const { pathname, search, hash } = new URL(path, location.origin);
      void navigate({ to: pathname, search: parseQuery(search), hash: hash.slice(1), replace });
    },
    [navigate],
  );
}

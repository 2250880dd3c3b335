import { defaultParseSearch, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes to an address of the route table, as text with its query. */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path: string) => {
      const { pathname, search } = new URL(path, location.origin);
      void navigate({ to: pathname, search: defaultParseSearch(search) });
    },
    [navigate],
  );
}

import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readQuery } from '#shared/address-query.ts';

/** Goes to an address of the route table, as text with its query; `replace` puts it in the place of the page one is on. */
export type GoTo = (path: string, how?: { replace?: boolean }) => void;

export function useGoTo(): GoTo {
  const navigate = useNavigate();
  return useCallback(
    (path, { replace = false } = {}) => {
      const { pathname, search, hash } = new URL(path, location.origin);
      void navigate({ to: pathname, search: readQuery(search), hash: hash.slice(1), replace });
    },
    [navigate],
  );
}

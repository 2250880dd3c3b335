import { useRouterState } from '@tanstack/react-router';
import { parseSoftLogin, softLoginParams, type SoftLogin } from './soft-login.ts';

/** The pair, for a page that depends on it: from the address on the server, from the history state in the browser. */
export function useSoftLogin(): SoftLogin | undefined {
  const inAddress = useRouterState({
    select: ({ location }) => parseSoftLogin(location.search),
    structuralSharing: true,
  });
  return softLoginParams() ?? inAddress;
}

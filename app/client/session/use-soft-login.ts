import { useRouterState } from '@tanstack/react-router';
import { parseSoftLogin, softLoginParams, type SoftLogin } from './soft-login.ts';

/** The pair, for a page that stands on it: on the server from the address, in the browser from where it was put. */
export function useSoftLogin(): SoftLogin | undefined {
  const inAddress = useRouterState({
    select: ({ location }) => parseSoftLogin(location.search),
    structuralSharing: true,
  });
  return softLoginParams() ?? inAddress;
}

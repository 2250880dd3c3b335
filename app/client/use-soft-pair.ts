import { useRouterState } from '@tanstack/react-router';
import { pairIn, softPair, type SoftPair } from './soft-pair.ts';

/** The pair, for a page that stands on it: on the server from the address, in the browser from where it was put. */
export function useSoftPair(): SoftPair | undefined {
  const inAddress = useRouterState({ select: ({ location }) => pairIn(location.search), structuralSharing: true });
  return softPair() ?? inAddress;
}

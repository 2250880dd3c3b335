import { type NotFoundRouteProps, useRouter } from '@tanstack/react-router';
import { StatusNotFound, StatusUnavailable } from '#app/features/send/status/status-unavailable.tsx';

// Not in the file of the shared options: the router loads these screens only when they are needed.

export function SentCardNotFound({ data }: NotFoundRouteProps) {
  return <StatusNotFound message={typeof data === 'string' ? data : undefined} />;
}

export function SentCardError() {
  const router = useRouter();
  return <StatusUnavailable retry={() => void router.invalidate()} />;
}

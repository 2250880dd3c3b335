import { type NotFoundRouteProps, useRouter } from '@tanstack/react-router';
import { CardNotFound, CardUnavailable } from '#app/features/read/card-unavailable.tsx';
import { isRevoked } from '#app/features/read/load-card.ts';

// Not in the file of the shared options: the router loads these screens only when they are needed.

export function ReadCardNotFound({ data }: NotFoundRouteProps) {
  return <CardNotFound isRevoked={isRevoked(data)} />;
}

export function ReadCardError() {
  const router = useRouter();
  return <CardUnavailable retry={() => void router.invalidate()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { call } from '#app/client/api.ts';

export const Route = createFileRoute('/')({
  loader: () => call('GET /version'),
  component: Home,
});

function Home() {
  const { version } = Route.useLoaderData();
  return <h1>Cardamom {version}</h1>;
}

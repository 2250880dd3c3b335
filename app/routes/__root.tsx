import '#app/ui/base.css';
import { apiToken } from '#app/client/api.ts';
import { Toasts } from '#app/ui/toast.tsx';
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';

export const Route = createRootRoute({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }, { title: 'Cardamom' }, { name: 'api-token', content: apiToken() }],
  }),
  component: Root,
});

function Root() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Toasts />
        <Scripts />
      </body>
    </html>
  );
}

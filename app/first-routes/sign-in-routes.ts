import type { AnyRoute } from '@tanstack/react-router';
import { Route as auth } from '#app/routes/_auth/route.tsx';
import { Route as forgot } from '#app/routes/_auth/forgot.tsx';
import { Route as login } from '#app/routes/_auth/login.tsx';
import { Route as register } from '#app/routes/_auth/register.tsx';
import { place } from './route-table.ts';

/** Signing in and joining. */
export function firstRoutes(root: AnyRoute): AnyRoute[] {
  const stages = place(auth, root, { id: '/_auth' });
  return [
    stages.addChildren([
      place(forgot, stages, { id: '/forgot', path: '/forgot' }),
      place(login, stages, { id: '/login', path: '/login' }),
      place(register, stages, { id: '/register', path: '/register' }),
    ]),
  ];
}

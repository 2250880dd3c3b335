import type { AnyRoute } from '@tanstack/react-router';

/** A part of the table of routes: those right below the root. */
export type RouteTable = { firstRoutes(root: AnyRoute): AnyRoute[] };

/** Puts a route where the generated table has it. `id` and `path` are patterns of the router, not addresses. */
export function place(route: AnyRoute, parent: AnyRoute, at: { id: string; path?: string }): AnyRoute {
  return route.update({ ...at, getParentRoute: () => parent } as never);
}

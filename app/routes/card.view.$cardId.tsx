import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/card/view/$cardId')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/card/view/$cardId"!</div>
}

import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/card/read/$magicLink')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/card/read/$magicLink"!</div>
}

import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/card/send/$step')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/card/send/$step"!</div>
}

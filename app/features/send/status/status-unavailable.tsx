import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import { NoticePage } from '../notice-page.tsx';

/** In place of a delivery status that this visitor may not see, or that does not exist. */
export function StatusNotFound({ message }: { message: string | undefined }) {
  return (
    <NoticePage title="Card not found" action={<ButtonLink to={routes.home()}>Go to the homepage</ButtonLink>}>
      <p>{message ?? 'Open it from the link in our email, or in the browser you sent it from.'}</p>
    </NoticePage>
  );
}

/** In place of a delivery status that could not be loaded. */
export function StatusUnavailable({ retry }: { retry: () => void }) {
  return (
    <NoticePage title="We could not load this page" action={<Button onClick={retry}>Try again</Button>}>
      <p>Your card is not affected. Check your connection and try again.</p>
    </NoticePage>
  );
}

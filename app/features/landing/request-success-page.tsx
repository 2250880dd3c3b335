import { ButtonLink } from '#app/ui/button.tsx';
import { ShopWindow } from '#app/ui/shop-window.tsx';
import { routes } from '#shared/routes.ts';
import type { Shelf } from './load-shelf.ts';
import { Section, Well } from './parts.tsx';
import { NameForm } from './name-form.tsx';

/** After the question has gone: what one does while one waits. */
export function RequestSuccessPage({ shelf }: { shelf: Shelf }) {
  return (
    <>
      <ShopWindow
        title={
          <>
            You asked. <em>Now they.</em>
          </>
        }
        lead="The answer comes to your phone, where you asked. The card can be chosen before it does."
        acts={<ButtonLink to={routes.browse('birthday')}>Choose a birthday card</ButtonLink>}
        ledge={shelf.results}
      />
      <Section title="Whose day will it be?">
        <NameForm label="Their name" />
      </Section>
      <Well
        acts={
          <ButtonLink variant="quiet" to={routes.birthdayRequest('ask')}>
            Ask somebody else
          </ButtonLink>
        }
      >
        While you are at it: <em>who else</em> would you like to be on time for?
      </Well>
    </>
  );
}

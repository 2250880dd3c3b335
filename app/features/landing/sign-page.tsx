import { ButtonLink } from '#app/ui/button.tsx';
import { routes } from '#shared/routes.ts';
import css from './sign-page.module.css';
import { Opening, Section, Well } from './parts.tsx';

const HANDS = [
  ['Caveat', 'Quick and warm'],
  ['Kalam', 'Upright, for long letters'],
  ['Mansalva', 'Broad, like a felt pen'],
  ['Covered By Your Grace', 'Narrow and lively'],
  ['La Belle Aurore', 'An old fountain pen'],
] as const;

/** Signing a card: the hands there are. */
export function SignPage() {
  return (
    <>
      <Opening
        title={
          <>
            Signed <em>by hand.</em>
          </>
        }
        lead="Five hands to choose from, each in five inks. Every card you write is signed in the one you like."
        acts={<ButtonLink to={routes.cards()}>Choose a card to sign</ButtonLink>}
      />
      <Section title="The hands">
        <ul className={css.hands}>
          {HANDS.map(([face, what]) => (
            <li key={face}>
              <span className={css.written} style={{ fontFamily: `'${face}', var(--hand)` }}>
                With love, Rosa
              </span>
              <span className={css.what}>{what}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Well
        acts={
          <ButtonLink to={routes.groupCards()} variant="quiet">
            How a group does it
          </ButtonLink>
        }
      >
        Were you asked to sign a card together? <em>Not here yet:</em> send your line to whoever asked.
      </Well>
    </>
  );
}

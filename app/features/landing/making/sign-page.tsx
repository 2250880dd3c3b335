import { ButtonLink } from '#app/ui/button/button.tsx';
import { routes } from '#shared/routes.ts';
import css from './sign-page.module.css';
import { PageIntro, Section, CallToAction } from '../sections.tsx';

const HANDS = [
  ['Caveat', 'Quick and warm'],
  ['Kalam', 'Upright, for long letters'],
  ['Mansalva', 'Broad, like a felt pen'],
  ['Covered By Your Grace', 'Narrow and lively'],
  ['La Belle Aurore', 'An old fountain pen'],
] as const;

/** Signing a card: the handwriting fonts. */
export function SignPage() {
  return (
    <>
      <PageIntro
        title={
          <>
            Signed <em>by hand.</em>
          </>
        }
        lead="Choose from five handwriting styles and five ink colours."
        actions={<ButtonLink to={routes.cards()}>Choose a card to sign</ButtonLink>}
      />
      <Section title="Handwriting styles">
        <ul className={css.hands}>
          {HANDS.map(([face, what]) => (
            <li key={face}>
              <span className={css.written} style={{ fontFamily: `'${face}', var(--hand)` }}>
                With love, Rosa
              </span>
              <span className={css.hint}>{what}</span>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        actions={
          <ButtonLink to={routes.groupCards()} variant="quiet">
            About group cards
          </ButtonLink>
        }
      >
        Were you asked to sign a group card? <em>Not available yet:</em> send your message to the person who asked.
      </CallToAction>
    </>
  );
}

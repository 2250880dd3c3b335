import { PathLink } from '#app/ui/path-link.tsx';
import { VISITOR_LIMITS } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { Intro, TextSection, TextPage } from './text-page.tsx';

/** The terms, short enough to read. */
export function TermsPage() {
  return (
    <TextPage
      title="Terms"
      lead="What you can expect from us, and what we expect from you. It takes three minutes to read."
      changed="November 2026"
    >
      <TextSection title="In short">
        <Intro>
          Send cards to people who would like one. What you write stays yours. We store it for the people you send it
          to.
        </Intro>
      </TextSection>
      <TextSection title="What it costs">
        <p>
          Nothing. You can send every card, and we take no payments on this site. If that ever changes, we will say so
          here first. It will not affect cards you have already sent.
        </p>
      </TextSection>
      <TextSection title="Cards that you send">
        <ul>
          <li>
            You need no account. Without one you can send a card to {VISITOR_LIMITS.recipients} people, and send{' '}
            {VISITOR_LIMITS.cardsPerDay} cards a day.
          </li>
          <li>The email address you give must be your own. We may email you once to confirm it.</li>
          <li>
            We send a card at the time you choose. Until then you can change or cancel it. After that it belongs to the
            recipient.
          </li>
          <li>Sent cards do not expire. You can take one back, and then its link says so.</li>
        </ul>
      </TextSection>
      <TextSection title="What is not for cards">
        <p>
          No advertising, no threats and nothing illegal. Use only your own name as the sender. We send no cards to
          people who have blocked you or all senders. We stop cards and close accounts that are used to bother people.
        </p>
      </TextSection>
      <TextSection title="Words and pictures">
        <p>
          What you write and upload stays yours. You allow us to store and show it as far as the card needs it. The
          drawings are ours. You may send, print and keep them as cards, but not sell them.
        </p>
      </TextSection>
      <TextSection title="Your account">
        <p>
          Keep your sign-in details to yourself. You can download your data and delete the account at any time on{' '}
          <PathLink to={routes.account()}>your account page</PathLink>.
        </p>
      </TextSection>
      <TextSection title="When something goes wrong">
        <p>
          An email can be late or lost. The page of the card tells you when that happens. We work with care and fix what
          breaks, but we cannot promise that every mail server does the same. We are liable for intent and gross
          negligence as the law requires.
        </p>
      </TextSection>
      <TextSection title="Changes">
        <p>
          If these terms change in a way that matters to you, we email members two weeks before. If you have questions,{' '}
          <PathLink to={routes.contact()}>contact us</PathLink>.
        </p>
      </TextSection>
    </TextPage>
  );
}

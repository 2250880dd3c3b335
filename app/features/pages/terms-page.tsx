import { PathLink } from '#app/ui/path-link.tsx';
import { VISITOR_LIMITS } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { First, TextChapter, TextPage } from './text-page.tsx';

/** The terms, in words that can be read at one sitting. */
export function TermsPage() {
  return (
    <TextPage
      title="Terms"
      lead="What you may expect of us, and we of you. It takes three minutes."
      changed="November 2026"
    >
      <TextChapter title="In short">
        <First>
          Send cards to people who would like one. What you write stays yours. We keep it for whoever it was written to.
        </First>
      </TextChapter>
      <TextChapter title="What it costs">
        <p>
          Nothing. Every card may be sent, and no payment is taken anywhere on this site. Should that ever change, it
          will be said here first, and what you have sent by then stays as it is.
        </p>
      </TextChapter>
      <TextChapter title="Cards that you send">
        <ul>
          <li>
            You need no account. Without one a card may go to {VISITOR_LIMITS.recipients} people, and you may send{' '}
            {VISITOR_LIMITS.cardsPerDay} cards a day.
          </li>
          <li>
            The address you give as yours is yours. The first time, we may ask you to press a button in a mail to it.
          </li>
          <li>
            A card leaves at the hour you set. Until then you may change or stop it; afterwards it belongs to whoever
            got it.
          </li>
          <li>Sent cards do not expire. You may take one back, and then its link says so.</li>
        </ul>
      </TextChapter>
      <TextChapter title="What is not for cards">
        <p>
          No advertising, no threats, nothing against the law, nobody’s name but your own as the sender. Somebody who
          asked not to get cards from you, or from anybody, gets none. We stop cards and close accounts that are used to
          bother people.
        </p>
      </TextChapter>
      <TextChapter title="Words and pictures">
        <p>
          What you write and upload stays yours. You let us keep and show it as far as the card needs that, and no
          further. The drawings are ours. You may send, print and keep them as cards; you may not sell them.
        </p>
      </TextChapter>
      <TextChapter title="Your account">
        <p>
          Keep what you sign in with to yourself. You can take everything with you and delete the account at any time,
          on <PathLink to={routes.account()}>its own page</PathLink>, without writing to us.
        </p>
      </TextChapter>
      <TextChapter title="When something goes wrong">
        <p>
          A mail can be late or lost on its way, and then the page of the card says so. We do our work with care and
          mend what breaks, but we cannot promise that every mail server does the same. For damage done on purpose or by
          gross neglect we answer as the law says.
        </p>
      </TextChapter>
      <TextChapter title="Changes">
        <p>
          When these terms change in a way that matters to you, members hear of it by mail two weeks before. Questions
          go to <PathLink to={routes.contact()}>us</PathLink>.
        </p>
      </TextChapter>
    </TextPage>
  );
}

import { PathLink } from '#app/ui/path-link.tsx';
import { routes } from '#shared/routes.ts';
import { CookieChoices } from './cookie-choices.tsx';
import { First, TextChapter, TextPage } from './text-page.tsx';

/** What is kept, for how long, and who sees it. Its sentences follow from the program: whoever changes one looks at the other. */
export function PrivacyPage() {
  return (
    <TextPage
      title="Your privacy"
      lead="What we keep, why, and for how long. Nothing is sold, and nobody is followed."
      changed="November 2026"
    >
      <TextChapter title="In short">
        <First>
          We keep what a card needs to arrive and to be opened again. We do not keep what you look at, where you are, or
          who you are to each other.
        </First>
      </TextChapter>
      <TextChapter title="When you look around">
        <p>
          No account, no name, no profile. We count how often each page is seen, and nothing in that count says by whom:
          no address of your network, no identifier, no card that somebody sent. A figure is kept for 400 days.
        </p>
        <p>
          When a page breaks, it reports the error: what failed and where, the page’s address, the kind of browser and
          the size of its window.
        </p>
      </TextChapter>
      <TextChapter title="When you send a card">
        <p>
          We keep your name and address, those of the people it goes to, their time zone, the words, and what became of
          each mail: sent, came back, opened, answered. The card stays for as long as it is not taken back, because
          cards do not expire.
        </p>
        <p>A draft that you never send stays with this browser’s session, and goes when that ends.</p>
      </TextChapter>
      <TextChapter title="When you get one">
        <p>
          The one who sent it sees when it arrived and when you opened it, by pressing the button; a mail program that
          fetches links is not counted. Your answer goes to that person. Your address is used for nothing else.
        </p>
        <p>
          You can refuse further cards from one sender or from everybody, at the foot of each card. To keep that promise
          we remember a hash of your address, from which it cannot be read.
        </p>
      </TextChapter>
      <TextChapter title="When you have an account">
        <ul>
          <li>Your name, address, time zone and what you add to your account page.</li>
          <li>Your password as a hash. Nobody can read it, we included.</li>
          <li>Where you are signed in: the kind of browser, and when it was last here.</li>
          <li>Your favourites, cards and choices.</li>
        </ul>
        <p>
          An administrator who looks at your account leaves a line that you can read there, with the reason. The words
          inside your cards stay closed even then.
        </p>
        <p>
          Everything can be taken with you as one file, and the account deleted, on{' '}
          <PathLink to={routes.account()}>your account page</PathLink>. Deleting deletes: after the hours in which you
          may change your mind, nothing of your address remains.
        </p>
      </TextChapter>
      <TextChapter title="When you write to us">
        <p>Your letter, your name and your address, so that we can answer.</p>
      </TextChapter>
      <TextChapter title="Who else sees it">
        <p>
          The mail server that carries the cards. If you come in with Google, Facebook or Apple, they learn that you
          did, and we get your name and address from them. Nobody else, unless you say yes below.
        </p>
      </TextChapter>
      <TextChapter title="Cookies" id="cookies">
        <p>
          A few are needed and hold nothing about you. Others are only set if you say yes. Where your browser sends
          Global Privacy Control, we take it as a no and do not ask.
        </p>
        <CookieChoices />
        <table>
          <thead>
            <tr>
              <th scope="col">Cookie</th>
              <th scope="col">What for</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">cardamom_session</th>
              <td>That your table, drafts and sign-in are found again. Only the server can read it.</td>
              <td>400 days</td>
            </tr>
            <tr>
              <th scope="row">cardamom_revision</th>
              <td>That other tabs notice when you sign in or out. A number.</td>
              <td>One year</td>
            </tr>
            <tr>
              <th scope="row">cardamom_consent</th>
              <td>Your answer to the question about cookies. Two figures.</td>
              <td>One year</td>
            </tr>
            <tr>
              <th scope="row">cardamom_provider</th>
              <td>
                That the browser which comes back from Google, Facebook or Apple is the one that went there. Sealed.
              </td>
              <td>Ten minutes, on the way</td>
            </tr>
            <tr>
              <th scope="row">cardamom_came, cardamom_joining</th>
              <td>That the page you come back to greets you, or knows which address the six digits went to.</td>
              <td>Until it has</td>
            </tr>
            <tr>
              <th scope="row">theme</th>
              <td>Day or dim room, if you chose one.</td>
              <td>One year</td>
            </tr>
          </tbody>
        </table>
        <h3>On this device</h3>
        <p>
          Cards that you open here are kept in your browser, up to twenty of them, so that they can be read without a
          network. They leave with the browser’s data for this site, and by the button on{' '}
          <PathLink to={routes.offline()}>their page</PathLink>.
        </p>
      </TextChapter>
      <TextChapter title="Your rights">
        <p>
          You may ask what we have about you, have it corrected or deleted, take it elsewhere, and complain to the
          authority of your country. Most of it needs no letter. For the rest{' '}
          <PathLink to={routes.contact()}>write to us</PathLink>.
        </p>
      </TextChapter>
    </TextPage>
  );
}

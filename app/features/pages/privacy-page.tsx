import { PathLink } from '#app/ui/path-link.tsx';
import { routes } from '#shared/routes.ts';
import { ConsentSwitches } from './consent-switches.tsx';
import { CookieTable } from './cookie-table.tsx';
import { Intro, TextSection, TextPage } from './text-page.tsx';

/** What is stored, for how long, and who can see it. It describes what the program does: whoever changes one checks the other. */
export function PrivacyPage() {
  return (
    <TextPage
      title="Your privacy"
      lead="What we store, why, and for how long. We sell nothing and track nobody."
      changed="November 2026"
    >
      <TextSection title="In short">
        <Intro>
          We store what a card needs to be delivered and opened again. We do not store what you look at, where you are,
          or how you know each other.
        </Intro>
      </TextSection>
      <TextSection title="When you browse">
        <p>
          You need no account, and we make no profile of you. We count how often each page is opened, but not by whom:
          we store no IP address, no identifier and no link to a sent card. We keep the counts for 400 days.
        </p>
        <p>
          When a page fails, it reports the error to us: what failed and where, the address of the page, the browser and
          the window size.
        </p>
      </TextSection>
      <TextSection title="When you send a card">
        <p>
          We store your name and address, the names and addresses of the recipients, their time zones, your message, and
          the status of each email: sent, bounced, opened, replied. Cards do not expire, so we store a card until you
          take it back.
        </p>
        <p>A draft that you never send belongs to this browser’s session and is deleted with it.</p>
      </TextSection>
      <TextSection title="When you receive a card">
        <p>
          The sender sees when the card arrived and when you opened it with the button. Email programs that check links
          are not counted. Your reply goes to the sender. We use your address for nothing else.
        </p>
        <p>
          At the bottom of each card you can block cards from this sender or from everyone. To keep that promise we
          store a hash of your address. The address cannot be read from the hash.
        </p>
      </TextSection>
      <TextSection title="When a friend asks for your birthday">
        <p>
          We store your name and address as the friend gave them, for one email. What you tell goes into that friend’s
          reminders and nowhere else; what you keep to yourself, such as the year, we never get. You can change it or
          take it back at any time by the link in the email. The friend does not learn whether you opened it or refused.
        </p>
      </TextSection>
      <TextSection title="When you add yourself to a list of birthdays">
        <p>
          We store the name and the day that you add, and the year if you give one. Whoever made the list sees them, and
          has them in their reminders and their calendar. The page says before you add anything whether the others on
          the list see your name and your day too; they never see a year. You can change it or take it back at any time,
          in the same browser or by your own link. If the list is deleted, or nobody has touched it for two years, your
          birthday stays with whoever made the list.
        </p>
      </TextSection>
      <TextSection title="When you bring people along">
        <p>
          We read an address book only when you ask us to: from a file, from a list that you type or paste, or from
          where it is kept, such as iCloud, Fastmail, Nextcloud, Google or Microsoft. A file or a list is read on your
          device. An address book that is kept elsewhere is read once by our server and handed to your browser. Nothing
          of it stays on the server.
        </p>
        <p>
          We read names, email addresses, phone numbers, birthdays and other dates, and where there are any, notes,
          relations and groups. Pictures are thrown away unseen. You see the list before anything is stored, and we
          store only the people you tick, in your address book here. An import can be undone as a whole, and nobody in
          it hears of it from us.
        </p>
        <p>
          A password is used for that one reading and then forgotten. A permission at Google is given back as soon as
          the list has been read. Microsoft offers no way to give one back: it can only read contacts, we throw it away,
          and it ends by itself within the hour.
        </p>
      </TextSection>
      <TextSection title="When you have an account">
        <ul>
          <li>Your name, address, time zone and what you add to your account page.</li>
          <li>
            Which reminders we sent you, for a year, and whether you came here by one of their links. We do not watch
            whether you open an email.
          </li>
          <li>Your password as a hash. Nobody can read it, not even us.</li>
          <li>Where you are signed in: the browser, and when it was last used.</li>
          <li>Your favourites, cards and settings.</li>
          <li>Your mobile number, if you add one for text messages, until you remove it.</li>
          <li>The devices on which you turned notifications on, until you turn them off or sign out there.</li>
        </ul>
        <p>
          When an administrator looks at your account, we log it with the reason, and you can read the log there. They
          still cannot read the messages inside your cards.
        </p>
        <p>
          You can download everything as one file, or delete the account, on{' '}
          <PathLink to={routes.account()}>your account page</PathLink>. You have a few hours to change your mind. After
          that, we keep nothing of your address. If a number has sent us STOP, we keep a hash of it, so that it stays
          so.
        </p>
      </TextSection>
      <TextSection title="When you contact us">
        <p>We store your message, your name and your email address, so that we can answer.</p>
      </TextSection>
      <TextSection title="Who else sees it">
        <p>
          The mail server that delivers the cards. If you sign in with Google, Facebook or Apple, they know that you
          did, and they give us your name and email address. Whoever keeps the address book that you have us read knows
          that it was read. If you turn notifications on, they go through the service of your browser’s maker, such as
          Google, Mozilla or Apple: encrypted, so that it learns when you are notified and not of what. If you add a
          mobile number, or send a card to one, text messages go through Twilio and your phone company, which can read
          them. Nobody else, unless you allow it below.
        </p>
      </TextSection>
      <TextSection title="Cookies" id="cookies">
        <p>
          A few cookies are necessary and hold nothing about you. Others are set only if you allow them. If your browser
          sends Global Privacy Control, we take it as a no and do not ask.
        </p>
        <ConsentSwitches />
        <CookieTable />
        <h3>On this device</h3>
        <p>
          Your browser saves up to twenty cards that you open here, so that you can read them offline. You can remove
          them by clearing the browser’s data for this site, or with the button on{' '}
          <PathLink to={routes.offline()}>the offline page</PathLink>.
        </p>
        <p>
          It also remembers the last twelve cards of the shop that you looked at. That list is not sent to us. “Clear”
          beside it, or signing out, deletes it.
        </p>
        <p>
          It keeps your own links of lists of birthdays to which you have added yourself here. “Take me off the list”
          removes the link too.
        </p>
        <p>
          If you turn notifications on, your browser keeps the key that opens them. If you refuse them on your page of
          reminders, it remembers that, so that we do not ask again.
        </p>
      </TextSection>
      <TextSection title="Your rights">
        <p>
          You can ask what we store about you, have it corrected or deleted, take it elsewhere, and complain to the data
          protection authority of your country. You can do most of this yourself. For the rest,{' '}
          <PathLink to={routes.contact()}>contact us</PathLink>.
        </p>
      </TextSection>
    </TextPage>
  );
}

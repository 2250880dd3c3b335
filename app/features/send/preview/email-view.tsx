import { useState } from 'react';
import { call, siteOrigin } from '#app/client/api.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { MailFrame } from '#app/parts/mail-frame/mail-frame.tsx';
import { MailText } from '#app/parts/mail-frame/mail-text.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { EmailText } from '#app/ui/email-text.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import text from '#app/ui/text.module.css';
import type { CardMail, CardSend } from '#contract/card-send.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { RecipientChooser } from '../recipients/recipient-chooser.tsx';
import type { DraftRecipient } from '../recipients/recipients.ts';
import css from './email-view.module.css';

const VIEWS = [
  { value: 'phone', label: 'Phone' },
  { value: 'computer', label: 'Computer' },
  { value: 'text', label: 'As text' },
] as const;
type View = (typeof VIEWS)[number]['value'];
/** The window of a mail program on a computer, in pixels: the sheet of a mail is 600 wide. */
const COMPUTER_WIDTH = 680;

/** The email as one of the people will get it: on a phone, on a computer or as text, with pictures and without. */
export function EmailView({
  server,
  people,
  store,
  personKey,
}: {
  server: CardSend;
  people: readonly DraftRecipient[];
  store: DraftStore;
  /** whose card is shown above */ personKey: string | undefined;
}) {
  const [view, setView] = useState<View>('phone');
  const [hasPictures, setPictures] = useState(true);
  const [chosenKey, setChosenKey] = useState(personKey);
  // Whoever looks at another person's card sees the email of that person too.
  const [shownFor, setShownFor] = useState(personKey);
  if (personKey !== shownFor) {
    setShownFor(personKey);
    setChosenKey(personKey);
  }
  // Nobody has an email before the server knows their address.
  const saved = people.filter((one) => one.recipientId !== undefined);
  const person = saved.find(({ key }) => key === chosenKey) ?? saved[0];
  const recipientId = person?.recipientId;
  const wanted = `${recipientId} ${server.updatedAt}`;
  const [loaded, setLoaded] = useState<{ wanted: string; mail: CardMail } | null>(null);
  return (
    <div className={css.email}>
      {saved.length > 1 && person && (
        <RecipientChooser
          label="Email to"
          people={saved.map(({ key, name, email }) => ({ id: key, name: name.trim() || email }))}
          value={person.key}
          onChange={setChosenKey}
        />
      )}
      <div className={css.choices}>
        <Segmented legend="How to show the email" options={VIEWS} value={view} onChange={setView} />
        <Choice
          kind="switch"
          checked={hasPictures}
          disabled={view === 'text'}
          onChange={(event) => setPictures(event.target.checked)}
        >
          Pictures
        </Choice>
      </div>
      <p className={text.note}>
        {view !== 'text' && !hasPictures && 'Many email programs hide pictures until the reader asks for them. '}
        The links and the code are made when you send the card. Here they lead nowhere.
      </p>
      <MailLoader
        key={wanted}
        load={async () => {
          await store.flush();
          const query = { card_send_id: server.cardSendId, ...(recipientId ? { recipient_id: recipientId } : {}) };
          setLoaded({ wanted, mail: (await call('GET /card/send/mail', { query })).mail });
        }}
        isFirst={loaded === null}
        onError={() => setLoaded(null)}
      />
      {loaded && (
        <MailWindow mail={loaded.mail} isBusy={loaded.wanted !== wanted} view={view} hasPictures={hasPictures} />
      )}
    </div>
  );
}

/** Loads an email; while another one is shown, nothing of the page moves. */
function MailLoader({ load, isFirst, onError }: { load: () => Promise<void>; isFirst: boolean; onError: () => void }) {
  const { error, retry } = useLoaded(load, onError);
  if (error)
    return <LoadError what="the email" reason={error.status < 500 ? error.message : undefined} retry={retry} />;
  return isFirst ? <div className={css.loading} aria-busy="true" /> : null;
}

function MailWindow({
  mail,
  isBusy,
  view,
  hasPictures,
}: {
  mail: CardMail;
  /** another one is being loaded */ isBusy: boolean;
  view: View;
  hasPictures: boolean;
}) {
  return (
    <article className={css.window} data-view={view} aria-label="The email" aria-busy={isBusy}>
      <MailHead mail={mail} />
      {view === 'text' ? (
        <MailText text={mail.text} className={css.text} />
      ) : (
        <MailFrame
          html={withOwnPictures(mail.html)}
          title={mail.subject}
          hasLinks={false}
          hasPictures={hasPictures}
          {...(view === 'computer' && { width: COMPUTER_WIDTH })}
        />
      )}
    </article>
  );
}

/** A draft's pictures need the cookie of this page, by whatever name of the site it was opened. */
function withOwnPictures(html: string): string {
  return html.replaceAll(`${siteOrigin()}/media/`, '/media/');
}

/** What a mail program shows of an email: its line in the inbox, and whom it is from and to. */
function MailHead({ mail }: { mail: CardMail }) {
  const { from, to, replyTo } = mail;
  return (
    <header className={css.head}>
      <Avatar name={from.name} />
      <div className={css.line}>
        <p className={css.sender} dir="auto">
          {from.name}
        </p>
        <p className={css.subject} dir="auto">
          {mail.subject}
        </p>
        <p className={css.preheader} dir="auto">
          {mail.preheader}
        </p>
      </div>
      <dl className={css.addresses}>
        {[
          { term: 'From', address: from.address },
          { term: 'To', address: to?.address },
          { term: 'Reply to', address: replyTo?.address },
        ].map(
          ({ term, address }) =>
            address !== undefined && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <EmailText email={address} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </header>
  );
}

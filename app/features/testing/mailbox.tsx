import { Fragment } from 'react';
import type { Mail, MailSummary } from '#contract/site/testing.ts';
import { Chips } from '#app/ui/form/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { MailFrame } from '#app/parts/mail-frame/mail-frame.tsx';
import { MailText } from '#app/parts/mail-frame/mail-text.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './mailbox.module.css';
import { MailLink } from './mail-link.tsx';
import { MAIL_VIEWS, type MailView } from './mail-views.ts';
import { useFocusOnMail } from './use-focus-on-mail.ts';
import { Timestamp } from './timestamp.tsx';

const VIEW_NAMES: Record<MailView, string> = {
  page: 'Page',
  text: 'Text',
  headers: 'Headers',
  source: 'Source',
};

/** The mailbox of an installation without a mail server: all mails that would have been sent, newest first, and one of them open. */
export function Mailbox({
  mails,
  total,
  mail,
  view,
}: {
  mails: readonly MailSummary[];
  total: number;
  mail: Mail | null;
  view: MailView;
}) {
  useFocusOnMail(mail?.messageId ?? null);
  return (
    <div className={classNames(text.wrap, css.mailbox)}>
      <header>
        <h1>Mailbox</h1>
        <p className={text.lead}>No mail server is set up, so all emails are kept here.</p>
      </header>
      {mails.length === 0 ? (
        <Empty title="No emails yet">Send a card, and its emails appear here.</Empty>
      ) : (
        <div className={css.split} data-reading={mail ? '' : undefined}>
          <nav aria-label="Emails" className={css.list}>
            <ol>
              {mails.map((summary) => (
                <li key={summary.messageId}>
                  <MailLink
                    messageId={summary.messageId}
                    isCurrent={summary.messageId === mail?.messageId}
                    className={css.row}
                  >
                    <span className={css.sender}>
                      <MailRecipient address={summary.to} />
                      <Timestamp instant={summary.receivedAt} />
                    </span>
                    <span className={css.subject}>{summary.subject}</span>
                  </MailLink>
                </li>
              ))}
            </ol>
            {total > mails.length && (
              <p className={text.note}>
                The newest {mails.length} of {total}.
              </p>
            )}
          </nav>
          <section className={css.mail} aria-label="Email">
            {mail ? <OneMail mail={mail} view={view} /> : <p className={text.soft}>Choose an email to read it.</p>}
          </section>
        </div>
      )}
    </div>
  );
}

function OneMail({ mail, view }: { mail: Mail; view: MailView }) {
  return (
    <>
      <p className={css.back}>
        <PathLink className={text.arrow} to={routes.testing()}>
          <Icon name="left" />
          All emails
        </PathLink>
      </p>
      <h2 tabIndex={-1} data-mail-heading="">
        {mail.subject}
      </h2>
      <dl className={css.facts}>
        {(
          [
            ['From', mail.from],
            ['To', mail.to],
          ] as const
        ).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        <div>
          <dt>Received</dt>
          <dd>
            <Timestamp instant={mail.receivedAt} isLong />
          </dd>
        </div>
      </dl>
      <Chips label="View">
        {MAIL_VIEWS.map((one) => (
          <li key={one}>
            <MailLink messageId={mail.messageId} view={one} isCurrent={one === view} className={css.part}>
              {VIEW_NAMES[one]}
            </MailLink>
          </li>
        ))}
      </Chips>
      <div className={css.body}>{renderBody(mail, view)}</div>
    </>
  );
}

function renderBody(mail: Mail, view: MailView) {
  if (view === 'page' && mail.html) return <MailFrame html={mail.html} title={mail.subject} />;
  if (view === 'headers')
    return (
      <dl className={css.headers}>
        {mail.headers.map(({ name, value }, i) => (
          <div key={i}>
            <dt>{name}</dt>
            <dd dir="ltr">{value}</dd>
          </div>
        ))}
      </dl>
    );
  return view === 'source' ? (
    <MailText text={mail.source} dir="ltr" className={css.text} />
  ) : (
    <MailText text={mail.text} className={css.text} />
  );
}

/** The recipient of a mail: a name, or an address that wraps before its separators. */
function MailRecipient({ address }: { address: string }) {
  return (
    <bdi>
      {nameOf(address)
        .split(/(?=[@.+_-])/)
        .map((piece, i) => (
          <Fragment key={i}>
            {i > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
    </bdi>
  );
}

/** The name in an address such as `Rosa <rosa@example.org>`, else the address. */
function nameOf(address: string): string {
  return /^\s*"?([^"<]+?)"?\s*</.exec(address)?.[1] ?? address;
}

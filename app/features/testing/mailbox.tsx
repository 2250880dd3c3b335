import { Fragment } from 'react';
import type { Mail, MailSummary } from '#contract/testing.ts';
import { Chips } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Empty } from '#app/ui/empty.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { MailFrame } from '#app/ui/mail-frame.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './mailbox.module.css';
import { MailLink } from './mail-link.tsx';
import { MAIL_PARTS, type MailPart } from './mail-parts.ts';
import { useFocusOnMail } from './use-focus-on-mail.ts';
import { When } from './when.tsx';

const PART_NAMES: Record<MailPart, string> = {
  page: 'As it looks',
  text: 'As text',
  headers: 'Headers',
  source: 'Source',
};

/** The mailbox of a copy that has no mail server: what would have been sent, newest first, and one mail at a time. */
export function Mailbox({
  mails,
  total,
  mail,
  part,
}: {
  mails: readonly MailSummary[];
  total: number;
  mail: Mail | null;
  part: MailPart;
}) {
  useFocusOnMail(mail?.messageId ?? null);
  return (
    <div className={classNames(text.wrap, css.mailbox)}>
      <header>
        <h1>Mailbox</h1>
        <p className={text.lead}>This copy has no mail server, so the mails it sends stay here.</p>
      </header>
      {mails.length === 0 ? (
        <Empty title="No mail yet">Send a card, and the mails it makes stand here.</Empty>
      ) : (
        <div className={css.split} data-reading={mail ? '' : undefined}>
          <nav aria-label="Mails" className={css.list}>
            <ol>
              {mails.map((summary) => (
                <li key={summary.messageId}>
                  <MailLink
                    messageId={summary.messageId}
                    isHere={summary.messageId === mail?.messageId}
                    className={css.row}
                  >
                    <span className={css.who}>
                      <Who address={summary.to} />
                      <When instant={summary.receivedAt} />
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
          <section className={css.mail} aria-label="The mail">
            {mail ? <OneMail mail={mail} part={part} /> : <p className={text.soft}>Choose a mail to read it.</p>}
          </section>
        </div>
      )}
    </div>
  );
}

function OneMail({ mail, part }: { mail: Mail; part: MailPart }) {
  return (
    <>
      <p className={css.back}>
        <PathLink className={text.arrow} to={routes.testing()}>
          <Icon name="left" />
          All mails
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
            <When instant={mail.receivedAt} isLong />
          </dd>
        </div>
      </dl>
      <Chips label="Ways to read the mail">
        {MAIL_PARTS.map((one) => (
          <li key={one}>
            <MailLink messageId={mail.messageId} part={one} isHere={one === part} className={css.part}>
              {PART_NAMES[one]}
            </MailLink>
          </li>
        ))}
      </Chips>
      <div className={css.body}>{bodyOf(mail, part)}</div>
    </>
  );
}

function bodyOf(mail: Mail, part: MailPart) {
  if (part === 'page' && mail.html) return <MailFrame html={mail.html} title={mail.subject} />;
  if (part === 'headers')
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
  return (
    <pre className={css.text} dir={part === 'source' ? 'ltr' : 'auto'}>
      {part === 'source' ? mail.source : mail.text}
    </pre>
  );
}

/** Whom a mail is for: a name, or an address that breaks before its signs and not within a word. */
function Who({ address }: { address: string }) {
  return (
    <bdi>
      {nameIn(address)
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
function nameIn(address: string): string {
  return /^\s*"?([^"<]+?)"?\s*</.exec(address)?.[1] ?? address;
}

import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { MailFrame } from '#app/parts/mail-frame/mail-frame.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { useDebounced } from '#app/ui/use-debounced.ts';
import type { CallReply } from '#contract/calls.ts';
import { firstName } from '#shared/people/first-name.ts';
import css from './ask.module.css';
import { type ChosenPerson, isWrittenTo } from './chosen-people.ts';

type Preview = CallReply<'POST /birthday/request/preview'> | { problem: string };
const PREVIEW_DELAY_MS = 400;

/** The exact mail or text to one of the people, or for a link the words that go with it. */
export function AskedMail({ person, message }: { person: ChosenPerson | undefined; message: string }) {
  const name = person?.name ?? 'Theo';
  const words = useDebounced(message.trim(), PREVIEW_DELAY_MS);
  const isWritten = person === undefined || isWrittenTo(person);
  const preview = usePreview(isWritten ? name : null, words);
  if (!isWritten)
    return (
      <p className={css.words}>
        You get a link for {firstName(name)} and send it from your own phone, with these words. It opens a page with
        your message, where {firstName(name)} can answer.
      </p>
    );
  if (preview === null) return <SkeletonLine width="60%" />;
  if ('problem' in preview) return <p className={text.soft}>{preview.problem}</p>;
  if (person?.mobile !== undefined)
    return (
      <div className={css.words}>
        <p className={css.sms}>{preview.text}</p>
        <p className={text.soft}>The link opens a page with your message, where {firstName(name)} can answer.</p>
      </div>
    );
  const { fromName, subject, html } = preview.mail;
  return (
    <div className={css.mail}>
      <p className={text.small}>
        <b>{subject}</b>
        <br />
        From {fromName}
        {person === undefined ? '' : ` to ${person.name}`}
      </p>
      <div className={css.sheet}>
        <MailFrame html={html} title={`The email to ${name}`} hasLinks={false} />
      </div>
    </div>
  );
}

/** What is sent, rendered by the server. @param name null: none is wanted */
function usePreview(name: string | null, message: string): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  const wanted = useRef('');
  useEffect(() => {
    const key = `${name} ${message}`;
    wanted.current = key;
    async function load(of: string) {
      try {
        const rendered = await call('POST /birthday/request/preview', { body: { name: of, message } });
        if (wanted.current === key) setPreview(rendered);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (wanted.current === key) setPreview({ problem: error.message });
      }
    }
    if (name !== null) void load(name);
  }, [name, message]);
  return preview;
}

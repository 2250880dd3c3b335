import { useState } from 'react';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { NotePage, PaperNote } from '#app/parts/note-page/note-page.tsx';
import text from '#app/ui/text.module.css';
import type { AskedBirthday } from '#contract/birthday-request.ts';
import { routes } from '#shared/routes.ts';
import { formatNamedDate } from '#shared/time/date-order.ts';
import type { AnswerSearch } from './answer-search.ts';
import { BirthdayForm } from './birthday-form.tsx';
import { ConfirmRefusal, Receipt, Refused } from './outcomes.tsx';
import { Refusals } from './refusals.tsx';
import { type Answering, useAnswer } from './use-answer.ts';

/**
 * Where a friend tells their birthday: the note of who asks, three stamps, one button; or says no. Opening it changes nothing. Afterwards it is a receipt,
 * from which the answer is changed and taken back.
 * @param thisYear of the server that rendered it
 */
export function AnswerPage({
  request: loaded,
  search,
  thisYear,
}: {
  request: AskedBirthday;
  search: AnswerSearch;
  thisYear: number;
}) {
  const [isChanging, setChanging] = useState(false);
  const navigateTo = useNavigateTo();
  const page = routes.birthdayAnswer(loaded.magicLink);
  const answering = useAnswer(loaded, () => {
    setChanging(false);
    if (search.refuse !== undefined || search.wrong !== undefined) navigateTo(page, { replace: true });
  });
  return (
    <NotePage note={<Note request={answering.request} thisYear={thisYear} />}>
      <Answer
        answering={answering}
        search={search}
        thisYear={thisYear}
        page={page}
        isChanging={isChanging}
        onChange={() => setChanging(true)}
      />
    </NotePage>
  );
}

function Answer({
  answering,
  search,
  thisYear,
  page,
  isChanging,
  onChange,
}: {
  answering: Answering;
  search: AnswerSearch;
  thisYear: number;
  page: string;
  isChanging: boolean;
  onChange: () => void;
}) {
  const { request, heading } = answering;
  if (request.refused !== null) return <Refused answering={answering} refused={request.refused} />;
  if (search.refuse !== undefined && request.cameBy !== 'link')
    return <ConfirmRefusal answering={answering} from={search.refuse} onAnswer={page} />;
  if (request.answer !== null && !isChanging) return <Receipt answering={answering} onChange={onChange} />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        When is your birthday, {request.to}?
      </h1>
      <p className={text.lead}>
        Choose the day and the month. You need no account, and all you get is a card from {request.from}.
      </p>
      <BirthdayForm answering={answering} thisYear={thisYear} problem={search.wrong} />
      <Refusals answering={answering} />
    </>
  );
}

/** What the asker wrote, on paper. */
function Note({
  request: { message, from, fromWhole, askedAt, cameBy },
  thisYear,
}: {
  request: AskedBirthday;
  thisYear: number;
}) {
  const [year = 0, month = 1, day = 1] = askedAt.slice(0, 10).split('-').map(Number);
  const on = formatNamedDate({ year: year === thisYear ? null : year, month, day }, 'day-month');
  return (
    <PaperNote lines={message.split(/\n\s*/)} signature={from}>
      {fromWhole} wrote this on {on}
      {{ email: ' and sent it to your address, once.', text: ' and sent it to your number, once.', link: '.' }[cameBy]}
    </PaperNote>
  );
}

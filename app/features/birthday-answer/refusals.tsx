import { ActForm } from '#app/parts/act-form.tsx';
import css from '#app/parts/note-page/note-page.module.css';
import { TextButton } from '#app/ui/button/text-button.tsx';
import type { Answering, Refusal } from './use-answer.ts';

/** What to do instead of an answer. Who asked is told of none of these. */
export function Refusals({ answering: { request, running, refuse } }: { answering: Answering }) {
  const offered: { from: Refusal; words: string }[] = [
    { from: 'request', words: 'I would rather not say' },
    ...(request.cameBy !== 'link'
      ? [
          { from: 'sender' as const, words: `No more from ${request.from}` },
          { from: 'everyone' as const, words: 'No more from anyone here' },
        ]
      : []),
  ];
  return (
    <div className={css.more}>
      <ul>
        {offered.map(({ from, words }) => (
          <li key={from}>
            <ActForm act={from} onAct={() => void refuse(from)}>
              <TextButton type="submit" soft aria-busy={running === from}>
                {words}
              </TextButton>
            </ActForm>
          </li>
        ))}
      </ul>
      <p>
        {request.from} does not know that you opened this page
        {request.cameBy !== 'link'
          ? `, and we do not tell ${request.from} which of these you choose.`
          : ', and we do not tell them if you choose this.'}
      </p>
    </div>
  );
}

import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { say } from '#app/ui/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { AdminStory, Inside as InsideWords } from '#contract/admin.ts';
import { firstName } from '#shared/first-name.ts';
import { ActDialog } from '../act-dialog.tsx';
import { ReasonField } from '../reason-field.tsx';
import { useAct } from '../use-act.ts';
import { sayMoment } from '../words.ts';
import css from './story.module.css';

type Changing = { story: AdminStory; onChange: (story: AdminStory) => void };

/** What is written inside is its sender's: it is closed until they say yes. */
export function Inside({ story, onChange }: Changing) {
  const [isAsking, setAsking] = useState(false);
  const [words, setWords] = useState<InsideWords | null>(null);
  const { act, isBusy } = useAct();
  const name = firstName(story.sender.name);
  const { state, at, until } = story.inside;
  const read = () =>
    act(async () => {
      const { cardSendId } = story;
      const reply = await call('POST /admin/sends/{cardSendId}/inside', { params: { cardSendId } });
      setWords(reply.inside);
      onChange(reply.story);
    });
  return (
    <>
      {state === 'closed' &&
        story.sender.memberId === null &&
        'Closed to us. The sender has no account to say yes from.'}
      {state === 'closed' && story.sender.memberId !== null && (
        <>
          Closed to us. <TextButton onClick={() => setAsking(true)}>Ask {name}</TextButton>
        </>
      )}
      {state === 'asked' && `Closed to us. ${name} was asked on ${sayMoment(at ?? '')}.`}
      {state === 'refused' && `Closed to us. ${name} said no.`}
      {state === 'open' && (
        <>
          Open to us until {sayMoment(until ?? '')}.{' '}
          <TextButton aria-disabled={isBusy} onClick={() => void read()}>
            Read it
          </TextButton>
        </>
      )}
      {isAsking && <AskDialog story={story} onChange={onChange} onClose={() => setAsking(false)} />}
      {words && <WordsDialog words={words} name={name} onClose={() => setWords(null)} />}
    </>
  );
}

function AskDialog({ story, onChange, onClose }: Changing & { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { act, isBusy, at } = useAct();
  const name = firstName(story.sender.name);
  const ask = () =>
    act(async () => {
      const { cardSendId } = story;
      const reply = await call('POST /admin/sends/{cardSendId}/ask', { params: { cardSendId }, body: { reason } });
      onChange(reply.story);
      say(`${name} gets a mail, and says yes or no.`);
    }, ['reason']);
  return (
    <ActDialog title={`Ask ${name}`} verb="Ask to see inside" isBusy={isBusy} onAct={ask} onClose={onClose}>
      <p className={text.small}>
        {name} gets a mail with your name and your reason. A yes opens the card to us for a day, and can be taken back.
      </p>
      <ReasonField whoReads={`${name} reads this first.`} value={reason} onChange={setReason} error={at('reason')} />
    </ActDialog>
  );
}

function WordsDialog({ words, name, onClose }: { words: InsideWords; name: string; onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onLeft={onClose}
      title="What is inside"
      foot={<Button onClick={close}>Close</Button>}
    >
      <p className={text.note}>That you read this is written down, and {name} can see it.</p>
      <dl className={css.inside}>
        {words.nameOnFront !== null && (
          <>
            <dt>On the front</dt>
            <dd dir="auto">{words.nameOnFront}</dd>
          </>
        )}
        <dt>Verse</dt>
        <dd dir="auto">{words.verse || 'None'}</dd>
        <dt>Letter</dt>
        <dd dir="auto">{words.message || 'None'}</dd>
      </dl>
    </Dialog>
  );
}

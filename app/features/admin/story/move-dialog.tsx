import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import text from '#app/ui/text.module.css';
import type { AdminStory } from '#contract/admin.ts';
import { firstName } from '#shared/first-name.ts';
import { ActDialog } from '../act-dialog.tsx';
import form from '../form.module.css';
import { ReasonField } from '../reason-field.tsx';
import { useAct } from '../use-act.ts';

const FIELDS = ['schedule.date', 'schedule.time', 'reason'];

/** Another day and hour for a card that has not left. */
export function MoveDialog({
  story,
  onClose,
  onDone,
}: {
  story: AdminStory;
  onClose: () => void;
  onDone: (story: AdminStory) => void;
}) {
  const [date, setDate] = useState(story.plannedFor?.date ?? '');
  const [time, setTime] = useState(story.plannedFor?.time ?? '09:00');
  const [reason, setReason] = useState('');
  const { act, isBusy, at } = useAct();
  const move = () =>
    act(async () => {
      const reply = await call('POST /admin/sends/{cardSendId}/move', {
        params: { cardSendId: story.cardSendId },
        body: { schedule: { kind: 'on', date, time }, reason },
      });
      onDone(reply.story);
    }, FIELDS);
  return (
    <ActDialog title="Move it to another day" verb="Move it" isBusy={isBusy} onAct={move} onClose={onClose}>
      <p className={text.small}>By the clock of whoever gets it. Nothing else of the card changes.</p>
      <div className={form.pair}>
        <Field label="Day" error={at('schedule.date')}>
          <TextInput type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <Field label="Hour" error={at('schedule.time')}>
          <TextInput type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </Field>
      </div>
      <ReasonField
        whoReads={`${firstName(story.sender.name)} gets a mail with both days and these words.`}
        value={reason}
        onChange={setReason}
        error={at('reason')}
      />
    </ActDialog>
  );
}

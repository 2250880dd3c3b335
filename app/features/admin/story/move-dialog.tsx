import { useId, useState, type FormEvent } from 'react';
import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field, TextArea, TextInput } from '#app/ui/field.tsx';
import text from '#app/ui/text.module.css';
import type { AdminStory } from '#contract/admin.ts';
import { REASON_MAX } from '#shared/limits.ts';
import { firstName } from '#shared/first-name.ts';
import form from '../form.module.css';
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
  const id = useId();
  function move(event: FormEvent) {
    event.preventDefault();
    void act(async () => {
      const reply = await call('POST /admin/sends/{cardSendId}/move', {
        params: { cardSendId: story.cardSendId },
        body: { schedule: { kind: 'on', date, time }, reason },
      });
      onDone(reply.story);
    }, FIELDS);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Move it to another day"
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            Move it
          </Button>
        </>
      }
    >
      <form id={id} className={form.form} onSubmit={move} noValidate>
        <p className={text.small}>By the clock of whoever gets it. Nothing else of the card changes.</p>
        <div className={form.pair}>
          <Field label="Day" error={at('schedule.date')}>
            <TextInput type="date" value={date} onChange={(event) => setDate(event.target.value)} />
          </Field>
          <Field label="Hour" error={at('schedule.time')}>
            <TextInput type="time" value={time} onChange={(event) => setTime(event.target.value)} />
          </Field>
        </div>
        <Field label="Why" hint={`${firstName(story.sender.name)} can read this.`} error={at('reason')}>
          <TextArea
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            maxLength={REASON_MAX}
            rows={3}
          />
        </Field>
      </form>
    </Dialog>
  );
}

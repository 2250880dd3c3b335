import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import text from '#app/ui/text.module.css';
import type { AdminSendDetails } from '#contract/admin/sends.ts';
import { firstName } from '#shared/people/first-name.ts';
import { ActionDialog } from '../layout/action-dialog.tsx';
import form from '../layout/form.module.css';
import { ReasonField } from '../layout/reason-field.tsx';
import { useAdminAction } from '../use-admin-action.ts';

const FIELDS = ['schedule.date', 'schedule.time', 'reason'];

/** Another date and time for a scheduled card. */
export function RescheduleDialog({
  send,
  onClose,
  onDone,
}: {
  send: AdminSendDetails;
  onClose: () => void;
  onDone: (send: AdminSendDetails) => void;
}) {
  const [date, setDate] = useState(send.plannedFor?.date ?? '');
  const [time, setTime] = useState(send.plannedFor?.time ?? '09:00');
  const [reason, setReason] = useState('');
  const action = useAdminAction(FIELDS);
  const reschedule = () =>
    action.run(async () => {
      const reply = await call('POST /admin/sends/{cardSendId}/move', {
        params: { cardSendId: send.cardSendId },
        body: { schedule: { kind: 'on', date, time }, reason },
      });
      onDone(reply.send);
    });
  return (
    <ActionDialog
      title="Reschedule the card"
      verb="Reschedule"
      isBusy={action.isBusy}
      onConfirm={reschedule}
      onClose={onClose}
    >
      <p className={text.small}>In the time zone of the recipient. Nothing else changes.</p>
      <div className={form.pair}>
        <Field label="Date" error={action.errorAt('schedule.date')}>
          <TextInput type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <Field label="Time" error={action.errorAt('schedule.time')}>
          <TextInput type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </Field>
      </div>
      <ReasonField
        hint={`${firstName(send.sender.name)} gets an email with both dates and this reason.`}
        value={reason}
        onChange={setReason}
        error={action.errorAt('reason')}
      />
    </ActionDialog>
  );
}

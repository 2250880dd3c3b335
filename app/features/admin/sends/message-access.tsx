import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { AdminSendDetails, Inside as CardMessage } from '#contract/admin/sends.ts';
import { firstName } from '#shared/people/first-name.ts';
import { ActionDialog } from '../layout/action-dialog.tsx';
import { ReasonField } from '../layout/reason-field.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { formatMoment } from '../format.ts';
import css from './send-page.module.css';

type Changing = { send: AdminSendDetails; onChange: (send: AdminSendDetails) => void };

/** The message of a card is private: administrators can read it only with the permission of its sender. */
export function MessageAccess({ send, onChange }: Changing) {
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState<CardMessage | null>(null);
  const action = useAdminAction();
  const name = firstName(send.sender.name);
  const { state, at, until } = send.inside;
  const read = () =>
    action.run(async () => {
      const { cardSendId } = send;
      const reply = await call('POST /admin/sends/{cardSendId}/inside', { params: { cardSendId } });
      setMessage(reply.inside);
      onChange(reply.send);
    });
  return (
    <>
      {state === 'closed' && send.sender.memberId === null && 'Closed. The sender has no account to give permission.'}
      {state === 'closed' && send.sender.memberId !== null && (
        <>
          Closed. <TextButton onClick={() => setAsking(true)}>Ask {name} for access</TextButton>
        </>
      )}
      {state === 'asked' && `Closed. ${name} was asked on ${formatMoment(at ?? '')}.`}
      {state === 'refused' && `Closed. ${name} declined.`}
      {state === 'open' && (
        <>
          Open until {formatMoment(until ?? '')}.{' '}
          <TextButton aria-disabled={action.isBusy} onClick={() => void read()}>
            Read the message
          </TextButton>
        </>
      )}
      {isAsking && <AccessRequestDialog send={send} onChange={onChange} onClose={() => setAsking(false)} />}
      {message && <MessageDialog message={message} name={name} onClose={() => setMessage(null)} />}
    </>
  );
}

function AccessRequestDialog({ send, onChange, onClose }: Changing & { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const action = useAdminAction(['reason']);
  const name = firstName(send.sender.name);
  const ask = () =>
    action.run(async () => {
      const { cardSendId } = send;
      const reply = await call('POST /admin/sends/{cardSendId}/ask', { params: { cardSendId }, body: { reason } });
      onChange(reply.send);
      showToast(`We emailed ${name} your request.`);
    });
  return (
    <ActionDialog
      title={`Ask ${name} for access`}
      verb="Send the request"
      isBusy={action.isBusy}
      onConfirm={ask}
      onClose={onClose}
    >
      <p className={text.small}>
        {name} gets an email with your name and your reason. Allowing opens the message to us for a day and can be
        withdrawn.
      </p>
      <ReasonField
        hint={`${name} will read this.`}
        value={reason}
        onChange={setReason}
        error={action.errorAt('reason')}
      />
    </ActionDialog>
  );
}

function MessageDialog({ message, name, onClose }: { message: CardMessage; name: string; onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onLeft={onClose}
      title="Message of the card"
      foot={<Button onClick={close}>Close</Button>}
    >
      <p className={text.note}>This access is recorded, and {name} can see it.</p>
      <dl className={css.inside}>
        {message.nameOnFront !== null && (
          <>
            <dt>On the front</dt>
            <dd dir="auto">{message.nameOnFront}</dd>
          </>
        )}
        <dt>Verse</dt>
        <dd dir="auto">{message.verse || 'None'}</dd>
        <dt>Message</dt>
        <dd dir="auto">{message.message || 'None'}</dd>
      </dl>
    </Dialog>
  );
}

import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { Field, Select, TextInput } from '#app/ui/form/field.tsx';
import text from '#app/ui/text.module.css';
import type { AdminSendDetails } from '#contract/admin/sends.ts';
import { EMAIL_MAX } from '#shared/limits.ts';
import { firstName } from '#shared/people/first-name.ts';
import { ActionDialog } from '../layout/action-dialog.tsx';
import { ReasonField } from '../layout/reason-field.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { type Recipient } from './timeline-text.ts';

type RecipientDialog = {
  send: AdminSendDetails;
  people: readonly Recipient[];
  onClose: () => void;
  onDone: (send: AdminSendDetails, person: Recipient) => void;
};

/** The recipient of the action: by default the one whose mail bounced, else the first. */
function useRecipient(people: readonly Recipient[]) {
  const first = people.find((person) => person.state === 'bounced') ?? people[0];
  const [id, setId] = useState(first?.recipientId ?? '');
  return { person: people.find((one) => one.recipientId === id) ?? first, setId };
}

function RecipientField({
  people,
  value,
  onChange,
}: {
  people: readonly Recipient[];
  value: string;
  onChange: (id: string) => void;
}) {
  if (people.length < 2) return null;
  return (
    <Field label="Recipient">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {people.map((person) => (
          <option key={person.recipientId} value={person.recipientId}>
            {person.name}, {person.email ?? person.mobile}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Sends the same card to the same address again; with a new link where the old one should stop working. */
export function SendAgainDialog({
  send,
  people,
  hasNewLink,
  onClose,
  onDone,
}: RecipientDialog & { hasNewLink: boolean }) {
  const { person, setId } = useRecipient(people);
  const action = useAdminAction();
  const sendAgain = () =>
    action.run(async () => {
      if (!person) return;
      const { cardSendId } = send;
      const body = { recipientId: person.recipientId };
      const given = { params: { cardSendId }, body };
      const reply = hasNewLink
        ? await call('POST /admin/sends/{cardSendId}/fresh-link', given)
        : await call('POST /admin/sends/{cardSendId}/again', given);
      onDone(reply.send, person);
    });
  return (
    <ActionDialog
      title={hasNewLink ? 'Send a new link' : 'Send again'}
      verb={hasNewLink ? 'Send a new link' : 'Send again'}
      isBusy={action.isBusy}
      onConfirm={sendAgain}
      onClose={onClose}
    >
      <RecipientField people={people} value={person?.recipientId ?? ''} onChange={setId} />
      <p className={text.small}>
        {people.length < 2 && person
          ? `To ${person.email ?? person.mobile}, as a new ${person.email === null ? 'text' : 'email'}. `
          : 'As a new message to the same address. '}
        {hasNewLink ? 'The old link and code stop working.' : 'The links do not change.'}
      </p>
    </ActionDialog>
  );
}

/** Corrects the address of a recipient. The card is sent there at once. */
export function CorrectAddressDialog({ send, people, onClose, onDone }: RecipientDialog) {
  const { person, setId } = useRecipient(people);
  const [email, setEmail] = useState(person?.email ?? '');
  const action = useAdminAction(['email']);
  function choose(recipientId: string) {
    setId(recipientId);
    setEmail(people.find((one) => one.recipientId === recipientId)?.email ?? '');
    action.clear();
  }
  const correct = () =>
    action.run(async () => {
      if (!person) return;
      const reply = await call('POST /admin/sends/{cardSendId}/again', {
        params: { cardSendId: send.cardSendId },
        body: { recipientId: person.recipientId, email },
      });
      onDone(reply.send, person);
    });
  return (
    <ActionDialog
      title="Correct an address"
      verb="Correct and send"
      isBusy={action.isBusy}
      onConfirm={correct}
      onClose={onClose}
    >
      <RecipientField people={people} value={person?.recipientId ?? ''} onChange={choose} />
      <Field
        label={person ? `Correct address of ${firstName(person.name)}` : 'Correct address'}
        hint="Links that were sent to the wrong address stop working."
        error={action.errorAt('email')}
      >
        <TextInput
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}

/** Takes the card down for good, so it asks for a reason. */
export function TakeDownDialog({
  send,
  onClose,
  onDone,
}: Pick<RecipientDialog, 'send' | 'onClose'> & { onDone: (send: AdminSendDetails) => void }) {
  const [reason, setReason] = useState('');
  const action = useAdminAction(['reason']);
  const takeDown = () =>
    action.run(async () => {
      const reply = await call('POST /admin/sends/{cardSendId}/take-down', {
        params: { cardSendId: send.cardSendId },
        body: { reason },
      });
      onDone(reply.send);
    });
  const isSenderTold = send.state !== 'awaiting-confirmation' && send.state !== 'stopped';
  const name = firstName(send.sender.name);
  return (
    <ActionDialog
      title="Take the card down"
      verb="Take down"
      cancelLabel="Cancel"
      isDanger
      isBusy={action.isBusy}
      onConfirm={takeDown}
      onClose={onClose}
    >
      <p className={text.small}>Its links stop working, and nothing more is sent. This cannot be undone.</p>
      <ReasonField
        hint={isSenderTold ? `${name} gets an email with this reason.` : `${name} can read this.`}
        value={reason}
        onChange={setReason}
        error={action.errorAt('reason')}
      />
    </ActionDialog>
  );
}

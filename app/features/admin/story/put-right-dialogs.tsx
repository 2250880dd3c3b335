import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { Field, Select, TextInput } from '#app/ui/field.tsx';
import text from '#app/ui/text.module.css';
import type { AdminStory } from '#contract/admin.ts';
import { EMAIL_MAX } from '#shared/limits.ts';
import { firstName } from '#shared/first-name.ts';
import { ActDialog } from '../act-dialog.tsx';
import { ReasonField } from '../reason-field.tsx';
import { useAct } from '../use-act.ts';
import { type StoryPerson } from './event-words.ts';

type ForOne = {
  story: AdminStory;
  people: readonly StoryPerson[];
  onClose: () => void;
  onDone: (story: AdminStory, person: StoryPerson) => void;
};

/** The person that something is about: whose mail came back, else the first. */
function usePerson(people: readonly StoryPerson[]) {
  const first = people.find((person) => person.state === 'bounced') ?? people[0];
  const [id, setId] = useState(first?.recipientId ?? '');
  return { person: people.find((one) => one.recipientId === id) ?? first, setId };
}

function WhoField({
  people,
  value,
  onChange,
}: {
  people: readonly StoryPerson[];
  value: string;
  onChange: (id: string) => void;
}) {
  if (people.length < 2) return null;
  return (
    <Field label="To whom">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {people.map((person) => (
          <option key={person.recipientId} value={person.recipientId}>
            {person.name}, {person.email}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The same card to the same address, as a new attempt; with a link of its own where the old one is to stop. */
export function AgainDialog({ story, people, isFresh, onClose, onDone }: ForOne & { isFresh: boolean }) {
  const { person, setId } = usePerson(people);
  const { act, isBusy } = useAct();
  const send = () =>
    act(async () => {
      if (!person) return;
      const { cardSendId } = story;
      const body = { recipientId: person.recipientId };
      const given = { params: { cardSendId }, body };
      const reply = isFresh
        ? await call('POST /admin/sends/{cardSendId}/fresh-link', given)
        : await call('POST /admin/sends/{cardSendId}/again', given);
      onDone(reply.story, person);
    });
  return (
    <ActDialog
      title={isFresh ? 'Give a fresh link' : 'Send again'}
      verb={isFresh ? 'Send a fresh link' : 'Send again'}
      isBusy={isBusy}
      onAct={send}
      onClose={onClose}
    >
      <WhoField people={people} value={person?.recipientId ?? ''} onChange={setId} />
      <p className={text.small}>
        {people.length < 2 && person
          ? `To ${person.email}, as a new message. `
          : 'As a new message to the same address. '}
        {isFresh ? 'The link and the code that they had open nothing any more.' : 'The links stay as they are.'}
      </p>
    </ActDialog>
  );
}

/** Another address for one person; the card goes there at once. */
export function CorrectDialog({ story, people, onClose, onDone }: ForOne) {
  const { person, setId } = usePerson(people);
  const [email, setEmail] = useState(person?.email ?? '');
  const { act, isBusy, at, clear } = useAct();
  function choose(recipientId: string) {
    setId(recipientId);
    setEmail(people.find((one) => one.recipientId === recipientId)?.email ?? '');
    clear();
  }
  const correct = () =>
    act(async () => {
      if (!person) return;
      const reply = await call('POST /admin/sends/{cardSendId}/again', {
        params: { cardSendId: story.cardSendId },
        body: { recipientId: person.recipientId, email },
      });
      onDone(reply.story, person);
    }, ['email']);
  return (
    <ActDialog title="Correct an address" verb="Correct and send" isBusy={isBusy} onAct={correct} onClose={onClose}>
      <WhoField people={people} value={person?.recipientId ?? ''} onChange={choose} />
      <Field
        label={person ? `The right address of ${firstName(person.name)}` : 'The right address'}
        hint="Links that lie in another mailbox open nothing any more."
        error={at('email')}
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
    </ActDialog>
  );
}

/** The card opens for nobody any more. There is no way back, so it asks why. */
export function TakeDownDialog({
  story,
  onClose,
  onDone,
}: Pick<ForOne, 'story' | 'onClose'> & { onDone: (story: AdminStory) => void }) {
  const [reason, setReason] = useState('');
  const { act, isBusy, at } = useAct();
  const takeDown = () =>
    act(async () => {
      const reply = await call('POST /admin/sends/{cardSendId}/take-down', {
        params: { cardSendId: story.cardSendId },
        body: { reason },
      });
      onDone(reply.story);
    }, ['reason']);
  const isTold = story.state !== 'awaiting-confirmation' && story.state !== 'stopped';
  const name = firstName(story.sender.name);
  return (
    <ActDialog
      title="Take it down"
      verb="Take it down"
      leave="Leave it up"
      isDanger
      isBusy={isBusy}
      onAct={takeDown}
      onClose={onClose}
    >
      <p className={text.small}>
        Its links open nothing from now on, and what has not left stays here. This cannot be taken back.
      </p>
      <ReasonField
        whoReads={isTold ? `${name} gets a mail with these words.` : `${name} can read this.`}
        value={reason}
        onChange={setReason}
        error={at('reason')}
      />
    </ActDialog>
  );
}

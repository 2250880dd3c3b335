import { useId, useState, type FormEvent } from 'react';
import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx';
import text from '#app/ui/text.module.css';
import type { AdminStory } from '#contract/admin.ts';
import { EMAIL_MAX, REASON_MAX } from '#shared/limits.ts';
import { firstName } from '#shared/first-name.ts';
import form from '../form.module.css';
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
    <Dialog
      open
      onClose={onClose}
      title={isFresh ? 'Give a fresh link' : 'Send again'}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            Leave it
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {isFresh ? 'Send a fresh link' : 'Send again'}
          </Button>
        </>
      }
    >
      <div className={form.form}>
        <WhoField people={people} value={person?.recipientId ?? ''} onChange={setId} />
        <p className={text.small}>
          {people.length < 2 && person
            ? `To ${person.email}, as a new message. `
            : 'As a new message to the same address. '}
          {isFresh ? 'The link and the code that they had open nothing any more.' : 'The links stay as they are.'}
        </p>
      </div>
    </Dialog>
  );
}

/** Another address for one person; the card goes there at once. */
export function CorrectDialog({ story, people, onClose, onDone }: ForOne) {
  const { person, setId } = usePerson(people);
  const [email, setEmail] = useState(person?.email ?? '');
  const { act, isBusy, at, clear } = useAct();
  const id = useId();
  function choose(recipientId: string) {
    setId(recipientId);
    setEmail(people.find((one) => one.recipientId === recipientId)?.email ?? '');
    clear();
  }
  function correct(event: FormEvent) {
    event.preventDefault();
    void act(async () => {
      if (!person) return;
      const reply = await call('POST /admin/sends/{cardSendId}/again', {
        params: { cardSendId: story.cardSendId },
        body: { recipientId: person.recipientId, email },
      });
      onDone(reply.story, person);
    }, ['email']);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Correct an address"
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            Correct and send
          </Button>
        </>
      }
    >
      <form id={id} className={form.form} onSubmit={correct} noValidate>
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
      </form>
    </Dialog>
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
  const id = useId();
  function takeDown(event: FormEvent) {
    event.preventDefault();
    void act(async () => {
      const reply = await call('POST /admin/sends/{cardSendId}/take-down', {
        params: { cardSendId: story.cardSendId },
        body: { reason },
      });
      onDone(reply.story);
    }, ['reason']);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Take it down"
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            Leave it up
          </Button>
          <Button variant="danger" type="submit" form={id} busy={isBusy}>
            Take it down
          </Button>
        </>
      }
    >
      <form id={id} className={form.form} onSubmit={takeDown} noValidate>
        <p className={text.small}>
          Its links open nothing from now on, and what has not left stays here. This cannot be taken back.
        </p>
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

import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Chip, Chips } from '#app/ui/form/chip.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import type { Contact, ContactGroup } from '#contract/contact.ts';
import { GROUP_NAME_MAX } from '#shared/limits.ts';
import { formatQuantity } from '#shared/text/format.ts';
import { announceCalendarChange } from '#app/features/dates/entries/calendar-changes.ts';
import { setInGroup, undoInGroup } from './group-calls.ts';
import css from './groups.module.css';

/** Puts people into a group that is there, or into a new one. */
export function AddToGroupDialog({
  open,
  onClose,
  people,
  groups,
  onDone,
}: {
  open: boolean;
  onClose: () => void;
  people: readonly Contact[];
  groups: readonly ContactGroup[];
  onDone: () => void;
}) {
  const [typed, setTyped] = useState('');
  const { formRef, run, isBusy, errorAt, generalError, clear, reject } = useAction(['group', 'contactIds']);
  const who = formatPeople(people);
  const isIn = (contact: Contact, name: string) =>
    contact.groups.some((one) => one.toLowerCase() === name.toLowerCase());
  const others = groups.filter(({ name }) => !people.every((contact) => isIn(contact, name)));
  async function add(name: string) {
    if (name === '') return reject({ group: 'Enter the name of the group.' });
    const added = people.filter((contact) => !isIn(contact, name)).map(({ contactId }) => contactId);
    const isDone = await run(() =>
      setInGroup(
        name,
        people.map(({ contactId }) => contactId),
        true,
      ),
    );
    if (!isDone) return;
    setTyped('');
    onDone();
    onClose();
    showToast(
      `${who} ${people.length === 1 ? 'is' : 'are'} in ${name}.`,
      added.length === 0 ? {} : { undo: undoInGroup(name, added, false) },
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<>Add {who} to a group</>}
      foot={
        <>
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="add-to-group" busy={isBusy}>
            Create the group
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id="add-to-group"
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add(typed.trim());
        }}
      >
        {others.length > 0 && (
          <Chips label="Your groups">
            {others.map(({ name }) => (
              <li key={name}>
                <Chip onClick={() => void add(name)}>{name}</Chip>
              </li>
            ))}
          </Chips>
        )}
        <Field label="A new group" hint="Such as Family or Choir" error={errorAt('group')}>
          <TextInput
            maxLength={GROUP_NAME_MAX}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              clear();
            }}
          />
        </Field>
        {(generalError ?? errorAt('contactIds')) !== undefined && (
          <Notice tone="bad">{generalError ?? errorAt('contactIds')}</Notice>
        )}
      </form>
    </Dialog>
  );
}

/** “Amelie” or “3 people”. */
function formatPeople(people: readonly Contact[]): string {
  const [first] = people;
  return people.length === 1 && first !== undefined
    ? first.firstName
    : formatQuantity(people.length, 'person', 'people');
}

/** Renames a group. */
export function RenameGroupDialog({
  open,
  onClose,
  group,
  onDone,
}: {
  open: boolean;
  onClose: () => void;
  group: string;
  onDone: (name: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? group;
  const { formRef, run, isBusy, errorAt, generalError, clear } = useAction(['name']);
  async function rename() {
    let after = name;
    const isDone = await run(async () => {
      const reply = await call('PUT /contact_groups/{group}', { params: { group }, body: { name } });
      after = reply.group.name;
    });
    if (!isDone) return;
    announceCalendarChange();
    setTyped(null);
    onDone(after);
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<>Rename {group}</>}
      foot={
        <>
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="rename-group" busy={isBusy}>
            Rename
          </Button>
        </>
      }
    >
      <form
        ref={formRef}
        id="rename-group"
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <Field label="Name of the group" error={errorAt('name') ?? generalError}>
          <TextInput
            maxLength={GROUP_NAME_MAX}
            autoComplete="off"
            value={name}
            onChange={({ target }) => {
              setTyped(target.value);
              clear();
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

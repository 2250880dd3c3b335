import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useAction } from '#app/client/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { BirthdayGroupDetails } from '#contract/birthday-group.ts';
import { BIRTHDAY_GROUP_NAME_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './group.module.css';
import { SeenChoice } from './make-form.tsx';

/** What a list is called, what its people see of each other, and deleting it. */
export function ListSettings({
  group,
  onChanged,
}: {
  group: BirthdayGroupDetails;
  onChanged: (group: BirthdayGroupDetails) => void;
}) {
  const { groupId, isShared, people } = group;
  const [name, setName] = useState(group.name);
  const { formRef, run, running, errorAt, generalError, clear } = useAction(['name']);
  const navigateTo = useNavigateTo();
  const params = { groupId };

  async function change(body: { name?: string; isShared?: boolean }, what: string) {
    await run(
      async () => {
        onChanged((await call('PUT /birthday/groups/{groupId}', { params, body })).group);
        showToast('Saved.');
      },
      { name: what },
    );
  }
  async function remove() {
    const isDone = await run(
      async () => {
        await call('DELETE /birthday/groups/{groupId}', { params });
      },
      { name: 'delete' },
    );
    if (!isDone) return;
    showToast(`${group.name} is deleted. Its birthdays stay in your calendar.`);
    navigateTo(routes.birthdayGroup(), { replace: true });
  }
  return (
    <>
      <form
        ref={formRef}
        className={css.setting}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change({ name }, 'name');
        }}
      >
        <Field
          className={css.wide}
          label="Name of the list"
          hint="Everyone with the link sees it."
          error={errorAt('name')}
        >
          <TextInput
            value={name}
            maxLength={BIRTHDAY_GROUP_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              clear('name');
            }}
          />
        </Field>
        <Button type="submit" variant="quiet" busy={running === 'name'}>
          Save the name
        </Button>
      </form>
      <div className={css.setting}>
        <SeenChoice
          value={isShared}
          disabled={!isShared && people > 0}
          onChange={(next) => void change({ isShared: next }, 'seen')}
        />
        {people > 0 && (
          <p className={text.small}>
            {isShared
              ? 'If you choose “Nothing”, you cannot change it back on this list.'
              : 'They were told that only you see this list, so it stays that way.'}
          </p>
        )}
      </div>
      <div className={css.setting}>
        <p className={text.small}>
          If you delete the list, its links stop working and nobody can change what they added. The birthdays stay in
          your calendar.
        </p>
        <Button variant="danger" busy={running === 'delete'} onClick={() => void remove()}>
          Delete the list
        </Button>
        {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      </div>
    </>
  );
}

import { useState } from 'react';
import { useAction } from '#app/client/use-action.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import type { ContactGroup } from '#contract/contact.ts';
import { routes } from '#shared/routes.ts';
import { formatQuantity } from '#shared/text/format.ts';
import { setInGroup, undoInGroup } from './group-calls.ts';
import { AddToGroupDialog } from './group-dialogs.tsx';
import css from './groups.module.css';
import type { Selection } from './use-selection.ts';

/** What can be done with the people who are chosen. */
export function ChosenPeopleBar({
  selection,
  groups,
  shown,
  onDone,
}: {
  selection: Selection;
  groups: readonly ContactGroup[];
  /** the group that is shown */ shown: ContactGroup | null;
  onDone: () => void;
}) {
  const { people } = selection;
  const [isAdding, setAdding] = useState(false);
  const { run, isBusy, errorAt, generalError } = useAction(['contactIds']);
  const [first, second] = people;
  async function takeOut({ name }: ContactGroup) {
    const contactIds = people.map(({ contactId }) => contactId);
    if (!(await run(() => setInGroup(name, contactIds, false)))) return;
    onDone();
    showToast(`${formatQuantity(people.length, 'person is', 'people are')} no longer in ${name}.`, {
      undo: undoInGroup(name, contactIds, true),
    });
  }
  const error = generalError ?? errorAt('contactIds');
  return (
    <section className={css.chosen} aria-label="Chosen people">
      <output>
        {people.length === 0 ? 'Choose people' : `${formatQuantity(people.length, 'person', 'people')} chosen`}
      </output>
      <Button size="small" variant="plain" onClick={onDone}>
        Done
      </Button>
      {people.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => setAdding(true)}>
          Add to a group
        </Button>
      )}
      {people.length > 0 && shown !== null && (
        <Button size="small" variant="quiet" busy={isBusy} onClick={() => void takeOut(shown)}>
          Remove from {shown.name}
        </Button>
      )}
      {people.length === 2 && first !== undefined && second !== undefined && (
        <ButtonLink size="small" variant="quiet" to={routes.mergePeople(first.contactId, second.contactId)}>
          Merge the two
        </ButtonLink>
      )}
      {error !== undefined && <Notice tone="bad">{error}</Notice>}
      <AddToGroupDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        people={people}
        groups={groups}
        onDone={onDone}
      />
    </section>
  );
}

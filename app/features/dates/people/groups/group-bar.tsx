import { useEffect, useRef, useState } from 'react';
import { call } from '#app/client/api.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useAction } from '#app/client/use-action.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ChipLink, Chips } from '#app/ui/form/chip.tsx';
import { MoreMenu } from '#app/ui/overlay/more-menu.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import type { ContactGroup } from '#contract/contact.ts';
import { routes } from '#shared/routes.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { announceCalendarChange } from '#app/features/dates/entries/calendar-changes.ts';
import { undoInGroup } from './group-calls.ts';
import { RenameGroupDialog } from './group-dialogs.tsx';
import css from './groups.module.css';

/** So much of the chip before stays in sight. */
const EDGE_PX = 48;

/** The member's groups: each is a link to its people. The one that is shown can be renamed and deleted. */
export function GroupBar({ groups, shown }: { groups: readonly ContactGroup[]; shown: ContactGroup | null }) {
  const navigateTo = useNavigateTo();
  const [isRenaming, setRenaming] = useState(false);
  const { run, generalError } = useAction();
  const ref = useRef<HTMLElement>(null);
  const name = shown?.name;
  // The chip of the group that is shown may be beyond the edge of a phone.
  useEffect(() => {
    const strip = ref.current?.querySelector('ul');
    const chip = name === undefined ? undefined : strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && chip)
      strip.scrollLeft += chip.getBoundingClientRect().left - strip.getBoundingClientRect().left - EDGE_PX;
  }, [name]);
  async function remove({ name }: ContactGroup) {
    let contactIds: readonly string[] = [];
    const isDone = await run(async () => {
      ({ contactIds } = await call('DELETE /contact_groups/{group}', { params: { group: name } }));
    });
    if (!isDone) return;
    announceCalendarChange();
    navigateTo(routes.addressBook(), { replace: true });
    showToast(`The group ${name} is deleted. Its people stay in your contacts.`, {
      undo: undoInGroup(name, contactIds, true),
    });
  }
  if (groups.length === 0) return null;
  return (
    <>
      <nav ref={ref} className={css.bar} aria-label="Groups">
        <Chips strip>
          <li>
            <ChipLink to={routes.addressBook()} on={shown === null} exactly>
              Everybody
            </ChipLink>
          </li>
          {groups.map(({ name, people }) => (
            <li key={name}>
              <ChipLink to={routes.addressBook(name)} on={name === shown?.name} exactly>
                <bdi>{name}</bdi> <b>{formatInteger(people)}</b>
              </ChipLink>
            </li>
          ))}
        </Chips>
      </nav>
      {shown !== null && (
        <div className={css.shown}>
          <h2>
            <bdi>{shown.name}</bdi>
          </h2>
          <MoreMenu
            label={`Change the group ${shown.name}`}
            items={[
              { name: 'Rename', act: () => setRenaming(true) },
              { name: 'Delete the group', act: () => void remove(shown) },
            ]}
          />
        </div>
      )}
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      {shown !== null && (
        <RenameGroupDialog
          key={shown.name}
          open={isRenaming}
          onClose={() => setRenaming(false)}
          group={shown.name}
          onDone={(name) => navigateTo(routes.addressBook(name), { replace: true })}
        />
      )}
    </>
  );
}

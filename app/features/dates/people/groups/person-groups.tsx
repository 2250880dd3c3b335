import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import type { Contact } from '#contract/contact.ts';
import { routes } from '#shared/routes.ts';
import { AddToGroupDialog } from './group-dialogs.tsx';
import css from './groups.module.css';

/** The groups that somebody is in. They are put into others and taken out here. */
export function PersonGroups({ contact, onChange }: { contact: Contact; onChange: (contact: Contact) => void }) {
  const { contactId, firstName, groups } = contact;
  const { run, generalError } = useAction();
  const [isAdding, setAdding] = useState(false);
  const { value: all } = useLoaded(async () => (await call('GET /contact_groups')).results);
  const params = { contactId };
  const takeOut = (group: string) =>
    run(async () => {
      const body = { groups: groups.filter((one) => one !== group) };
      onChange((await call('PUT /contacts/{contactId}', { params, body })).contact);
    });
  const reload = () => run(async () => onChange((await call('GET /contacts/{contactId}', { params })).contact));
  return (
    <section aria-labelledby="groups-of">
      <h2 id="groups-of">Groups</h2>
      {groups.length > 0 && (
        <ul className={css.groups}>
          {groups.map((group) => (
            <li key={group}>
              <PathLink to={routes.addressBook(group)}>
                <bdi>{group}</bdi>
              </PathLink>
              <IconButton
                icon="cross"
                label={`Remove ${firstName} from ${group}`}
                onClick={() => void takeOut(group)}
              />
            </li>
          ))}
        </ul>
      )}
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <p className={css.more}>
        <TextButton onClick={() => setAdding(true)}>Add {firstName} to a group</TextButton>
      </p>
      <AddToGroupDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        people={[contact]}
        groups={all ?? []}
        onDone={() => void reload()}
      />
    </section>
  );
}

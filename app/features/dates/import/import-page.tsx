import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { AccountPicker } from './sources/account-picker.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FilePicker } from './sources/file-picker.tsx';
import { HowToAccount } from './sources/how-to-account.tsx';
import { HowToExport } from './sources/how-to-export.tsx';
import { HowToList } from './sources/how-to-list.tsx';
import css from './import-page.module.css';
import { ImportReview } from './import-review.tsx';
import { ListPicker } from './sources/list-picker.tsx';
import { type ReadFile, readOnDevice } from './read-on-device.ts';
import { useGrantedContacts } from './sources/use-granted-contacts.ts';
import { SERVERS } from './sources/servers.ts';

type Source = 'file' | 'account' | 'list';

/** Brings people along from a file, from where an address book is kept, or from a list. It is read on this device, and only who is ticked is stored. */
export function ImportPage() {
  const [read, setRead] = useState<ReadFile | null>(null);
  const [source, setSource] = useState<Source | null>(null);
  const [serverId, setServerId] = useState(SERVERS[0].id);
  // Where nothing can be read from here, nothing is offered.
  const { value: sources } = useLoaded(() => call('GET /imports/sources'));
  const accounts = sources?.accounts ?? [];
  const hasServers = sources?.carddav === true;
  const isFirst = read === null;
  const { busy, problem, hasReturned } = useGrantedContacts(async (found) => setRead(await readOnDevice(found)));
  // Whoever comes back from a provider sees what became of it.
  const shown = source ?? (hasReturned ? 'account' : 'file');
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Bring your people in"
        lead="From an address book, a calendar or a list. You see everybody before anything is kept."
        back={{ to: routes.addressBook(), name: 'Your contacts' }}
      />
      <Segmented
        className={css.sources}
        legend="Where your people are"
        options={[
          { value: 'file', label: 'A file' },
          ...(hasServers || accounts.length > 0 ? [{ value: 'account' as const, label: 'Online' }] : []),
          { value: 'list', label: 'A list' },
        ]}
        value={shown}
        onChange={setSource}
      />
      <div className={css.start}>
        {shown === 'file' && <FilePicker isFirst={isFirst} onRead={setRead} />}
        {shown === 'account' && (
          <AccountPicker
            {...{ accounts, hasServers, busy, problem, serverId, isFirst }}
            onServer={setServerId}
            onRead={setRead}
          />
        )}
        {shown === 'list' && <ListPicker isFirst={isFirst} onRead={setRead} />}
        {isFirst && shown === 'file' && <HowToExport />}
        {isFirst && shown === 'list' && <HowToList />}
        {shown === 'account' && hasServers && <HowToAccount serverId={serverId} />}
      </div>
      {read === null ? <EarlierImports /> : <ImportReview key={read.key} read={read} onRead={setRead} />}
    </div>
  );
}

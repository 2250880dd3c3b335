import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { type ContactProviderId, PROVIDER_TITLES } from '#shared/imports/contact-consent.ts';
import { ProviderContacts } from './provider-contacts.tsx';
import type { ReadFile } from '../read-on-device.ts';
import { ReadingProgress } from '../reading-progress.tsx';
import { SERVERS } from './servers.ts';
import css from './source-panel.module.css';
import { useReading } from '../use-reading.ts';

/** Reads the address book of an account where it is kept. */
export function AccountPicker({
  accounts,
  hasServers,
  busy,
  problem,
  serverId,
  isFirst,
  onServer,
  onRead,
}: {
  /** providers that can be asked for contacts */ accounts: readonly ContactProviderId[];
  /** whether servers can be read */ hasServers: boolean;
  /** the provider whose contacts are being read */ busy: ContactProviderId | null;
  /** what went wrong at a provider */ problem: string | null;
  serverId: string;
  isFirst: boolean;
  onServer: (id: string) => void;
  onRead: (read: ReadFile) => void;
}) {
  return (
    <section className={css.panel} aria-labelledby="import-account">
      <h2 id="import-account">An address book online</h2>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {busy !== null && <output>Reading your {PROVIDER_TITLES[busy]}.</output>}
      <ProviderContacts accounts={accounts} />
      {hasServers && accounts.length > 0 && <p className={css.or}>or with a password</p>}
      {hasServers && <ServerForm serverId={serverId} isFirst={isFirst} onServer={onServer} onRead={onRead} />}
    </section>
  );
}

/** Reads the address book of an account on a server, with a password for it. */
function ServerForm({
  serverId,
  isFirst,
  onServer,
  onRead,
}: {
  serverId: string;
  isFirst: boolean;
  onServer: (id: string) => void;
  onRead: (read: ReadFile) => void;
}) {
  const server = SERVERS.find(({ id }) => id === serverId) ?? SERVERS[0];
  const [address, setAddress] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { formRef, run, isBusy, errorAt, generalError, reject, clear } = useAction(['server', 'username', 'password']);
  const reading = useReading();

  async function take() {
    const missing = {
      ...(server.address === null && address.trim() === ''
        ? { server: 'Enter the address of your server, such as cloud.example.org.' }
        : {}),
      ...(username.trim() === '' ? { username: 'Enter your user name there.' } : {}),
      ...(password === '' ? { password: 'Enter the password.' } : {}),
    };
    if (Object.keys(missing).length > 0) return reject(missing);
    await run(async () => {
      const body = { server: server.address ?? address, username, password };
      const found = await call('POST /imports/carddav', { body });
      const read = await reading.read({
        name: server.address === null ? found.name : server.name,
        content: found.vcards,
      });
      if (read === null) return;
      setPassword('');
      onRead(read);
    });
  }

  const serverError = errorAt('server');
  return (
    <>
      <Segmented
        legend="Where it is"
        options={SERVERS.map(({ id, name }) => ({ value: id, label: name, disabled: isBusy }))}
        value={server.id}
        onChange={(id) => {
          clear();
          onServer(id);
        }}
      />
      <form
        ref={formRef}
        className={css.form}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        {server.address === null && (
          <Field label="Address" hint="Such as cloud.example.org" error={serverError}>
            <TextInput
              type="text"
              inputMode="url"
              dir="ltr"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={500}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          </Field>
        )}
        <Field label={server.username} error={errorAt('username')}>
          <TextInput
            type="text"
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="off"
            maxLength={320}
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
        </Field>
        <Field
          label={server.password}
          hint="We use it for this one reading and keep it nowhere."
          error={errorAt('password')}
        >
          <TextInput
            type="password"
            dir="ltr"
            autoComplete="off"
            maxLength={500}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {server.address !== null && serverError !== undefined && <Notice tone="bad">{serverError}</Notice>}
        {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
        {reading.problem !== null && <Notice tone="bad">{reading.problem}</Notice>}
        <ReadingProgress reading={reading} />
        <Button type="submit" variant={isFirst ? 'primary' : 'quiet'} busy={isBusy}>
          Read the address book
        </Button>
        <output className={css.note}>
          {isBusy
            ? 'Reading. A large address book takes up to a minute.'
            : 'You see everybody before anything is kept. Only the people you tick are stored.'}
        </output>
      </form>
    </>
  );
}

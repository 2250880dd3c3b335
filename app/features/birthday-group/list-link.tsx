import { useSyncExternalStore } from 'react';
import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { copyLink, SendLink } from '#app/parts/pass-on/pass-on.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { BirthdayGroupDetails } from '#contract/birthday-group.ts';
import css from './group.module.css';

/** The link of a list: to pass on in every way, to replace, and to close. */
export function ListLink({
  group,
  onChanged,
}: {
  group: BirthdayGroupDetails;
  onChanged: (group: BirthdayGroupDetails) => void;
}) {
  const { groupId, name, path, qr, isOpen } = group;
  const { run, running, generalError } = useAction();
  const hasSheet = useSyncExternalStore(never, canShare, no);
  const address = new URL(path, location.origin).href;
  const words = `Add your birthday to ${name}:`;
  const params = { groupId };

  async function replace() {
    await run(
      async () => {
        onChanged((await call('POST /birthday/groups/{groupId}/link', { params })).group);
        showToast('The list has a new link. The old one no longer works.');
      },
      { name: 'replace' },
    );
  }
  async function setOpen(next: boolean) {
    await run(
      async () => {
        onChanged((await call('PUT /birthday/groups/{groupId}', { params, body: { isOpen: next } })).group);
      },
      { name: 'open' },
    );
  }
  async function share() {
    try {
      await navigator.share({ title: name, text: words, url: address });
    } catch (error) {
      // Whoever closes the sheet changes nothing.
      if (!(error instanceof DOMException)) throw error;
    }
  }
  if (!isOpen)
    return (
      <div className={css.setting}>
        <p>The list is closed. Nobody new can join it, but people on it can still change what they added.</p>
        <Button busy={running === 'open'} onClick={() => void setOpen(true)}>
          Reopen the list
        </Button>
        {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      </div>
    );
  return (
    <div className={css.link}>
      <div className={css.setting}>
        <Field className={css.wide} label="Anyone with this link can add themselves">
          <TextInput value={address} readOnly dir="ltr" onFocus={({ target }) => target.select()} />
        </Field>
        <div className={css.ways}>
          <Button onClick={() => void copyLink(path)}>Copy link</Button>
          {hasSheet && (
            <Button variant="quiet" onClick={() => void share()}>
              Share
            </Button>
          )}
          <SendLink path={path} words={words} email={`Add your birthday to ${name}`} />
        </div>
        <p className={text.small}>
          <TextButton soft aria-busy={running === 'replace'} onClick={() => void replace()}>
            Replace the link
          </TextButton>{' '}
          if the wrong people have it.{' '}
          <TextButton soft aria-busy={running === 'open'} onClick={() => void setOpen(false)}>
            Close the list
          </TextButton>{' '}
          when everyone is on it.
        </p>
        {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      </div>
      <img
        className={css.qr}
        src={qr}
        alt="The link as a QR code, to be scanned from this screen"
        width={176}
        height={176}
      />
    </div>
  );
}

const never = () => () => undefined;
const canShare = () => 'share' in navigator;
const no = () => false;

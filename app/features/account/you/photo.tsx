import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { call } from '#app/client/api.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import text from '#app/ui/text.module.css';
import { say } from '#app/ui/toast-store.ts';
import { useAccount } from '../account-context.tsx';
import { keepIfLate, takeLate } from '../late-acts.ts';
import { useActing } from '../use-acting.ts';
import css from './photo.module.css';
import { PHOTO_KINDS, PhotoError, shrinkPhoto, whyNotTaken } from './shrink-photo.ts';

/** The member's photo: chosen, made smaller here, sent; or taken away. */
export function Photo() {
  const { account, take } = useAccount();
  const acting = useActing();
  const [refused, setRefused] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const { photo } = account;

  async function send(image: string) {
    const isTaken = await acting.act(async () => {
      try {
        const { photo: next } = await call('POST /account/photo', { body: { image } });
        take({ ...account, photo: next });
      } catch (error) {
        keepIfLate(error, 'photo', image);
        throw error;
      }
    });
    if (isTaken) say('That is you, then.');
  }
  const sendLate = useEffectEvent(() => {
    const image = takeLate<string>('photo').at(-1);
    if (image !== undefined) void send(image);
  });
  useEffect(() => sendLate(), []);
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = '';
    setRefused(null);
    acting.forget();
    if (!chosen) return;
    try {
      const image = await shrinkPhoto(chosen);
      if (image === null) return setRefused(whyNotTaken(chosen));
      await send(image);
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      setRefused(error.message);
    }
  }
  async function takeAway(photoId: string) {
    const isDone = await acting.act(async () =>
      take((await call('DELETE /account/photo/{photoId}', { params: { photoId } })).account),
    );
    if (isDone) say('Your photo is taken away. Your letter stands there again.');
  }

  const wrong = refused ?? acting.besides();
  return (
    <div className={css.me}>
      <span className={css.avatar}>
        <Avatar name={account.name} photo={photo?.url} size="large" />
      </span>
      <div className={css.beside}>
        <div className={css.acts}>
          <Button variant="quiet" size="small" busy={acting.isBusy} onClick={() => file.current?.click()}>
            {photo ? 'Change the photo' : 'Add a photo'}
          </Button>
          {photo && (
            <Button variant="plain" size="small" onClick={() => void takeAway(photo.photoId)}>
              Take it away
            </Button>
          )}
        </div>
        <input
          ref={file}
          className={text.sr}
          type="file"
          accept={PHOTO_KINDS}
          aria-label="A photo of you"
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
        <p className={wrong ? css.wrong : css.note} role={wrong ? 'alert' : undefined}>
          {wrong ?? 'Shown to people you ask for a birthday, and on group cards.'}
        </p>
      </div>
    </div>
  );
}

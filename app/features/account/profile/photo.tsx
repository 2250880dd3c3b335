import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { call } from '#app/client/api.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button/button.tsx';
import text from '#app/ui/text.module.css';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { useAccount } from '../account-context.tsx';
import { saveIfSignedOut, takePendingActions } from '../pending-actions.ts';
import { useAction } from '#app/client/use-action.ts';
import css from './photo.module.css';
import { PHOTO_KINDS, PhotoError, resizePhoto, photoRejection } from './resize-photo.ts';

/** The member's photo: chosen, resized in the browser and uploaded, or removed. */
export function Photo() {
  const { account, take } = useAccount();
  const action = useAction();
  const [fileError, setFileError] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const { photo } = account;

  async function upload(image: string) {
    const isSaved = await action.run(async () => {
      try {
        const { photo: next } = await call('POST /account/photo', { body: { image } });
        take({ ...account, photo: next });
      } catch (error) {
        saveIfSignedOut(error, 'photo', image);
        throw error;
      }
    });
    if (isSaved) showToast('Your photo is saved.');
  }
  const uploadPending = useEffectEvent(() => {
    const image = takePendingActions<string>('photo').at(-1);
    if (image !== undefined) void upload(image);
  });
  useEffect(() => uploadPending(), []);
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    // Allows choosing the same file again.
    target.value = '';
    setFileError(null);
    action.clear();
    if (!chosen) return;
    try {
      const image = await resizePhoto(chosen);
      if (image === null) return setFileError(photoRejection(chosen));
      await upload(image);
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      setFileError(error.message);
    }
  }
  async function remove(photoId: string) {
    const isDone = await action.run(async () =>
      take((await call('DELETE /account/photo/{photoId}', { params: { photoId } })).account),
    );
    if (isDone) showToast('Your photo is removed.');
  }

  const error = fileError ?? action.generalError;
  return (
    <div className={css.me}>
      <span className={css.avatar}>
        <Avatar name={account.name} photo={photo?.url} size="large" />
      </span>
      <div className={css.beside}>
        <div className={css.actions}>
          <Button variant="quiet" size="small" busy={action.isBusy} onClick={() => file.current?.click()}>
            {photo ? 'Change the photo' : 'Add a photo'}
          </Button>
          {photo && (
            <Button variant="plain" size="small" onClick={() => void remove(photo.photoId)}>
              Remove the photo
            </Button>
          )}
        </div>
        <input
          ref={file}
          className={text.sr}
          type="file"
          accept={PHOTO_KINDS}
          aria-label="Your photo"
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
        <p className={error ? css.error : css.note} role={error ? 'alert' : undefined}>
          {error ?? 'Only you see it.'}
        </p>
      </div>
    </div>
  );
}

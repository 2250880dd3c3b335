import { useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { canShareNatively, shareNatively } from './native-share.ts';
import type { SharedLink } from './share-store.ts';
import css from './share-panel.module.css';
import { CardPicture } from '#app/parts/card-picture.tsx';

type LinkField = RefObject<HTMLInputElement | null>;
type Copying = {
  /** the result, in a sentence */ said: string;
  copy: () => Promise<void>;
};

/** Copies a link. If the browser does not allow it, selects the link in its field for copying by hand. */
export function useCopyLink({ address }: Pick<SharedLink, 'address'>, field: LinkField): Copying {
  const [copied, setCopied] = useState<{ address: string; isDone: boolean } | null>(null);
  async function copy() {
    const isDone = await write(address);
    if (!isDone) {
      field.current?.focus();
      field.current?.select();
    }
    setCopied({ address, isDone });
  }
  const said =
    copied?.address !== address
      ? ''
      : copied.isDone
        ? 'Link copied. Paste it anywhere.'
        : 'The link is selected. Copy it with Ctrl+C, or press and hold it.';
  return { said, copy };
}

async function write(address: string): Promise<boolean> {
  // There is no clipboard without HTTPS.
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** What a link leads to, and the link itself. */
export function ShareLinkField({
  link,
  said,
  field,
}: {
  link: Pick<SharedLink, 'address'>;
  said: string;
  field: LinkField;
}) {
  return (
    <>
      <Field label="Link">
        <TextInput
          ref={field}
          className={css.address}
          value={link.address}
          readOnly
          dir="ltr"
          // Selected backwards, so that the start of the address stays visible.
          onFocus={({ target }) => target.setSelectionRange(0, target.value.length, 'backward')}
        />
      </Field>
      <output className={css.status}>{said}</output>
    </>
  );
}

/** A small picture, and what people with the link will see. */
export function SharePreview({ link }: { link: SharedLink }) {
  return (
    <div className={css.thing}>
      <CardPicture picture={link.picture} paper={link.paper} sizes="80px" className={css.picture} eager />
      <p>
        <strong>{link.title}</strong>
        {link.line}
      </p>
    </div>
  );
}

/** The buttons for a link. They need script. */
export function ShareActions({
  link,
  copy,
  children,
}: {
  link: SharedLink;
  copy: Copying['copy'];
  children?: ReactNode;
}) {
  const isHydrated = useSyncExternalStore(never, yes, no);
  const hasSheet = useSyncExternalStore(never, canShareNatively, no);
  return (
    <>
      {children}
      {hasSheet && (
        <Button variant="quiet" onClick={() => void shareNatively(link)}>
          Share another way
        </Button>
      )}
      {isHydrated && <Button onClick={() => void copy()}>Copy link</Button>}
    </>
  );
}
const never = () => () => undefined;
const yes = () => true;
const no = () => false;

import { useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { Button } from './button.tsx';
import { Field, TextInput } from './field.tsx';
import { canHandOver, handOver } from './hand-over.ts';
import type { SharedLink } from './share-link.ts';
import css from './share-link-panel.module.css';
import { Sheet } from './sheet.tsx';

type LinkField = RefObject<HTMLInputElement | null>;
type Copying = {
  /** what came of it, in a sentence */ said: string;
  copy: () => Promise<void>;
};

/** Copies a link. Where the browser lets no page copy, the link is selected in its field and the hand does the rest. */
export function useCopying({ address }: SharedLink, field: LinkField): Copying {
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
        ? 'The link is copied. Paste it wherever you like.'
        : 'The link is selected. Copy it with Ctrl and C, or by pressing it for a while.';
  return { said, copy };
}

async function write(address: string): Promise<boolean> {
  // A page that did not come over a safe line has no clipboard.
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
export function SharedLinkField({ link, said, field }: { link: SharedLink; said: string; field: LinkField }) {
  return (
    <>
      <Field label="Its link">
        <TextInput
          ref={field}
          className={css.address}
          value={link.address}
          readOnly
          dir="ltr"
          // From its end to its start, so that the start is what is seen.
          onFocus={({ target }) => target.setSelectionRange(0, target.value.length, 'backward')}
        />
      </Field>
      <output className={css.said}>{said}</output>
    </>
  );
}

/** The thing itself, small, and what whoever follows the link will see of it. */
export function SharedThing({ link }: { link: SharedLink }) {
  return (
    <div className={css.thing}>
      <Sheet picture={link.picture} paper={link.paper} sizes="80px" className={css.picture} eager />
      <p>
        <strong>{link.title}</strong>
        {link.line}
      </p>
    </div>
  );
}

/** What can be done with a link; nothing of it without script. */
export function SharedLinkActs({
  link,
  copy,
  children,
}: {
  link: SharedLink;
  copy: Copying['copy'];
  children?: ReactNode;
}) {
  const isAlive = useSyncExternalStore(never, yes, no);
  const hasSheet = useSyncExternalStore(never, canHandOver, no);
  return (
    <>
      {children}
      {hasSheet && (
        <Button variant="quiet" onClick={() => void handOver(link)}>
          Another way
        </Button>
      )}
      {isAlive && <Button onClick={() => void copy()}>Copy the link</Button>}
    </>
  );
}
const never = () => () => undefined;
const yes = () => true;
const no = () => false;

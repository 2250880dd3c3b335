import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import css from './two-step.module.css';

/** The codes for a lost phone, shown this once: to copy, to keep as a file, to write down. */
export function RecoveryCodes({
  codes,
  areAnew,
  onKept,
}: {
  codes: readonly string[];
  /** there were others before */ areAnew: boolean;
  onKept: () => void;
}) {
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const list = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(list);
      setSaid('They are copied. Paste them where only you look.');
    } catch (error) {
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      setSaid('This browser lets no page copy. Select them, or keep the file.');
    }
  }
  function download() {
    const address = URL.createObjectURL(
      new Blob([`Cardamom: codes for a lost phone. Each works once.\n\n${list}\n`], { type: 'text/plain' }),
    );
    const link = Object.assign(document.createElement('a'), { href: address, download: 'cardamom-codes.txt' });
    link.click();
    URL.revokeObjectURL(address);
    setSaid('The file is among your downloads.');
  }
  return (
    <div className={css.recovery}>
      <h3 ref={heading} tabIndex={-1}>
        For the day the phone is lost
      </h3>
      <p className={text.small}>
        {areAnew ? 'These are new, and the old ones count no more.' : 'Two-step codes are on.'} Each of these codes lets
        you in once in place of the app. They are shown this once, so keep them somewhere that is not your phone.
      </p>
      <ol className={css.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={css.acts}>
        <Button variant="quiet" size="small" onClick={() => void copy()}>
          <Icon name="copy" /> Copy them
        </Button>
        <Button variant="quiet" size="small" onClick={download}>
          <Icon name="file" /> Keep them as a file
        </Button>
        <Button size="small" onClick={onKept}>
          I have kept them
        </Button>
      </div>
      <output className={text.note}>{said}</output>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import text from '#app/ui/text.module.css';
import css from './two-step.module.css';

/** The recovery codes, shown only once: to copy, to download, to write down. */
export function RecoveryCodes({
  codes,
  areRenewed,
  onSaved,
}: {
  codes: readonly string[];
  /** they replace earlier ones */ areRenewed: boolean;
  onSaved: () => void;
}) {
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const list = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(list);
      setStatus('Copied. Paste them in a safe place.');
    } catch (error) {
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      setStatus('Your browser does not allow copying. Select the codes, or download the file.');
    }
  }
  function download() {
    const address = URL.createObjectURL(
      new Blob([`Cardamom recovery codes. Each works once.\n\n${list}\n`], { type: 'text/plain' }),
    );
    const link = Object.assign(document.createElement('a'), { href: address, download: 'cardamom-recovery-codes.txt' });
    link.click();
    URL.revokeObjectURL(address);
    setStatus('The file is in your downloads.');
  }
  return (
    <div className={css.recovery}>
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p className={text.small}>
        {areRenewed ? 'The old codes no longer work.' : 'Two-step codes are on.'} If you lose your phone, each of these
        codes signs you in once. They are shown only now. Keep them in a safe place that is not your phone.
      </p>
      <ol className={css.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={css.actions}>
        <Button variant="quiet" size="small" onClick={() => void copy()}>
          <Icon name="copy" /> Copy
        </Button>
        <Button variant="quiet" size="small" onClick={download}>
          <Icon name="file" /> Download
        </Button>
        <Button size="small" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
      <output className={text.note}>{status}</output>
    </div>
  );
}

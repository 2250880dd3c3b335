import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import text from '#app/ui/text.module.css';
import css from './file-picker.module.css';
import type { ReadFile } from '../read-on-device.ts';
import { ReadingProgress } from '../reading-progress.tsx';
import { useReading } from '../use-reading.ts';

const KINDS = '.vcf,.vcard,.csv,.tsv,.txt,.ics,text/vcard,text/csv,text/calendar';
/** What a phone reads without a pause, in bytes. */
const FILE_MAX = 30_000_000;

/** Chooses a file, or takes one that is dropped on it, and reads it. */
export function FilePicker({ isFirst, onRead }: { isFirst: boolean; onRead: (read: ReadFile) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const reading = useReading();
  const { isBusy, problem } = reading;

  async function take(file: File | undefined) {
    if (file === undefined) return;
    if (file.size > FILE_MAX) return reading.reject('This file is too large. Leave out its pictures, or split it.');
    const read = await reading.read({ name: file.name, content: file });
    if (read !== null) onRead(read);
  }
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    void take(event.dataTransfer?.files[0]);
  });
  // It may be dropped anywhere: beside the field it would be opened in place of the page.
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      addEventListener(
        type,
        (event) => {
          event.preventDefault();
          listener(event);
        },
        { signal: listening.signal },
      );
    on('dragover', () => setOver(true));
    on('dragleave', () => setOver(false));
    on('drop', (event) => drop(event));
    return () => listening.abort();
  }, []);

  return (
    <section className={classNames(css.picker, isOver && css.over)} aria-labelledby="import-file">
      <h2 id="import-file">A file of people</h2>
      <p>
        vCard, CSV or iCalendar, from any phone, address book or calendar. <span>Drop it here, or choose it.</span>
      </p>
      <Button variant={isFirst ? 'primary' : 'quiet'} busy={isBusy} onClick={() => input.current?.click()}>
        <Icon name="file" />
        {isFirst ? 'Choose a file' : 'Choose another file'}
      </Button>
      <input
        ref={input}
        className={text.sr}
        type="file"
        accept={KINDS}
        aria-label="The file"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file again counts too.
          target.value = '';
          void take(file);
        }}
      />
      <ReadingProgress reading={reading} />
      <p className={problem === null ? css.note : css.error} role={problem === null ? undefined : 'alert'}>
        {problem ?? 'It is read on this device. Only the people you tick are sent to us.'}
      </p>
    </section>
  );
}

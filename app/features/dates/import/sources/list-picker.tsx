import { useState } from 'react';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, TextArea } from '#app/ui/form/field.tsx';
import type { UnreadLine } from '#shared/imports/list/read-list.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import type { ReadFile } from '../read-on-device.ts';
import { ReadingProgress } from '../reading-progress.tsx';
import css from './source-panel.module.css';
import { useReading } from '../use-reading.ts';

/** As much as a page is still quick with, in characters. */
const LIST_MAX = 2_000_000;

/** Takes people as somebody types or pastes them. A line that is not understood is named, and stays. */
export function ListPicker({ isFirst, onRead }: { isFirst: boolean; onRead: (read: ReadFile) => void }) {
  const [list, setList] = useSavedInput('import-list', '');
  const [unread, setUnread] = useState<readonly UnreadLine[]>([]);
  const reading = useReading();

  async function take() {
    if (list.trim() === '') return reading.reject('Type or paste somebody first, such as Mum 3 May.');
    if (list.length > LIST_MAX) return reading.reject('This list is too long for one go. Paste it in parts.');
    const read = await reading.read({ name: 'Your list', content: list, isList: true });
    if (read === null) return;
    setUnread(read.unread);
    if (read.kind === 'list') setList(read.unread.map(({ text }) => text).join('\n'));
    if (read.rows.length > 0 || read.kind !== 'list') onRead(read);
  }

  return (
    <section className={css.panel} aria-labelledby="import-list">
      <h2 id="import-list">Type or paste a list</h2>
      <Field
        label="One person a line"
        hint="A name and a date, in any order. Add an email address if you like. Cells of a spreadsheet can be pasted too."
        {...(reading.problem === null ? {} : { error: reading.problem })}
      >
        <TextArea rows={7} value={list} spellCheck={false} onChange={({ target }) => setList(target.value)} />
      </Field>
      {unread.length > 0 && (
        <div role="alert">
          <p>
            {unread.length === 1
              ? 'One line was not understood. It is still in the field.'
              : `${formatInteger(unread.length)} lines were not understood. They are still in the field.`}
          </p>
          <ul className={css.lines}>
            {unread.slice(0, 20).map(({ line, text, message }) => (
              <li key={line}>
                <b>
                  <bdi>{text.trim().slice(0, 80)}</bdi>
                </b>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ReadingProgress reading={reading} />
      <Button variant={isFirst ? 'primary' : 'quiet'} busy={reading.isBusy} onClick={() => void take()}>
        Read the list
      </Button>
      <p className={css.note}>It is read on this device. Only the people you tick are sent to us.</p>
    </section>
  );
}

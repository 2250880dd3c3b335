import { useState } from 'react';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { FilePicker } from './file-picker.tsx';
import { HowToExport } from './how-to-export.tsx';
import css from './import-page.module.css';
import { ImportReview } from './import-review.tsx';
import type { ReadFile } from './read-on-device.ts';

/** Brings people along from a file. It is read on this device, and only who is ticked is sent. */
export function ImportPage() {
  const [read, setRead] = useState<ReadFile | null>(null);
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Bring your people in"
        lead="From an address book or a calendar. You see everybody before anything is kept."
        back={{ to: routes.addressBook(), name: 'Your contacts' }}
      />
      <div className={css.start}>
        <FilePicker isFirst={read === null} onRead={setRead} />
        {read === null && <HowToExport />}
      </div>
      {read === null ? <EarlierImports /> : <ImportReview key={read.key} read={read} onRead={setRead} />}
    </div>
  );
}

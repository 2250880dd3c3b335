import type { ReactNode } from 'react';

/** One act with a button of its own, which works without script too. */
export function ActForm({ act, onAct, children }: { act: string; onAct: () => void; children: ReactNode }) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onAct();
      }}
    >
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  );
}

import { useEffect } from 'react';
import { watchErrors } from '#app/client/errors/report-error.ts';
import { applyTheme, parseTheme } from '#app/client/page/theme.ts';
import { startSession } from '#app/client/session/session.ts';
import { startVersionChecks } from '#app/client/release/version-check.ts';
import { showAlert } from '#app/ui/overlay/toast-store.ts';

/** Starts what every document has: its theme, error reports, the session, and version checks. */
export function usePageStart(): void {
  useEffect(() => applyTheme(parseTheme(document.cookie)), []);
  useEffect(watchErrors, []);
  useEffect(() => startSession(showSessionError), []);
  useEffect(startVersionChecks, []);
}

/** The session could not be loaded; until it is, the reader counts as signed out. */
function showSessionError(message: string, askAgain: () => void): void {
  showAlert(message, {
    line: 'You are browsing as a visitor until we can check again.',
    act: { words: 'Try again', run: askAgain },
  });
}

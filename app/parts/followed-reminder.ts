import { useEffect } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useSession } from '#app/client/session/session.ts';
import { softLoginParams } from '#app/client/session/soft-login.ts';
import { useSoftLogin } from '#app/client/session/use-soft-login.ts';

/** Notes that its reader came by the link of a reminder. @param r which, as the address names it; undefined for any other way */
export function useFollowedReminder(r: string | undefined): void {
  const { initialized, user } = useSession();
  const hasLink = useSoftLogin() !== undefined;
  const isReader = initialized && (user.isLoggedIn || hasLink);
  useEffect(() => {
    async function note(reminder: string) {
      try {
        await call('POST /reminder/opened', { body: { r: reminder, ...softLoginParams() } });
      } catch (error) {
        // It is for our own figures: nobody is told that it did not work.
        if (!(error instanceof ApiError)) throw error;
      }
    }
    if (isReader && r !== undefined) void note(r);
  }, [isReader, r]);
}

/** The reminder by which somebody came, as the query of the address names it. */
export function reminderIn({ r }: { r?: string | undefined }): { r?: string } {
  return r !== undefined && /^[\da-f-]{36}$/.test(r) ? { r } : {};
}

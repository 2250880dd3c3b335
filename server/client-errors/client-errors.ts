import { oncePerContext } from '#server/kernel/context.ts';
import type { z } from 'zod';
import type { ClientErrorGroup, ClientErrorDetails } from '#contract/admin/client-errors.ts';
import type { ClientError } from '#contract/site/debug.ts';
import type { Database } from '#db/client.ts';
import type { Counted } from '#db/count-up-to.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/kernel/actor.ts';
import { newId } from '#shared/ids.ts';
import { groupIdOf } from './fingerprint.ts';
import {
  countReport,
  deleteGroupsBefore,
  type GroupState,
  insertReport,
  selectGroup,
  selectGroups,
  selectNewestReport,
  setGroupState,
} from './queries.ts';
import type { SourceMaps } from '#server/ports/source-maps.ts';
import { framesOf, resolveFrames, resolveText } from './stack.ts';
import { type StoredReport, viewGroup, viewErrorDetails } from './view.ts';

type Report = z.output<typeof ClientError>;
export type ClientErrorDeps = {
  db: Database;
  clock: Clock;
  maps: SourceMaps;
  /** The build that this server gives out. */ build: string;
};

/** Errors of browsers: kept as they arrive, those of one cause together. */
export function createClientErrors({ db, clock, maps, build }: ClientErrorDeps) {
  async function details(groupId: string): Promise<ClientErrorDetails> {
    const [group, newest] = await Promise.all([selectGroup(db, groupId), selectNewestReport(db, groupId)]);
    if (!group || !newest) throw unknown();
    return viewErrorDetails(group, newest);
  }

  return {
    /** Keeps a report. Magic links and pairs of soft logins are taken out of it, and its stack is put in places of the source. */
    async keep(report: Report): Promise<void> {
      const now = clock.now();
      const error = withoutSecrets(report.error) || 'No message.';
      const stack = await resolveFrames(maps, framesOf(report.parsedStack));
      const kept: StoredReport & Pick<Report, 'type' | 'error'> = {
        type: report.type,
        error,
        url: report.url === null ? null : withoutSecrets(report.url),
        agent: report.agent,
        version: report.version,
        build: report.build,
        date: report.date,
        dimensions: report.dimensions,
        componentStack: await resolveText(maps, report.componentStack),
        stack: stack.map((frame) => ({ ...frame, file: frame.file && withoutSecrets(frame.file) })),
      };
      const groupId = groupIdOf(report.type, error, stack);
      const at = new Date(now);
      await db.transaction().execute(async (tx) => {
        await insertReport(tx, { error_id: newId(now), at, report: JSON.stringify(kept), group_id: groupId });
        await countReport(tx, {
          groupId,
          type: report.type,
          error,
          release: releaseOf(report),
          isCurrent: report.build === build,
          build,
          at,
        });
      });
    },

    /** Causes, the one that was met last first. */
    async list(
      _: Admin,
      asked: { q: string; state: 'all' | GroupState; limit: number; offset: number },
    ): Promise<Counted & { results: ClientErrorGroup[] }> {
      const { rows, ...counted } = await selectGroups(db, asked);
      return { results: rows.map(viewGroup), ...counted };
    },

    /** One cause with its newest report. */
    view: (_: Admin, groupId: string) => details(groupId),

    /** Marks a cause as resolved or open. */
    async settle(admin: Admin, groupId: string, state: GroupState): Promise<ClientErrorDetails> {
      await db.transaction().execute(async (tx) => {
        if (!(await setGroupState(tx, groupId, state, state === 'resolved' ? build : null))) throw unknown();
        const act = state === 'resolved' ? 'error-resolved' : 'error-opened-again';
        await recordAudit(tx, { adminId: admin.memberId, act, subject: groupId, at: new Date(clock.now()) });
      });
      return details(groupId);
    },
  };
}

/** Causes are kept this long after they were last met. */
const KEPT_MS = 180 * 86_400_000;
/** Deletes causes that were not reported for long. */
export async function deleteExpiredClientErrors({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await deleteGroupsBefore(db, new Date(clock.now() - KEPT_MS));
}

/** `1.0.80+b2`, as much of it as a browser said. */
function releaseOf({ version, build }: Report): string | null {
  return version === null ? null : [version, build].filter(Boolean).join('+');
}

function unknown() {
  return failure('not-found', 'groupId', 'unknown-error', 'This error does not exist.');
}

function withoutSecrets(text: string): string {
  return text.replace(/[0-9A-Za-z]{22,24}/g, '…').replace(/([?&](?:t|e|token|send|code)=)[^&#\s]*/g, '$1…');
}

/** Reports of browsers, in this process. */
export const clientErrorsOf = oncePerContext((context) =>
  createClientErrors({ ...context, maps: context.sourceMaps, build: context.settings.build }),
);

import { Notice } from '#app/ui/feedback/notice.tsx';
import shared from '../send.module.css';
import type { SendProblem } from './use-send.ts';

/** Why a card or a test could not be sent, with a link to the field where it can be fixed. */
export function ProblemNotice({ problem, onFix }: { problem: SendProblem; onFix: (field: string) => void }) {
  const { message, field } = problem;
  return (
    <Notice tone="bad">
      {message}{' '}
      {field && (
        <button type="button" className={shared.button} onClick={() => onFix(field)}>
          Fix it
        </button>
      )}
    </Notice>
  );
}

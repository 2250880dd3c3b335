import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { HeaderNote } from '#app/ui/layout/header-note.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkeletonLine, SkeletonSheet } from '#app/ui/skeleton.tsx';
import { Steps, type Step } from '#app/ui/steps.tsx';
import text from '#app/ui/text.module.css';
import { routes, SEND_STEPS, type SendStep } from '#shared/routes.ts';
import { Alone } from './alone.tsx';
import { loadTemporal } from './clock/temporal.ts';
import type { Draft } from './draft/draft-model.ts';
import type { DraftSnapshot } from './draft/draft-store.ts';
import { useDraft } from './draft/use-draft.ts';
import { NewDraft } from './new-draft.tsx';
import { NOTHING_HERE, type SendSearch } from './send-search.ts';
import css from './send.module.css';
import { CardStep } from './steps/card-step.tsx';
import { PeopleStep } from './steps/people-step.tsx';
import { PreviewStep } from './steps/preview-step.tsx';
import { senderErrors } from './steps/sender-errors.ts';
import type { Go, OpenDraft } from './steps/step.ts';
import { WordsStep } from './steps/words-step.tsx';

/** The way of a card from the table to the post. */
export function SendFlow({ step, search, go }: { step: SendStep; search: SendSearch; go: Go }) {
  const [hasTemporal, setHasTemporal] = useState(false);
  useEffect(() => void loadTemporal().then(() => setHasTemporal(true)), []);
  if (!hasTemporal) return null;
  if (search.card)
    return <NewDraft cardId={search.card} paletteId={search.palette} nameOnFront={search.name} go={go} />;
  if (!search.card_send_id) return <NothingHere />;
  return <OneDraft key={search.card_send_id} cardSendId={search.card_send_id} step={step} search={search} go={go} />;
}

const STEP_NAMES: Record<Exclude<SendStep, 'success'>, string> = {
  card: 'Card',
  words: 'Words',
  people: 'People and time',
  preview: 'Preview',
};
/** The last step comes when the one before it is looked at: nobody begins there. */
let successAtHand: ComponentType<OpenDraft> | undefined;
async function loadSuccess(): Promise<ComponentType<OpenDraft>> {
  return (successAtHand = (await retryChunk('success-step', () => import('./steps/success-step.tsx'))).SuccessStep);
}
const LateSuccess = lazy(async () => ({ default: await loadSuccess() }));
function SuccessStep(open: OpenDraft) {
  const [Screen] = useState(() => successAtHand ?? LateSuccess);
  return (
    <Suspense fallback={<Waiting step="success" />}>
      <Screen {...open} />
    </Suspense>
  );
}

const SCREENS = {
  card: CardStep,
  words: WordsStep,
  people: PeopleStep,
  preview: PreviewStep,
  success: SuccessStep,
} as const;

function OneDraft({
  cardSendId,
  step,
  search,
  go,
}: {
  cardSendId: string;
  step: SendStep;
  search: SendSearch;
  go: Go;
}) {
  const { store, snapshot } = useDraft(cardSendId);
  const state = snapshot.server?.state;
  const isDraft = state === 'draft' || state === 'stopped';
  const wanted: SendStep =
    snapshot.phase !== 'ready' ? step : isDraft ? (step === 'success' ? 'preview' : step) : 'success';
  useEffect(() => {
    if (wanted !== step) go(wanted, { replace: true });
  }, [wanted, step, go]);
  useFocusOnStep(wanted, search.at);
  useEffect(() => {
    // One that does not come is asked for again when it is needed.
    if (wanted === 'preview') void loadSuccess().catch(() => undefined);
  }, [wanted]);

  if (snapshot.phase === 'gone') return <NothingHere />;
  if (snapshot.phase === 'unreachable') return <Unreachable retry={() => void store.load()} />;
  const { server, draft } = snapshot;
  if (!server || !draft) return <Waiting step={step} />;
  const open: OpenDraft = { cardSendId, server, draft, snapshot, store, edit: store.edit, go, back: search.back };
  const Screen = SCREENS[wanted];
  return (
    <>
      {wanted !== 'success' && (
        <>
          <HeaderNote>{sayKept(snapshot)}</HeaderNote>
          <div className={wanted === 'preview' || wanted === 'words' ? css.topWall : css.top}>
            <div className={text.wrap}>
              <Steps steps={stepsOf(wanted, cardSendId, draft)} />
            </div>
          </div>
          <KeptHere snapshot={snapshot} />
        </>
      )}
      <Screen {...open} />
    </>
  );
}

/** A step that was passed with something missing can be gone back to, and has no tick. */
function stepsOf(now: SendStep, cardSendId: string, draft: Draft): Step[] {
  const here = SEND_STEPS.indexOf(now);
  const lacksPeople = draft.people.length === 0 || Object.keys(senderErrors(draft)).length > 0;
  return SEND_STEPS.filter((step) => step !== 'success').map((step, order) => ({
    name: STEP_NAMES[step],
    state: order === here ? 'on' : order < here && !(step === 'people' && lacksPeople) ? 'done' : 'ahead',
    ...(order < here ? { to: routes.send(step, cardSendId) } : {}),
  }));
}

function sayKept({ saving, savedAt }: DraftSnapshot): ReactNode {
  if (saving === 'kept') return 'Kept on this device';
  if (saving === 'saving') return 'Saving';
  return savedAt === null ? 'Saved as a draft' : 'Saved as a draft a moment ago';
}

/** Says so when what was written is on this device only, and why. */
function KeptHere({ snapshot }: { snapshot: DraftSnapshot }) {
  if (snapshot.saving !== 'kept') return null;
  return (
    <div className={`${text.wrap} ${css.kept}`}>
      <Notice tone={snapshot.problem ? 'bad' : 'warn'}>
        {snapshot.problem ??
          'We cannot reach our desk just now. Everything you write is kept on this device, and saved as soon as we can.'}
      </Notice>
    </div>
  );
}

/**
 * On the way from step to step the heading takes the focus, or the field that was asked for. Where the flow begins it does so for
 * whoever came from another page, whose focus waits on the page as a whole; a page that was loaded leaves the focus alone.
 */
function useFocusOnStep(step: SendStep, at: string | undefined): void {
  const before = useRef<SendStep | null>(null);
  useEffect(() => {
    const isFirst = before.current === null;
    before.current = step;
    const field = at ? document.querySelector<HTMLElement>(`[data-field="${CSS.escape(at)}"]`) : null;
    if (field) {
      field.focus();
      field.scrollIntoView({ block: 'center' });
    } else if (!isFirst || document.activeElement?.tagName === 'MAIN')
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step, at]);
}

function NothingHere() {
  return (
    <Alone title={NOTHING_HERE} action={<ButtonLink to={routes.cards()}>Choose a card</ButtonLink>}>
      <p>A card that you begin here stays here, on the device where you began it.</p>
    </Alone>
  );
}

function Unreachable({ retry }: { retry: () => void }) {
  return (
    <Alone title="We cannot reach your card just now" action={<Button onClick={retry}>Try again</Button>}>
      <p>It is safe with us. This may be the network, or it may be us.</p>
    </Alone>
  );
}

function Waiting({ step }: { step: SendStep }) {
  return (
    <div className={`${text.wrap} ${css.grid}`} aria-busy="true">
      <div className={step === 'card' ? undefined : css.aside}>
        <SkeletonSheet />
      </div>
      <div>
        <SkeletonLine width="60%" />
        <SkeletonLine width="90%" />
        <SkeletonLine width="80%" />
      </div>
    </div>
  );
}

import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { ApiError, call } from '#app/client/api.ts';
import { loadTemporal } from '#app/client/release/load-temporal.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { HeaderNote } from '#app/ui/layout/header-note.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SkeletonLine, SkeletonSheet } from '#app/ui/feedback/skeleton.tsx';
import { Steps, type Step } from '#app/ui/layout/steps.tsx';
import text from '#app/ui/text.module.css';
import { routes, SEND_STEPS, type SendStep } from '#shared/routes.ts';
import { NoticePage } from './notice-page.tsx';
import type { Draft } from './draft/draft.ts';
import type { DraftSnapshot } from './draft/draft-store.ts';
import { useDraft } from './draft/use-draft.ts';
import { NewDraft } from './draft/new-draft.tsx';
import { NO_DRAFT_TITLE, type SendSearch } from './send-search.ts';
import css from './send.module.css';
import { CardStep } from './steps/card-step.tsx';
import { loadOpening } from './preview/load-opening.ts';
import type { getSenderErrors } from './sender/sender-errors.ts';
import type { GoToStep, StepProps } from './steps/step.ts';
import { MessageStep } from './steps/message-step.tsx';

/** The steps from a new draft to a sent card. */
export function SendFlow({ step, search, go }: { step: SendStep; search: SendSearch; go: GoToStep }) {
  const [hasTemporal, setHasTemporal] = useState(false);
  useEffect(() => void loadTemporal().then(() => setHasTemporal(true)), []);
  if (!hasTemporal) return null;
  if (search.card)
    return (
      <NewDraft
        cardId={search.card}
        paletteId={search.palette}
        nameOnFront={search.name}
        calendarId={search.calendar_id}
        go={go}
      />
    );
  if (!search.card_send_id && search.magicLink)
    return <DraftOfLink key={search.magicLink} magicLink={search.magicLink} step={step} go={go} />;
  if (!search.card_send_id) return <NoDraft />;
  return <DraftSteps key={search.card_send_id} cardSendId={search.card_send_id} step={step} search={search} go={go} />;
}

const STEP_NAMES: Record<Exclude<SendStep, 'success'>, string> = {
  card: 'Card',
  words: 'Message',
  people: 'People and time',
  preview: 'Preview',
};
/** A step that few start at: it is loaded while the step before it is open. */
function lazyStep(load: () => Promise<ComponentType<StepProps>>) {
  let loaded: ComponentType<StepProps> | undefined;
  const preload = async () => (loaded = await load());
  const Lazy = lazy(async () => ({ default: await preload() }));
  function Screen(props: StepProps) {
    const [Loaded] = useState(() => loaded ?? Lazy);
    return <Loaded {...props} />;
  }
  return { Screen, preload };
}
const people = lazyStep(
  async () => (await retryChunk('recipients-step', () => import('./steps/recipients-step.tsx'))).RecipientsStep,
);
const preview = lazyStep(
  async () => (await retryChunk('preview-step', () => import('./steps/preview-step.tsx'))).PreviewStep,
);
const success = lazyStep(
  async () => (await retryChunk('success-step', () => import('./steps/success-step.tsx'))).SuccessStep,
);

const SCREENS = {
  card: CardStep,
  words: MessageStep,
  people: people.Screen,
  preview: preview.Screen,
  success: success.Screen,
} as const;

/** What is loaded while a step is open. */
const NEXT: Record<SendStep, readonly (() => Promise<unknown>)[]> = {
  card: [people.preload],
  words: [people.preload],
  people: [loadOpening, preview.preload],
  preview: [success.preload],
  success: [],
};

function DraftSteps({
  cardSendId,
  step,
  search,
  go,
}: {
  cardSendId: string;
  step: SendStep;
  search: SendSearch;
  go: GoToStep;
}) {
  const { store, snapshot } = useDraft(cardSendId);
  const state = snapshot.server?.state;
  const isDraft = state === 'draft' || state === 'stopped';
  const shownStep: SendStep =
    snapshot.phase !== 'ready' ? step : isDraft ? (step === 'success' ? 'preview' : step) : 'success';
  useEffect(() => {
    if (shownStep !== step) go(shownStep, { replace: true });
  }, [shownStep, step, go]);
  useEffect(() => {
    // A failed load is repeated when the step is shown.
    void Promise.all(NEXT[shownStep].map((load) => load())).catch(() => undefined);
  }, [shownStep]);

  if (snapshot.phase === 'not-found') return <NoDraft />;
  if (snapshot.phase === 'unreachable') return <Unreachable retry={() => void store.load()} />;
  const { server, draft } = snapshot;
  if (!server || !draft) return <StepSkeleton step={step} />;
  const props: StepProps = { cardSendId, server, draft, snapshot, store, edit: store.edit, go, returnTo: search.back };
  const Screen = SCREENS[shownStep];
  return (
    <>
      {shownStep !== 'success' && (
        <>
          <HeaderNote>{formatSaveStatus(snapshot)}</HeaderNote>
          <div className={shownStep === 'preview' || shownStep === 'words' ? css.topWall : css.top}>
            <div className={text.wrap}>
              <StepLinks current={shownStep} cardSendId={cardSendId} draft={draft} />
            </div>
          </div>
          <LocalOnlyNotice snapshot={snapshot} />
          <output className={text.sr}>{formatPlaceInFlow(shownStep)}</output>
        </>
      )}
      <Suspense fallback={<StepSkeleton step={shownStep} />}>
        <Screen {...props} />
        <FocusOnStep step={shownStep} at={search.at} />
      </Suspense>
    </>
  );
}

/** The steps so far. Whether people and time are complete shows only after that step, so its checks are loaded there. */
function StepLinks({ current, cardSendId, draft }: { current: SendStep; cardSendId: string; draft: Draft }) {
  const [check, setCheck] = useState<{ getSenderErrors: typeof getSenderErrors }>();
  useEffect(() => {
    if (current === 'preview')
      void retryChunk('sender-errors', () => import('./sender/sender-errors.ts')).then(setCheck, () => undefined);
  }, [current]);
  const isIncomplete = draft.people.length === 0 || !check || Object.keys(check.getSenderErrors(draft)).length > 0;
  return <Steps steps={getSteps(current, cardSendId, isIncomplete)} />;
}

/** The steps so far are links. A step that was left incomplete has no tick. */
function getSteps(current: SendStep, cardSendId: string, isRecipientsIncomplete: boolean): Step[] {
  const currentIndex = SEND_STEPS.indexOf(current);
  return SEND_STEPS.filter((step) => step !== 'success').map((step, order) => ({
    name: STEP_NAMES[step],
    state:
      order === currentIndex
        ? 'on'
        : order < currentIndex && !(step === 'people' && isRecipientsIncomplete)
          ? 'done'
          : 'ahead',
    ...(order < currentIndex ? { to: routes.send(step, cardSendId) } : {}),
  }));
}

/** What is said of a step when it begins: the focus may be in its first field, past its heading. */
function formatPlaceInFlow(step: Exclude<SendStep, 'success'>): string {
  const names = Object.keys(STEP_NAMES);
  return `Step ${names.indexOf(step) + 1} of ${names.length}: ${STEP_NAMES[step]}`;
}

function formatSaveStatus({ saveStatus, savedAt }: DraftSnapshot): ReactNode {
  if (saveStatus === 'local') return 'Saved on this device';
  if (saveStatus === 'saving') return 'Saving';
  return savedAt === null ? 'Saved as a draft' : 'Draft saved just now';
}

/** Tells the sender when the draft is saved on this device only, and why. */
function LocalOnlyNotice({ snapshot }: { snapshot: DraftSnapshot }) {
  if (snapshot.saveStatus !== 'local') return null;
  return (
    <div className={`${text.wrap} ${css.localOnly}`}>
      <Notice tone={snapshot.problem ? 'bad' : 'warn'}>
        {snapshot.problem ??
          'We cannot reach the server. Your card is saved on this device and will be uploaded as soon as possible.'}
      </Notice>
    </div>
  );
}

/** What a step begins with: its first field, or the choice that is made in its first group. */
const FIRST_FIELD = 'main form :is(input[data-field], textarea[data-field], input:checked)';

/**
 * After a change of step, focuses the field named in the address. Without one it focuses the heading, or, for somebody who came by keyboard, the
 * first field, where they go on at once; by pointer a field would open the keyboard of a phone. At the first step it does so only for visitors from
 * another page of ours, whose focus is on `main`; on a freshly loaded page the focus stays where it is. It is rendered beside the step, so that it
 * waits for a step that is still loading.
 */
function FocusOnStep({ step, at }: { step: SendStep; at: string | undefined }) {
  const before = useRef<SendStep | null>(null);
  useEffect(() => {
    const isFirst = before.current === null;
    before.current = step;
    const field = at ? document.querySelector<HTMLElement>(`[data-field="${CSS.escape(at)}"]`) : null;
    if (field) {
      field.focus();
      field.scrollIntoView({ block: 'center' });
    } else if (!isFirst || document.activeElement?.tagName === 'MAIN') focusStart();
  }, [step, at]);
  return null;
}

function focusStart(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  // The browser knows how they came: it shows the focus to those who use the keyboard.
  if (heading?.matches(':focus-visible')) document.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
}

type OfLink = { magicLink: string; step: SendStep; go: GoToStep };
/** The card that was sent with this link: the address is given its id, and its own step is shown. */
function DraftOfLink(props: OfLink) {
  const [attempt, setAttempt] = useState(0);
  return <FindingDraft key={attempt} {...props} retry={() => setAttempt(attempt + 1)} />;
}

function FindingDraft({ magicLink, step, go, retry }: OfLink & { retry: () => void }) {
  const [problem, setProblem] = useState<ApiError | null>(null);
  useEffect(() => {
    let isMounted = true;
    call('GET /card/send', { query: { magicLink } }).then(
      ({ cardSend }) => isMounted && go(step, { replace: true, cardSendId: cardSend.cardSendId }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (isMounted) setProblem(error);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [magicLink, step, go]);
  if (problem === null) return <StepSkeleton step={step} />;
  return problem.status < 500 ? <NoDraft /> : <Unreachable retry={retry} />;
}

function NoDraft() {
  return (
    <NoticePage title={NO_DRAFT_TITLE} action={<ButtonLink to={routes.cards()}>Choose a card</ButtonLink>}>
      <p>A draft stays on the device where you started it.</p>
    </NoticePage>
  );
}

function Unreachable({ retry }: { retry: () => void }) {
  return (
    <NoticePage title="We could not load your card" action={<Button onClick={retry}>Try again</Button>}>
      <p>Your card is safe. Check your connection and try again.</p>
    </NoticePage>
  );
}

function StepSkeleton({ step }: { step: SendStep }) {
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

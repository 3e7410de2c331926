import { canGrantMoney } from '@domain/definition';
import type { OfficeAction } from '@domain/filing/actions';
import {
  DECISION_WAYS,
  type DecisionWay,
  findStepOfWay,
  getStepNeeds,
  isEndOfExpertReview,
  listMissingDecisionItems,
  stepNeeds,
} from '@domain/filing/deciding';
import { getStepWords } from '@domain/filing/outcome';
import { findProgram } from '@domain/programs/find';
import type { DecisionBody } from '@domain/review/calls';
import { mustExplain } from '@domain/review/checks';
import { CORRECTION_DAYS } from '@domain/windows/state';
import { Alert, Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import RadioGroup from '@/components/Controls/RadioGroup';
import { Panel } from '@/components/Page';
import { ABOUT_DECISION, useOpenDecisions } from '@/models/openDecisions';
import { getBudgetExcess } from '@/pages/review/components/ListDecision/target';
import MissingList, { type MissingItem } from '@/pages/review/components/MissingList';
import type { FilingUnderReview } from '@/pages/review/filing/nextFiling';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutateConfirmed } from '@/utils/mutate';
import { isPressed } from '@/utils/shortcuts';
import type { DecisionDraft, DecisionFieldValues } from '../decisionDraft';
import styles from '../index.module.css';
import type { PinTarget } from '../pinTargets';
import DecisionFields, { type DecisionNeeds, getFieldId, selectNeededAnswers } from './DecisionFields';
import ReturnedEdition from './ReturnedEdition';

interface DecisionPanelProps {
  review: FilingUnderReview;
  places: PinTarget[];
  written: Partial<DecisionDraft>;
  onWrite(change: Partial<DecisionDraft>): void;
  /** Called after a decision, or after a refusal because something had changed: read the filing again. */
  onDone(isDecided: boolean): void;
}

/**
 * Form for one step, with the fields that it needs. Only a revocation asks for confirmation: other steps can be taken back for a
 * while.
 */
export default function DecisionPanel(props: DecisionPanelProps) {
  const { review, places, written, onWrite, onDone } = props;
  const { t } = useLanguage();
  const say = useText();
  /** Step that was submitted incomplete: its missing items are listed until they are filled in. */
  const [told, setTold] = useState<OfficeAction | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { reload } = useOpenDecisions();
  /** Refused step, and by how much it exceeds the budget, in 万元. */
  const [over, setOver] = useState<{ step: OfficeAction; by: number } | null>(null);
  const { pinned = [] } = written;
  const said: DecisionFieldValues = { days: CORRECTION_DAYS, ...written.said };
  // A reviewer who has pinned a correction is assumed to return the filing.
  const returning = pinned.length > 0 && review.steps.find((step) => stepNeeds[step].corrections);
  const chosen = review.steps.find((step) => step === written.action);
  const action = chosen ?? (returning || null);

  const program = findProgram(review.filing.program) ?? {};
  const nameOf = (step: OfficeAction) => say(getStepWords(step, program));
  const put = (change: Partial<DecisionFieldValues>) => onWrite({ action, said: { ...said, ...change } });

  /** True for a step that would decide before every expert has answered. */
  const isEarly = (step: OfficeAction): boolean =>
    isEndOfExpertReview(step, review.filing.status) && !review.panel?.complete;

  /** True for an approval in a program that cannot grant money. */
  const isWithoutGrant = (step: OfficeAction): boolean => step === 'approve' && !canGrantMoney(program);

  const askedIn = (step: OfficeAction): DecisionNeeds => ({
    ...getStepNeeds(step, [program]),
    early: isEarly(step),
    upheld: mustExplain(step, review.checks),
    ...(over?.step === step && { over: over.by }),
  });

  function decisionOf(step: OfficeAction): Omit<DecisionBody, 'version'> {
    const corrections = pinned
      .filter(({ comment }) => comment.trim())
      .map(({ path, comment }) => ({ comment: comment.trim(), ...(path && { path }) }));
    return {
      action: step,
      ...selectNeededAnswers(said, askedIn(step)),
      ...(isWithoutGrant(step) && { grant_approved: 0 }),
      ...(stepNeeds[step].corrections && { corrections }),
    };
  }

  function lacksOf(step: OfficeAction): MissingItem[] {
    const decision = decisionOf(step);
    const lacks: MissingItem[] = listMissingDecisionItems(decision, askedIn(step).upheld).map(
      ({ path, message }) => ({
        at: getFieldId(path),
        message: say(message),
      }),
    );
    if (isEarly(step) && !decision.without_experts)
      lacks.push({ at: 'early', message: t('experts.earlyMissing') });
    if (askedIn(step).over && !decision.over_budget)
      lacks.push({ at: 'over', message: t('ranking.overReason.missing') });
    return lacks;
  }

  async function send(step: OfficeAction) {
    const decision = decisionOf(step);
    setTold(step);
    if (lacksOf(step).length > 0) return;
    if (step === 'revoke') {
      const content = t('review.confirm.effect', { company: review.company.name });
      const title = t('review.confirm', { action: nameOf(step) });
      if (!(await feedback.confirm({ title, content }))) return;
    }
    setBusy(true);
    const { id, version } = review.filing;
    const idempotencyKey = createId();
    const decided = await mutateConfirmed(
      (confirmed) =>
        call('orderDecision', {
          data: { ...decision, filings: [{ id: String(id), version }], ...(confirmed && { confirmed }) },
          idempotencyKey,
        }).then((answer) => {
          const by = getBudgetExcess(answer);
          setOver(by > 0 ? { step, by } : null);
          return answer;
        }),
      t('review.confirm', { action: nameOf(step) }),
      ABOUT_DECISION,
    );
    // Before the next filing is opened: a draft that is emptied while it leaves the page stays in the browser.
    if (decided)
      flushSync(() =>
        onWrite({ action: null, said: {}, ...(stepNeeds[step].corrections && { pinned: [] }) }),
      );
    void reload();
    onDone(decided !== undefined);
    setBusy(false);
  }

  const choices = useRef((_way: (typeof WAYS)[number]) => {});
  choices.current = (way) => {
    const step = findStepOfWay(way, review.steps);
    if (step) choose(step, onWrite);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = WAYS.find((each) => isPressed(event, each));
      if (way) choices.current(way);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  if (review.steps.length === 0) return null;
  const { notice_until: until } = review;
  const missing = action && told === action ? lacksOf(action) : [];
  return (
    <Panel id="decision" title={t('review.decision')}>
      {until && <Alert type="info" showIcon message={t('review.noticeUntil', { until })} />}
      <Form
        data-enter="stays"
        layout="vertical"
        onFinish={() => action && !isBusy && send(action)}
        onKeyDown={({ nativeEvent }) => {
          if (action && !isBusy && isPressed(nativeEvent, 'sendDecision')) void send(action);
        }}
      >
        <Form.Item label={t('review.action')} required>
          <RadioGroup
            label={t('review.action')}
            value={action}
            onChange={({ target }) => onWrite({ action: target.value })}
            options={review.steps.map((step) => ({ value: step, label: nameOf(step) }))}
          />
        </Form.Item>
        {action && (
          <div id={FIELDS_ID}>
            <div className={styles.stepNotes}>
              {stepNeeds[action].corrections && <ReturnedEdition filing={review.filing} />}
              {isWithoutGrant(action) && <Alert type="info" showIcon message={t('review.grant.ofProject')} />}
            </div>
            <DecisionFields
              filing={String(review.filing.id)}
              asked={askedIn(action)}
              said={said}
              missing={missing}
              places={places}
              pinned={pinned}
              onSay={put}
              onPin={(after) => onWrite({ action, pinned: after })}
            />
            <MissingList missing={missing} />
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {t('review.send')}
            </Button>
          </div>
        )}
      </Form>
    </Panel>
  );
}

interface DecisionBarProps {
  review: FilingUnderReview;
  onWrite(change: Partial<DecisionDraft>): void;
  /** Called to open all steps, with the draft. */
  onDecide(): void;
}

/** Bar at the lower edge of a narrow screen that opens the decision. */
export function DecisionBar({ review, onWrite, onDecide }: DecisionBarProps) {
  const { t } = useLanguage();
  const say = useText();
  const { steps, filing } = review;
  const near = WAYS.flatMap((way) => findStepOfWay(way, steps) ?? []);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('review.decision')}>
      {near.map((step) => (
        <Button key={step} onClick={() => choose(step, onWrite)}>
          {say(getStepWords(step, findProgram(filing.program) ?? {}))}
        </Button>
      ))}
      {steps.length > near.length && <Button onClick={onDecide}>{t('review.toDecision')}</Button>}
    </div>
  );
}

const WAYS = Object.keys(DECISION_WAYS) as DecisionWay[];
const FIELDS_ID = 'decision-fields';

/** Chooses a step from outside the panel, as by a key: the focus moves to the first field of the step. */
function choose(step: OfficeAction, onWrite: (change: Partial<DecisionDraft>) => void): void {
  onWrite({ action: step });
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`#${FIELDS_ID} :is(input, textarea)`)?.focus(),
  );
}

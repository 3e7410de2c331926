import { canGrantMoney } from '@domain/definition';
import { type DueAction, getStepNeeds, listMissingDecisionItems } from '@domain/filing/deciding';
import { getStepWords } from '@domain/filing/outcome';
import { MAX_FILINGS_PER_DECISION } from '@domain/filing/scheduled-decisions';
import { sumAmounts } from '@domain/filing/units';
import { findProgram } from '@domain/programs/find';
import { isCountConfirmed, mustExplain } from '@domain/review/checks';
import type { DecisionPreview, ScheduleDecisionBody } from '@domain/review/scheduled-decision-calls';
import { CORRECTION_DAYS } from '@domain/windows/state';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import RadioGroup from '@/components/Controls/RadioGroup';
import SideDrawer from '@/components/Controls/SideDrawer';
import { moveFocusInto } from '@/components/SkipLink';
import { hasChanges } from '@/components/ValidatedForm/hasChanges';
import { ABOUT_DECISION, useOpenDecisions } from '@/models/openDecisions';
import MissingList from '@/pages/review/components/MissingList';
import ScheduledDecisionProgress from '@/pages/review/components/ScheduledDecisionProgress';
import DecisionFields, {
  type DecisionNeeds,
  getFieldId,
  selectNeededAnswers,
} from '@/pages/review/filing/components/DecisionFields';
import type { DecisionFieldValues } from '@/pages/review/filing/decisionDraft';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { useLanguage, useText } from '@/utils/language';
import { mutateConfirmed } from '@/utils/mutate';
import { cannotKeep, useUnsavedWork } from '@/utils/unsaved';
import { useRead } from '@/utils/useRead';
import { CONFIRM_FIELD, Concerns, CountConfirm } from './Concerns';
import { Grants, ReachedFilings } from './Filings';
import { type DecisionTarget, getBudgetExcess, toTargetBody } from './target';

const STEPS = 'list-steps';
const UNSAID: DecisionFieldValues = { days: CORRECTION_DAYS };

/** Amounts determined by the ranking meeting, in 万元. */
export interface RankingAmounts {
  /** Grant of each filing, by id. */
  grants: Record<string, number>;
  /** Amount left in the budget; null without a budget. */
  room: number | null;
}

interface ListDecisionProps {
  /** Filings of the decision; null: the drawer is closed. */
  target: DecisionTarget | null;
  /** Decision chosen before the drawer was opened. */
  action?: DueAction | null;
  money?: RankingAmounts;
  onClose(): void;
  /** Called when the decisions were ordered, or some of them carried out. */
  onOrdered(): void;
}

/** Drawer for one decision on many filings: the decision, the filings concerned, and the results. */
export default function ListDecision({
  target,
  action = null,
  money,
  onClose,
  onOrdered,
}: ListDecisionProps) {
  const title = useTargetName();
  /** Filings of the order that are decided on again. */
  const [rest, setRest] = useState<DecisionTarget | null>(null);
  return (
    <SideDrawer
      open={target !== null}
      onClose={() => {
        setRest(null);
        onClose();
      }}
      title={title(rest ?? target)}
      size={720}
      maskClosable={false}
    >
      {target && (
        <Deciding
          target={rest ?? target}
          chosen={action}
          money={money}
          onOrdered={onOrdered}
          onAgain={setRest}
        />
      )}
    </SideDrawer>
  );
}

/** Describes the set of filings that a decision applies to, and no others. */
function useTargetName(): (target: DecisionTarget | null) => string {
  const { t } = useLanguage();
  return (target) => {
    if (target?.filter) return t('decisions.title.found', { count: target.found ?? 0 });
    const count = target?.filings?.length ?? 0;
    return count > 1 ? t('decisions.title.marked', { count }) : t('decisions.title');
  };
}

interface DecidingProps {
  target: DecisionTarget;
  chosen: DueAction | null;
  money: RankingAmounts | undefined;
  onOrdered(): void;
  onAgain(target: DecisionTarget): void;
}

function Deciding({ target, chosen, money, onOrdered, onAgain }: DecidingProps) {
  const { t } = useLanguage();
  const possible = useRead('previewOrder', { data: toTargetBody(target) });
  const [action, setAction] = useState(chosen);
  const [said, setSaid] = useState(UNSAID);
  const [order, setOrder] = useState<string | null>(null);
  useUnsavedWork(!order && hasChanges(said, UNSAID) ? cannotKeep : null);

  /** Repeats the decision for these filings. */
  const again = (ids: string[]) => {
    onAgain({ filings: ids.map((id) => ({ id })) });
    setOrder(null);
    requestAnimationFrame(() => moveFocusInto(STEPS));
  };
  if (order) return <ScheduledDecisionProgress key={order} id={order} onAgain={again} />;
  return (
    <>
      <Form layout="vertical" component="div" id={STEPS}>
        <AsyncView resource={possible}>
          {({ steps }) => (
            <Form.Item label={t('review.action')} required>
              <StepChoice steps={steps} action={action} onChange={setAction} />
            </Form.Item>
          )}
        </AsyncView>
      </Form>
      {action && (
        <Chosen
          key={action}
          action={action}
          target={target}
          money={money}
          said={said}
          onSay={(change) => setSaid((now) => ({ ...now, ...change }))}
          onOrdered={(id) => {
            setOrder(id);
            onOrdered();
          }}
        />
      )}
    </>
  );
}

interface StepChoiceProps {
  steps: DecisionPreview['steps'];
  action: DueAction | null;
  onChange(action: DueAction): void;
}

/**
 * Choice of a decision that is possible for some of the filings, each with their number; the preselected one is always included.
 */
function StepChoice({ steps, action, onChange }: StepChoiceProps) {
  const { t } = useLanguage();
  const say = useText();
  const isOffered = steps.some((step) => step.action === action);
  const offered = action && !isOffered ? [{ action, count: 0 }, ...steps] : steps;
  if (offered.length === 0) return <p>{t('decisions.noSteps')}</p>;
  return (
    <RadioGroup
      label={t('review.action')}
      value={action}
      onChange={({ target: { value } }) => onChange(value)}
      options={offered.map((step) => ({
        value: step.action,
        label: t('decisions.step', { name: say(getStepWords(step.action, {})), count: step.count }),
      }))}
    />
  );
}

interface ChosenProps {
  action: DueAction;
  target: DecisionTarget;
  money: RankingAmounts | undefined;
  said: DecisionFieldValues;
  onSay(change: Partial<DecisionFieldValues>): void;
  onOrdered(id: string): void;
}

function Chosen({ action, target, ...saying }: ChosenProps) {
  const { t } = useLanguage();
  const preview = useRead('previewOrder', { data: { action, ...toTargetBody(target) } });
  return (
    <AsyncView resource={preview}>
      {(reached) => (
        <>
          {reached.more && (
            <Alert
              type="warning"
              showIcon
              message={t('decisions.more', { limit: MAX_FILINGS_PER_DECISION })}
            />
          )}
          <Concerns reached={reached.in} />
          <ReachedFilings reached={reached} />
          {reached.in.length > 0 && <Saying action={action} reached={reached.in} {...saying} />}
        </>
      )}
    </AsyncView>
  );
}

interface SayingProps extends Omit<ChosenProps, 'target'> {
  reached: DecisionPreview['in'];
}

/** Fields of the decision, and the button that orders it. */
function Saying({ action, reached, money, said, onSay, onOrdered }: SayingProps) {
  const { t } = useLanguage();
  const say = useText();
  const [grants, setGrants] = useState<Record<string, number | null>>(money?.grants ?? {});
  useUnsavedWork(hasChanges(grants, money?.grants) ? cannotKeep : null);
  const [typed, setTyped] = useState('');
  const [isTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Excess over budgets that this page does not know, as reported by the server. */
  const [refusedOver, setRefusedOver] = useState(0);
  const [key] = useState(createId);
  const { reload } = useOpenDecisions();
  const programs = reached.map(({ program }) => findProgram(program) ?? {});
  const granting = reached.filter(({ program }) => canGrantMoney(findProgram(program) ?? {}));
  const { corrections: _, ...needs } = getStepNeeds(action, programs);
  const ownGrant = (id: string) => {
    if (action !== 'approve') return null;
    return granting.some((each) => each.id === id) ? (grants[id] ?? null) : 0;
  };
  const granted = sumAmounts(reached.map(({ id }) => ownGrant(id) ?? said.grant_approved ?? null));
  // A publicised filing is approved later: its proposed grant counts like that of an approval.
  const promised = sumAmounts(reached.map(({ id }) => money?.grants[id] ?? null));
  const spends = action === 'publicise' ? promised : granted;
  const over = spends > 0 && money && money.room !== null ? sumAmounts([spends, -money.room]) : refusedOver;
  const checks = reached.flatMap((filing) => filing.checks);
  const asked: DecisionNeeds = {
    ...needs,
    upheld: mustExplain(action, checks),
    ...(over > 0 && { over }),
    ...(money && { numbered: true }),
  };
  const given = selectNeededAnswers(said, asked);
  const filings = reached.map(({ id, version }) => {
    const grant = ownGrant(id);
    return { id, version, ...(grant !== null && { grant_approved: grant }) };
  });
  const lacks = filings.flatMap((filing) =>
    listMissingDecisionItems({ action, ...given, ...filing }, asked.upheld),
  );
  const missing = [...new Map(lacks.map((each) => [each.path, each])).values()].map(({ path, message }) => ({
    at: getFieldId(path),
    message: say(message),
  }));
  if (asked.over && !given.over_budget)
    missing.push({ at: 'over', message: t('ranking.overReason.missing') });
  if (!isCountConfirmed(filings.length, typed))
    missing.push({
      at: CONFIRM_FIELD,
      message: t('decisions.confirmCount.missing', { count: filings.length }),
    });

  async function send() {
    setTold(true);
    if (missing.length > 0) return;
    setBusy(true);
    const body: ScheduleDecisionBody = { action, ...given, filings };
    const order = await mutateConfirmed(
      (confirmed) =>
        call('orderDecision', {
          data: { ...body, ...(confirmed && { confirmed }) },
          idempotencyKey: key,
        }).then((answer) => {
          setRefusedOver(getBudgetExcess(answer));
          return answer;
        }),
      t('review.confirm', { action: say(getStepWords(action, {})) }),
      ABOUT_DECISION,
    );
    setBusy(false);
    if (!order) return;
    void reload();
    onOrdered(order.id);
  }

  return (
    <Form layout="vertical" onFinish={send}>
      <DecisionFields
        group={reached.map(({ id }) => id)}
        asked={asked}
        said={said}
        missing={isTold ? missing : []}
        places={[]}
        pinned={[]}
        onSay={onSay}
        onPin={() => undefined}
      />
      {asked.grant && <Grants filings={granting} grants={grants} onChange={setGrants} />}
      <CountConfirm count={filings.length} typed={typed} missing={isTold ? missing : []} onType={setTyped} />
      <MissingList missing={isTold ? missing : []} />
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('decisions.send', { count: reached.length })}
      </Button>
    </Form>
  );
}

import type { NewPanel } from '@domain/experts/calls';
import { isOpinionRequired, MAX_CORRECTION_DAYS, type StepNeeds } from '@domain/filing/deciding';
import { wordMoney } from '@domain/filing/units';
import { type DecisionReason, listReasonTexts } from '@domain/reference/decision-reason';
import { Checkbox, Form, Input } from 'antd';
import { Fragment, type ReactNode } from 'react';
import NumberInput from '@/components/Controls/NumberInput';
import { buildErrorProps, type MissingItem } from '@/pages/review/components/MissingList';
import Phrases from '@/pages/review/components/Phrases';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import type { DecisionFieldValues, PinnedCorrection } from '../decisionDraft';
import styles from '../index.module.css';
import type { PinTarget } from '../pinTargets';
import Corrections from './Corrections';
import { getDefaultDueDay } from './DueDay';
import ExpertFields from './ExpertFields';

/**
 * Needs of a step. `early`: the step would end the expert review before every expert has answered. `over`: amount by which its
 * grants exceed the budget. `numbered`: a document number may be given. `upheld`: an objection was upheld, so that the opinion
 * has to say why the step is taken all the same.
 */
export type DecisionNeeds = Partial<StepNeeds> & {
  early?: boolean;
  over?: number;
  numbered?: boolean;
  upheld?: boolean;
};

const isAsked = (asked: DecisionNeeds, need: keyof DecisionNeeds): boolean => Boolean(asked[need]);

/** Property of a decision that answers each need; corrections are handled separately. */
const PROPERTIES = {
  reasons: 'reasons',
  opinion: 'opinion',
  panel: 'panel',
  early: 'without_experts',
  days: 'days',
  grant: 'grant_approved',
  document: 'doc_no',
  numbered: 'doc_no',
  over: 'over_budget',
} as const satisfies Partial<Record<keyof DecisionNeeds, keyof DecisionFieldValues>>;
type Need = keyof typeof PROPERTIES;
const NEEDS = Object.keys(PROPERTIES) as Need[];

const isGiven = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined;

/** Chosen reasons that the step allows; undefined where there are none. */
function chosenOf(
  { reasons = [] }: DecisionFieldValues,
  { reasons: possible = [] }: DecisionNeeds,
): DecisionReason[] | undefined {
  const chosen = reasons.filter((reason) => possible.includes(reason));
  return chosen.length > 0 ? chosen : undefined;
}

/** Selects the values that the step needs; others may be left from a step chosen before. */
export function selectNeededAnswers(before: DecisionFieldValues, asked: DecisionNeeds): DecisionFieldValues {
  const said = { ...before, reasons: chosenOf(before, asked) };
  return Object.fromEntries(
    NEEDS.filter((need) => isAsked(asked, need) && isGiven(said[PROPERTIES[need]])).map((need) => [
      PROPERTIES[need],
      said[PROPERTIES[need]],
    ]),
  );
}

const idOf = (need: Need): string => (need === 'panel' ? 'experts' : need);

/** The id of the field of a property. */
export const getFieldId = (property: string): string => {
  const need = NEEDS.find((each) => PROPERTIES[each] === property);
  return need ? idOf(need) : property;
};

interface DecisionFieldsProps {
  /** Id of the filing; absent for a decision on several. */
  filing?: string;
  /** Ids of the filings of a list, which get the same panel of experts. */
  group?: readonly string[];
  asked: DecisionNeeds;
  said: DecisionFieldValues;
  missing: readonly MissingItem[];
  places: PinTarget[];
  pinned: PinnedCorrection[];
  onSay(change: Partial<DecisionFieldValues>): void;
  onPin(pinned: PinnedCorrection[]): void;
}

const noPanel = (): NewPanel => ({
  experts: [],
  due_on: getDefaultDueDay(),
  blind: false,
  attachments_released: false,
});

/** Fields of a decision: those that its step needs. */
export default function DecisionFields(props: DecisionFieldsProps) {
  const { filing, group, asked, said, missing, onSay, ...corrections } = props;
  const { t } = useLanguage();
  const say = useText();
  const item = (need: Need, label: string, control: ReactNode, more: object = {}) => (
    <Form.Item label={label} htmlFor={need} required {...more} {...buildErrorProps(missing, idOf(need))}>
      {control}
    </Form.Item>
  );
  const text = (need: 'opinion' | 'early' | 'document' | 'numbered' | 'over') => ({
    id: need,
    value: said[PROPERTIES[need]],
    onChange: ({ target }: { target: { value: string } }) => onSay({ [PROPERTIES[need]]: target.value }),
  });
  const number = (need: 'days' | 'grant') => ({
    id: need,
    value: said[PROPERTIES[need]] ?? null,
    onChange: (value: number | null) => onSay({ [PROPERTIES[need]]: value ?? undefined }),
  });
  const fields: [keyof DecisionNeeds, () => ReactNode][] = [
    [
      'reasons',
      () =>
        item(
          'reasons',
          t('review.reasons'),
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders of its own
          <div id="reasons" role="group" aria-label={t('review.reasons')} className={styles.reasons}>
            <Checkbox.Group
              value={chosenOf(said, asked) ?? []}
              onChange={(reasons) => onSay({ reasons: reasons as DecisionReason[] })}
              options={listReasonTexts(asked.reasons ?? []).map((each) => ({
                value: each.value,
                label: say(each),
              }))}
            />
          </div>,
          { htmlFor: undefined },
        ),
    ],
    ['corrections', () => <Corrections {...corrections} />],
    [
      'opinion',
      () =>
        item(
          'opinion',
          t('review.opinion'),
          <>
            <Input.TextArea rows={3} {...createLengthLimit(1000)} showCount {...text('opinion')} />
            <Phrases
              field="opinion"
              text={said.opinion ?? ''}
              atMost={1000}
              onPut={(opinion) => onSay({ opinion })}
            />
          </>,
          {
            className: styles.counted,
            required: isOpinionRequired(asked, said.reasons) || asked.upheld === true,
            extra: asked.upheld && t('review.opinion.upheld'),
          },
        ),
    ],
    [
      'panel',
      () => (
        <ExpertFields
          {...(filing && { filing })}
          group={group}
          panel={said.panel ?? noPanel()}
          onChange={(panel) => onSay({ panel })}
        />
      ),
    ],
    [
      'early',
      () =>
        item(
          'early',
          t('experts.early'),
          <Input.TextArea rows={2} {...createLengthLimit(1000)} {...text('early')} />,
          {
            extra: t('experts.early.why'),
          },
        ),
    ],
    [
      'days',
      () =>
        item(
          'days',
          t('review.days'),
          <NumberInput min={1} max={MAX_CORRECTION_DAYS} precision={0} {...number('days')} />,
        ),
    ],
    [
      'grant',
      () =>
        item('grant', t('review.grant'), <NumberInput min={0} precision={2} {...number('grant')} />, {
          extra: t('review.grant.none'),
        }),
    ],
    [
      'document',
      () =>
        item('document', t('review.document'), <Input {...createLengthLimit(100)} {...text('document')} />),
    ],
    [
      'numbered',
      () =>
        item('numbered', t('ranking.docNo'), <Input {...createLengthLimit(100)} {...text('numbered')} />, {
          required: false,
        }),
    ],
    [
      'over',
      () =>
        item(
          'over',
          t('ranking.overReason'),
          <Input.TextArea rows={2} {...createLengthLimit(1000)} {...text('over')} />,
          { extra: t('ranking.overReason.why', { over: say(wordMoney(asked.over ?? 0)) }) },
        ),
    ],
  ];
  return (
    <>
      {fields
        .filter(([need]) => isAsked(asked, need))
        .map(([need, draw]) => (
          <Fragment key={need}>{draw()}</Fragment>
        ))}
    </>
  );
}

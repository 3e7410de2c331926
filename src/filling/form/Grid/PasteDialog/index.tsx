import type { Option } from '@domain/definition';
import { matchBlock } from '@domain/spreadsheet/paste';
import type { PasteCounting, PasteDestination, PasteMatch } from '@domain/spreadsheet/paste-block';
import { listPasteLosses } from '@domain/spreadsheet/paste-losses';
import { Radio } from 'antd';
import { useMemo, useRef, useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import RadioGroup from '@/components/Controls/RadioGroup';
import FaultText from '@/filling/form/FaultText';
import { useLanguage } from '@/utils/language';
import { describeConversions, describeLosses, listNames } from '../losses';
import { buildPasteEdits, listUnknownOptions, type PasteState } from '../pasting';
import type { OptionChoices } from '../slots';
import styles from './index.module.css';
import MatchTable from './MatchTable';
import OptionTable, { type OptionPicks, resolveChosenOptions } from './OptionTable';

interface PasteDialogProps {
  pasting: PasteState;
  onTake(match: PasteMatch, chosen: OptionChoices): void;
  onClose(): void;
}

/**
 * Dialog that previews a pasted block: target of each row and column, omitted cells, and the option for each unknown text.
 * The table changes only after confirmation.
 */
export default function PasteDialog({ pasting, onTake, onClose }: PasteDialogProps) {
  const tools = useLanguage();
  const { t } = tools;
  const [match, setMatch] = useState(pasting.match);
  const [picks, setPicks] = useState<OptionPicks>(new Map());
  const [isReminded, setReminded] = useState(false);
  const questions = useRef<HTMLDivElement>(null);
  const unlisted = useMemo(() => listUnknownOptions(pasting, match), [pasting, match]);
  const losses = useMemo(
    () => describeLosses(pasting, match, listPasteLosses(pasting.block, pasting.grid, match), t),
    [pasting, match, t],
  );
  const chosen = useMemo(() => resolveChosenOptions(unlisted, picks), [unlisted, picks]);
  const pasted = useMemo(() => buildPasteEdits(pasting, match, chosen), [pasting, match, chosen]);
  const { edits, unread } = pasted;
  const converted = describeConversions(pasted, tools);
  const { block, grid } = pasting;
  // The axis with a question comes first.
  const axes = match.counting.rows ? (['rows', 'columns'] as const) : (['columns', 'rows'] as const);

  /** Assigns a pasted row or column. A target takes only one: the previous one loses it. */
  const assign = (axis: 'rows' | 'columns', place: number, goal: PasteDestination) =>
    setMatch((before) => ({
      ...before,
      // Whoever assigns by hand has answered.
      questions: before.questions.filter((each) => each !== axis),
      [axis]: before[axis].map((each, own) => {
        if (own === place) return goal;
        return typeof goal === 'number' && each === goal ? null : each;
      }),
    }));

  /** Counts anew as the person has said; what was only guessed for the other direction stays a question. */
  const answer = (axis: 'rows' | 'columns', counting: PasteCounting) =>
    setMatch(({ counting: before, questions: unanswered }) => {
      const said = axes.filter((each) => before[each] && !unanswered.includes(each));
      const kept = Object.fromEntries(said.map((each) => [each, before[each]]));
      return matchBlock(block, grid, { ...kept, [axis]: counting });
    });

  const take = () => {
    if (match.questions.length === 0) return onTake(match, chosen);
    setReminded(true);
    questions.current?.querySelector<HTMLInputElement>('[data-question] input')?.focus();
  };

  return (
    <Dialog
      open
      width={820}
      title={t('forms.paste.title')}
      maskClosable={false}
      onCancel={onClose}
      onOk={take}
      okText={t('forms.paste.take', { count: edits.length })}
      okButtonProps={{ disabled: edits.length === 0 }}
      cancelText={t('common.cancel')}
    >
      <p>{t('forms.paste.why', { rows: block.length, columns: match.columns.length })}</p>
      <div ref={questions}>
        {axes.map((axis) => (
          <CountingChoice
            key={axis}
            axis={axis}
            pasting={pasting}
            match={match}
            isReminded={isReminded}
            onChange={(counting) => answer(axis, counting)}
          />
        ))}
      </div>
      {axes.map((axis) => (
        <MatchTable key={axis} axis={axis} pasting={pasting} match={match} onAssign={assign} />
      ))}
      <OptionTable
        unlisted={unlisted}
        chosen={chosen}
        onPick={(key: string, value: Option['value'] | null) => setPicks(new Map(picks).set(key, value))}
      />
      <Remarks title={t('forms.paste.converted')} lines={converted} />
      <Remarks
        title={t('forms.paste.leftOut')}
        lines={[
          ...losses,
          ...(unread.length > 0
            ? [t('forms.paste.unread', { names: listNames(unread, t), count: unread.length })]
            : []),
        ]}
      />
    </Dialog>
  );
}

function Remarks({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.losses}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

interface CountingChoiceProps {
  axis: 'rows' | 'columns';
  pasting: PasteState;
  match: PasteMatch;
  /** True once somebody wanted to paste without an answer. */
  isReminded: boolean;
  onChange(counting: PasteCounting): void;
}

/**
 * Question whether the pasted block contains the table's closed rows or columns, which take no input. Where nothing in the block
 * tells, no answer is chosen beforehand: a wrong one would put figures into the wrong rows.
 */
function CountingChoice({ axis, pasting, match, isReminded, onChange }: CountingChoiceProps) {
  const { t } = useLanguage();
  const counting = match.counting[axis];
  if (!counting) return null;
  const { table, grid } = pasting;
  const [slots, from] = axis === 'rows' ? [table.lines, grid.at.line] : [table.columns, grid.at.column];
  const reached = match[axis].filter((goal) => typeof goal === 'number').at(-1) ?? from;
  const closed = slots
    .map(({ title, state }, place) => ({
      place,
      state,
      name: t(`forms.paste.${axis}.at`, { place: place + 1, title }),
    }))
    .filter(({ place, state }) => state !== 'open' && place >= from && place <= Number(reached))
    .map(({ name }) => name);
  const question = t(`forms.paste.${axis}.closed`, { names: listNames(closed, t), count: closed.length });
  const isOpen = match.questions.includes(axis);
  return (
    <div className={styles.counting} data-question={isOpen || undefined}>
      <p>{question}</p>
      <RadioGroup
        label={question}
        value={isOpen ? null : counting}
        onChange={(event) => onChange(event.target.value)}
      >
        {(['screen', 'open'] as const).map((each) => (
          <Radio key={each} value={each} className={styles.way ?? ''}>
            {t(`forms.paste.${axis}.${each}`)}
          </Radio>
        ))}
      </RadioGroup>
      <div role="alert">
        <FaultText text={isOpen && isReminded ? t('forms.paste.unanswered') : undefined} />
      </div>
    </div>
  );
}

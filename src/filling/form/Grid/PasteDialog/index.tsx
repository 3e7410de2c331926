import type { Option } from '@domain/definition';
import { matchBlock } from '@domain/spreadsheet/paste';
import type { PasteDestination, PasteMatch } from '@domain/spreadsheet/paste-block';
import { listPasteLosses } from '@domain/spreadsheet/paste-losses';
import { Modal, Radio } from 'antd';
import { useMemo, useState } from 'react';
import RadioGroup from '@/components/Controls/RadioGroup';
import { useLanguage } from '@/utils/language';
import { describeLosses, listNames } from '../losses';
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
  const { t } = useLanguage();
  const [match, setMatch] = useState(pasting.match);
  const [picks, setPicks] = useState<OptionPicks>(new Map());
  const unlisted = useMemo(() => listUnknownOptions(pasting, match), [pasting, match]);
  const losses = useMemo(
    () => describeLosses(pasting, match, listPasteLosses(pasting.block, pasting.grid, match), t),
    [pasting, match, t],
  );
  const chosen = useMemo(() => resolveChosenOptions(unlisted, picks), [unlisted, picks]);
  const { edits, unread } = useMemo(() => buildPasteEdits(pasting, match, chosen), [pasting, match, chosen]);
  const { block, grid } = pasting;
  // The axis with a question comes first.
  const axes = match.counting.rows ? (['rows', 'columns'] as const) : (['columns', 'rows'] as const);

  /** Assigns a pasted row or column. A target takes only one: the previous one loses it. */
  const assign = (axis: 'rows' | 'columns', place: number, goal: PasteDestination) =>
    setMatch((before) => ({
      ...before,
      [axis]: before[axis].map((each, own) => {
        if (own === place) return goal;
        return typeof goal === 'number' && each === goal ? null : each;
      }),
    }));

  return (
    <Modal
      open
      width={820}
      title={t('forms.paste.title')}
      maskClosable={false}
      onCancel={onClose}
      onOk={() => onTake(match, chosen)}
      okText={t('forms.paste.take', { count: edits.length })}
      okButtonProps={{ disabled: edits.length === 0 }}
      cancelText={t('common.cancel')}
    >
      <p>{t('forms.paste.why', { rows: block.length, columns: match.columns.length })}</p>
      {axes.map((axis) => (
        <CountingChoice
          key={axis}
          axis={axis}
          pasting={pasting}
          match={match}
          onChange={(counting) => setMatch(matchBlock(block, grid, { ...match.counting, [axis]: counting }))}
        />
      ))}
      {axes.map((axis) => (
        <MatchTable key={axis} axis={axis} pasting={pasting} match={match} onAssign={assign} />
      ))}
      <OptionTable
        unlisted={unlisted}
        chosen={chosen}
        onPick={(key: string, value: Option['value'] | null) => setPicks(new Map(picks).set(key, value))}
      />
      {losses.length + unread.length > 0 && (
        <section className={styles.losses}>
          <h3>{t('forms.paste.leftOut')}</h3>
          <ul>
            {losses.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {unread.length > 0 && (
              <li>{t('forms.paste.unread', { names: listNames(unread, t), count: unread.length })}</li>
            )}
          </ul>
        </section>
      )}
    </Modal>
  );
}

interface CountingChoiceProps {
  axis: 'rows' | 'columns';
  pasting: PasteState;
  match: PasteMatch;
  onChange(counting: 'screen' | 'open'): void;
}

/** Question whether the pasted block contains the table's closed rows or columns, which take no input. */
function CountingChoice({ axis, pasting, match, onChange }: CountingChoiceProps) {
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
  return (
    <div className={styles.counting}>
      <p>{question}</p>
      <RadioGroup label={question} value={counting} onChange={(event) => onChange(event.target.value)}>
        {(['screen', 'open'] as const).map((each) => (
          <Radio key={each} value={each} className={styles.way ?? ''}>
            {t(`forms.paste.${axis}.${each}`)}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}

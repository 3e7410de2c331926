import type { PasteDestination, PasteMatch, SlotState } from '@domain/spreadsheet/paste-block';
import { Select } from '@/components/Controls/Select';
import ScrollBox from '@/components/ScrollBox';
import { useLanguage } from '@/utils/language';
import { describePastedColumn, describePastedRow } from '../losses';
import type { PasteState } from '../pasting';
import styles from './index.module.css';

interface MatchTableProps {
  axis: 'rows' | 'columns';
  pasting: PasteState;
  match: PasteMatch;
  onAssign(axis: 'rows' | 'columns', place: number, goal: PasteDestination): void;
}

const NOWHERE = 'nowhere';
/** Number of sample values shown for a row or column. */
const SAMPLES = 3;

/** Table that maps each pasted column, or named row, to one of the form; editable. */
export default function MatchTable({ axis, pasting, match, onAssign }: MatchTableProps) {
  const { t } = useLanguage();
  const { block, table } = pasting;
  // Unnamed rows are pasted in order and need no assignment.
  if (axis === 'rows' && !table.isNamed) return null;
  const slots = axis === 'rows' ? table.lines : table.columns;
  const suffix = (state: SlotState) => (state === 'open' ? '' : t(`forms.paste.state.${state}`));
  const places = slots.map(({ title, state }, value) => ({
    value: value as PasteDestination,
    label: title + suffix(state),
  }));
  const options = [
    ...places,
    { value: NOWHERE, label: t('forms.paste.nowhere') },
    { value: 'label', label: t('forms.paste.label') },
  ];
  const kept = match.columns.flatMap((goal, column) => (goal === 'label' ? [] : [column]));
  const samplesOf = (place: number): string =>
    (axis === 'rows'
      ? kept.map((column) => block[place]?.[column])
      : match.rows.flatMap((goal, row) => (typeof goal === 'string' ? [] : [block[row]?.[place]]))
    )
      .filter((text) => text?.trim())
      .slice(0, SAMPLES)
      .join(' · ');
  return (
    <ScrollBox className={styles.matches} label={t(`forms.paste.${axis}.title`)}>
      <table>
        <caption>{t(`forms.paste.${axis}.title`)}</caption>
        <thead>
          <tr>
            {(['from', 'values', 'to'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`forms.paste.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {match[axis].map((goal, place) => {
            const name = (axis === 'rows' ? describePastedRow : describePastedColumn)(
              pasting,
              match,
              place,
              t,
            );
            const samples = samplesOf(place);
            if (goal === 'heading' || (goal === null && !samples)) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row or column of the block is identified by its index
              <tr key={place}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td className={styles.samples}>
                  <bdi>{samples}</bdi>
                </td>
                <td>
                  <Select<PasteDestination | typeof NOWHERE>
                    aria-label={t('forms.paste.goal', { name })}
                    className={styles.goal ?? ''}
                    showSearch
                    optionFilterProp="label"
                    popupMatchSelectWidth={false}
                    options={axis === 'rows' ? options.filter(({ value }) => value !== 'label') : options}
                    value={goal ?? NOWHERE}
                    onChange={(next) => onAssign(axis, place, next === NOWHERE ? null : next)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Messages about pasted cells that were not taken over. */
import type { PasteLoss, PasteMatch } from '@domain/spreadsheet/paste-block';
import type { TextTools } from '@/utils/language';
import type { PasteResult, PasteState } from './pasting';

type Say = TextTools['t'];
type Placing = Pick<PasteMatch, 'rows' | 'columns'>;

const NAMED_AT_MOST = 6;

/** Lists the first names and counts the others. */
export function listNames(names: readonly string[], t: Say): string {
  const listed = names.slice(0, NAMED_AT_MOST).join(t('forms.paste.between'));
  const more = names.length - NAMED_AT_MOST;
  return more > 0 ? t('forms.paste.andMore', { list: listed, count: more }) : listed;
}

/** Describes a pasted column by its position, and its heading where there is one. */
export function describePastedColumn(
  { block }: PasteState,
  { rows }: Placing,
  column: number,
  t: Say,
): string {
  const heading = block[rows.lastIndexOf('heading')]?.[column]?.trim();
  const place = t('forms.paste.column', { place: column + 1 });
  return heading ? `${place} ${heading}` : place;
}

/** Describes a pasted row by its position, and its name where there is one. */
export function describePastedRow({ block }: PasteState, { columns }: Placing, row: number, t: Say): string {
  const label = block[row]?.[columns.lastIndexOf('label')]?.trim();
  const place = t('forms.paste.row', { place: row + 1 });
  return label ? `${place} ${label}` : place;
}

const countOf = (losses: readonly PasteLoss[]): number => losses.reduce((sum, { count }) => sum + count, 0);

/** Describes each locked row or column, and all cells outside the table in one sentence. */
export function describeLosses(
  pasting: PasteState,
  match: Placing,
  losses: readonly PasteLoss[],
  t: Say,
): string[] {
  const { table, targetAt, cut } = pasting;
  const totals = losses.filter(({ isTotal }) => isTotal);
  const otherUnits = losses.filter(({ isOtherUnit }) => isOtherUnit);
  const unsure = losses.filter(({ isUnsureUnit }) => isUnsureUnit);
  const homeless = losses.filter(
    ({ slot, isTotal, isOtherUnit, isUnsureUnit }) =>
      slot === undefined && !isTotal && !isOtherUnit && !isUnsureUnit,
  );
  const namesOf = (some: readonly PasteLoss[]): string =>
    listNames(
      some.map(({ row, column }) =>
        row === undefined
          ? describePastedColumn(pasting, match, column ?? 0, t)
          : describePastedRow(pasting, match, row, t),
      ),
      t,
    );
  const nameOf = ({ part, row = 0, slot = 0 }: PasteLoss): string => {
    if (part === 'row') return table.lines[slot]?.title ?? '';
    if (part === 'column') return table.columns[slot]?.title ?? '';
    const line = match.rows[row];
    return (typeof line === 'number' && targetAt(line, slot)?.name) || '';
  };
  const closed = new Map<string, PasteLoss[]>();
  for (const loss of losses) {
    if (loss.state) closed.set(loss.state, [...(closed.get(loss.state) ?? []), loss]);
  }
  return [
    ...(cut ? [t('forms.paste.lost.cut', { ...cut })] : []),
    ...[...closed].map(([state, some]) =>
      t(`forms.paste.lost.${state}`, { names: listNames(some.map(nameOf), t), count: countOf(some) }),
    ),
    ...(totals.length > 0
      ? [t('forms.paste.lost.totalRow', { names: namesOf(totals), count: countOf(totals) })]
      : []),
    ...(otherUnits.length > 0
      ? [t('forms.paste.lost.otherUnit', { names: namesOf(otherUnits), count: countOf(otherUnits) })]
      : []),
    ...(unsure.length > 0
      ? [t('forms.paste.lost.unsureUnit', { names: namesOf(unsure), count: countOf(unsure) })]
      : []),
    ...(homeless.length > 0
      ? [t('forms.paste.lost.homeless', { names: namesOf(homeless), count: countOf(homeless) })]
      : []),
  ];
}

/** Describes the first amounts that were pasted in another unit, and counts the others. */
export function describeConversions({ conversions }: PasteResult, { t, say }: TextTools): string[] {
  const more = conversions.length - NAMED_AT_MOST;
  return [
    ...conversions.slice(0, NAMED_AT_MOST).map(say),
    ...(more > 0 ? [t('forms.paste.moreConverted', { count: more })] : []),
  ];
}

/** Describes everything that was not pasted as copied; empty after a complete paste. */
export const describeLeftovers = (
  pasting: PasteState,
  match: Placing,
  pasted: PasteResult,
  { t, say }: TextTools,
): string[] => [
  ...describeConversions(pasted, { t, say }),
  ...describeLosses(pasting, match, pasted.losses, t),
  ...(pasted.unread.length > 0
    ? [t('forms.paste.unread', { names: listNames(pasted.unread, t), count: pasted.unread.length })]
    : []),
];

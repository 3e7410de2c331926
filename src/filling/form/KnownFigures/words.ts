import { isolate } from '@domain/bidi';
import { type EarlierFigure, type FigureNote, NOTABLE_CHANGE } from '@domain/filing/figure-offers';
import type { FigureCell, KnownFigure } from '@domain/filing/figures';
import { formatValue } from '@domain/filing/input';
import { getFieldUnit, getUnitText } from '@domain/filing/units';
import { formatGrouped } from '@domain/number-format';
import { useMemo } from 'react';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';

export interface CellNote {
  note?: string;
  brief?: string | undefined;
}

type Source = Pick<KnownFigure, 'source' | 'at'>;

/** Functions that put known figures into words. */
export function useFigureWords() {
  const { t, say, language, direction } = useLanguage();
  return useMemo(() => {
    const nameSource = ({ source, at }: Source): string => {
      if (source.isProfile) return t('forms.known.profileDay', { at: formatDate(at) });
      const key = source.isDraft ? 'forms.known.draft' : 'forms.known.source';
      return t(key, { title: say(source.title), at: formatDate(at) });
    };
    const formatAmount = ({ field }: Pick<FigureCell, 'field'>, value: KnownFigure['value']): string => {
      const unit = getFieldUnit(field);
      return formatValue(field, value, language) + (unit ? ` ${say(getUnitText(unit))}` : '');
    };
    const nameLast = (last: EarlierFigure, value: string): string =>
      t(last.year === null ? 'forms.known.before' : 'forms.known.last', { value });
    const describeChange = ({ change, hasJumped }: FigureNote): string[] => [
      ...(change === undefined ? [] : [isolate(`${formatGrouped(change, 1, 1, 'exceptZero')}%`, direction)]),
      ...(hasJumped ? [t('figures.jump')] : []),
    ];
    const describeLast = (note: FigureNote): string | undefined => {
      const { cell, last } = note;
      if (!last) return undefined;
      return [nameLast(last, formatAmount(cell, last.value)), ...describeChange(note)].join(' · ');
    };
    /**
     * Words for a cell of a grid, which shows the unit in its head and the years of the form side by side; `brief`: the first of them,
     * where the cell is narrow.
     */
    const describeInCell = (note: FigureNote): CellNote => {
      const { cell, last } = note;
      const elsewhere = last?.known ? [nameLast(last, formatValue(cell.field, last.value, language))] : [];
      const changes = describeChange(note);
      const facts = [...elsewhere, ...changes];
      if (facts.length === 0) return {};
      return { note: facts.join(' · '), brief: changes[0] ?? facts[0] };
    };
    const isNotable = ({ change, hasJumped }: FigureNote): boolean =>
      hasJumped === true || Math.abs(change ?? 0) > NOTABLE_CHANGE;
    return { nameSource, formatAmount, describeLast, describeInCell, isNotable };
  }, [t, say, language, direction]);
}

import { type FigureNote, NOTABLE_CHANGE } from '@domain/filing/figure-offers';
import type { FigureCell, KnownFigure } from '@domain/filing/figures';
import { formatValue } from '@domain/filing/input';
import { getFieldUnit, getUnitText } from '@domain/filing/units';
import { useMemo } from 'react';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';

type Source = Pick<KnownFigure, 'source' | 'at'>;

const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** Functions that put known figures into words. */
export function useFigureWords() {
  const { t, say, language } = useLanguage();
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
    const describeLast = ({ cell, last, change }: FigureNote): string | undefined => {
      if (!last) return undefined;
      const value = formatAmount(cell, last.value);
      const before =
        last.year === null ? t('forms.known.before', { value }) : t('forms.known.last', { value });
      return change === undefined ? before : `${before} · ${oneDecimal.format(change)}%`;
    };
    const isNotable = ({ change }: FigureNote): boolean => Math.abs(change ?? 0) > NOTABLE_CHANGE;
    return { nameSource, formatAmount, describeLast, isNotable };
  }, [t, say, language]);
}

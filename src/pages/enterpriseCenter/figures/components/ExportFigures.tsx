import { findCompanyFigure, getFigureOrder } from '@domain/definition';
import { getUnitText } from '@domain/filing/units';
import { Button } from 'antd';
import { useState } from 'react';
import { useFigureWords } from '@/filling/form/KnownFigures/words';
import { createPlainSheet, type PlainColumn } from '@/filling/spreadsheet/plainSheet';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import { type CompanyFigureValue, useFigureText } from '../figureText';

/** Downloads every known value of every figure, with its source, as a spreadsheet. */
export default function ExportFigures({ known }: { known: readonly CompanyFigureValue[] }) {
  const { t, say } = useLanguage();
  const { nameSource } = useFigureWords();
  const formatFigure = useFigureText();
  const [isBusy, setBusy] = useState(false);

  const unitOf = (key: string) => {
    const unit = findCompanyFigure(key)?.unit;
    return unit && say(getUnitText(unit));
  };

  const columns: PlainColumn<CompanyFigureValue>[] = [
    {
      head: t('figures.figure'),
      kind: 'text',
      width: 28,
      of: ({ key }) => say(findCompanyFigure(key) ?? { zh: key, en: key }),
    },
    { head: t('figures.year'), kind: 'number', width: 10, of: ({ year }) => year },
    {
      head: t('figures.value'),
      kind: 'number',
      width: 24,
      of: (each) => (typeof each.value === 'number' ? each.value : formatFigure(each)),
    },
    { head: t('figures.unit'), kind: 'text', width: 10, of: ({ key }) => unitOf(key) },
    { head: t('common.source'), kind: 'text', width: 44, of: nameSource },
    { head: t('figures.no'), kind: 'text', width: 22, of: ({ source }) => source.no },
    { head: t('figures.day'), kind: 'day', width: 14, of: ({ at }) => at },
    {
      head: t('figures.definition'),
      kind: 'text',
      width: 60,
      of: ({ key }) => {
        const figure = findCompanyFigure(key);
        return figure && say(figure.definition);
      },
    },
  ];

  async function take() {
    setBusy(true);
    try {
      const name = t('menu.figures');
      const { createSheetFile } = await import('@/filling/spreadsheet/files');
      const sorted = known.toSorted(
        (a, b) => getFigureOrder(a.key) - getFigureOrder(b.key) || (b.year ?? 0) - (a.year ?? 0),
      );
      saveAs(await createSheetFile(createPlainSheet(name, columns, sorted)), `${name}.xlsx`);
    } catch {
      feedback.error(t('sheets.exportFailed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button loading={isBusy} onClick={take}>
      {t('sheets.export')}
    </Button>
  );
}

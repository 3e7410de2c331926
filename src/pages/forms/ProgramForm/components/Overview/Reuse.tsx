import { HistoryOutlined } from '@ant-design/icons';
import type { Program, Row } from '@domain/definition';
import type { ReuseOffer } from '@domain/filing/reuse';
import type { ReusableAnswers } from '@domain/filing/reuse-calls';
import type { Filing } from '@domain/filing/types';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useDispatch } from 'umi';
import Dialog from '@/components/Controls/Dialog';
import type { CellEdit } from '@/filling/draft/changes';
import type { FormSession } from '@/filling/form/session';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { useRead } from '@/utils/useRead';

/** Loaded on a click, so that it is not part of every form's chunk. */
const ReuseOffers = lazyWithRetry(() => import('@/filling/ReuseOffers'));

interface ReuseProps {
  program: Program;
  filing: Filing;
  session: FormSession;
}

/** Converts the chosen answers to edits of the person, which are stored, saved and undone like any other. */
function changesOf(offers: ReuseOffer[]): { edits: CellEdit[]; rows: Record<string, Row[]> } {
  const edits: CellEdit[] = [];
  const rows: Record<string, Row[]> = {};
  for (const { section, row, field, value } of offers) {
    if (field === undefined)
      rows[section] = [...(rows[section] ?? []), { row: createId(), ...(value as Row) }];
    else edits.push({ section, field, value: value as CellEdit['value'], ...(row && { row }) });
  }
  return { edits, rows };
}

/** Offers answers that the company gave in other filings; absent where there are none. */
export default function Reuse({ program, filing, session }: ReuseProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data: earlier } = useRead('reusable', {
    params: { program: program.key, ...(filing.id && { except: filing.id }) },
  });
  if (!earlier || earlier.sources.length === 0) return null;
  return (
    <>
      <Button size="large" icon={<HistoryOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('forms.reuse.open')}
      </Button>
      <Dialog
        open={isOpen}
        width={960}
        title={t('forms.reuse.open')}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <p>{t('forms.reuse.lead')}</p>
        <Offers program={program} earlier={earlier} session={session} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface OffersProps extends Pick<ReuseProps, 'program' | 'session'> {
  earlier: ReusableAnswers;
  onClose(): void;
}

function Offers({ program, earlier, session, onClose }: OffersProps) {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const take = (offers: ReuseOffer[]) => {
    dispatch({ type: 'filing/take', payload: changesOf(offers) });
    feedback.success(t('forms.reuse.done', { count: offers.length }));
    onClose();
  };
  return (
    <Suspense fallback={null}>
      <ReuseOffers
        program={program.key}
        form={session.form}
        filled={session.filled}
        ctx={session.ctx}
        earlier={earlier}
        onTake={take}
        onClose={onClose}
      />
    </Suspense>
  );
}

import { keepReferences } from '@domain/filing/references';
import { applyOffers } from '@domain/papers/apply-offers';
import type { PaperProposal } from '@domain/papers/proposals';
import { Alert, Button, Spin } from 'antd';
import Dialog from '@/components/Controls/Dialog';
import { useFormSession } from '@/filling/form/session';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import ChoosePaper from './ChoosePaper';
import styles from './index.module.css';
import ProposalList from './ProposalList';
import { usePaper } from './usePaper';

interface PaperDialogProps {
  step: string;
  onClose(): void;
}

/** Dialog that reads a paper and proposes its values; the draft changes only by what the person accepts. */
export default function PaperDialog({ step, onClose }: PaperDialogProps) {
  const { form, answers, takeIn } = useFormSession();
  const { t } = useLanguage();
  const { state, read, reset } = usePaper();

  const take = (proposals: readonly PaperProposal[]) => {
    const offers = proposals.map(({ offer }) => offer);
    const taken = keepReferences(form, answers, applyOffers(form, answers, offers, createId));
    const mended = offers.flatMap(({ section, row, field, value }) =>
      field === undefined ? [] : [{ section, field, value: value as never, ...(row && { row }) }],
    );
    takeIn(step, taken, mended);
    feedback.success(t('papers.done', { count: proposals.length }));
    onClose();
  };

  return (
    <Dialog open width={1160} title={t('papers.title')} maskClosable={false} footer={null} onCancel={onClose}>
      {state.is === 'choosing' && <ChoosePaper onChoose={read} />}
      {state.is === 'reading' && (
        <div className={styles.reading} role="status">
          <Spin size="small" /> <bdi>{t('papers.reading', { name: state.name })}</bdi>{' '}
          {state.page > 0 &&
            t(state.isScan ? 'papers.recognising' : 'papers.readingPage', { page: state.page })}
          <Button onClick={reset}>{t('common.cancel')}</Button>
        </div>
      )}
      {state.is === 'unread' && (
        <>
          <Alert
            type="error"
            showIcon
            role="alert"
            message={t('papers.unread', { name: state.name })}
            description={t(`papers.fault.${state.fault}`)}
          />
          <div className={styles.footer}>
            <Button onClick={onClose}>{t('common.close')}</Button>
            <Button type="primary" onClick={reset}>
              {t('papers.another')}
            </Button>
          </div>
        </>
      )}
      {state.is === 'read' && (
        <ProposalList
          name={state.name}
          content={state.content}
          onTake={take}
          onAnother={reset}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

import type { Answers, Form, FormContext } from '@domain/definition';
import { anonymiseAnswers } from '@domain/program-documents/scenarios/anonymise-answers';
import type { QueueItem } from '@domain/review/queue-calls';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import Dialog from '@/components/Controls/Dialog';
import EmptyHint from '@/components/EmptyHint';
import type { RootState } from '@/models/connect';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

interface FilingButtonProps {
  form: Form;
  /** Key of the program. */
  program: string;
  onTake(answers: Answers, ctx: FormContext): void;
}

/** Takes the answers of a submitted filing, without what leads to a company or a person, for those who may read filings. */
export default function FilingButton(props: FilingButtonProps) {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const [isOpen, setOpen] = useState(false);
  if (!user?.permissions.includes('review.read') || !props.program) return null;
  const take: FilingButtonProps['onTake'] = (answers, ctx) => {
    setOpen(false);
    props.onTake(answers, ctx);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('design.scenarios.fromFiling')}</Button>
      <Dialog
        open={isOpen}
        title={t('design.scenarios.fromFiling')}
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Filings {...props} onTake={take} />
      </Dialog>
    </>
  );
}

const LISTED = 10;

function Filings({ form, program, onTake }: FilingButtonProps) {
  const { t } = useLanguage();
  const [keyword, setKeyword] = useState('');
  const found = useRead('reviewQueue', {
    params: { program, pageSize: LISTED, ...(keyword && { keyword }) },
  });
  const [isBusy, setBusy] = useState(false);

  async function take({ id, company, credit_code: code, batch, submitted_at: at }: QueueItem): Promise<void> {
    setBusy(true);
    try {
      const { data } = await call('reviewFiling', { path: { id } });
      const answers = anonymiseAnswers(form, data.filing.data as Answers, [company, code]);
      const today = formatBeijingDay(new Date(at));
      const batchYear = Number(/\d{4}/.exec(batch)?.[0] ?? today.slice(0, 4));
      onTake(answers, { batchYear, today, settings: {} });
    } catch {
      // The failure has been told.
      setBusy(false);
    }
  }
  return (
    <div className={styles.pane}>
      <p className={styles.about}>{t('design.scenarios.anonymous')}</p>
      <Input.Search
        aria-label={t('design.scenarios.search')}
        placeholder={t('design.scenarios.search')}
        allowClear
        onSearch={setKeyword}
      />
      <AsyncView resource={found}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyHint text={t('design.scenarios.noFiling')} />
          ) : (
            <ul className={styles.list}>
              {list.map((item) => (
                <li key={item.id}>
                  <Button
                    type="link"
                    disabled={isBusy}
                    className={styles.way ?? ''}
                    onClick={() => take(item)}
                  >
                    <bdi>{[item.receipt_no, item.company, item.batch].filter(Boolean).join(' · ')}</bdi>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </AsyncView>
    </div>
  );
}

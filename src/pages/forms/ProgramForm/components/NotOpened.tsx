import type { Form, Program } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { Button, Result } from 'antd';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'umi';
import AnswersView from '@/components/AnswersView';
import { Panel } from '@/components/Page';
import { createFilingContext } from '@/filling/draft/filingState';
import { useLocalDrafts } from '@/filling/draft/LocalDrafts';
import type { FilingEntry } from '@/filling/draft/localStore';
import type { FormAddress } from '@/filling/hooks/useFormAddress';
import type { RootState } from '@/models/connect';
import { getDraftOwner } from '@/utils/acting';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';

interface NotOpenedProps {
  program: Program;
  /** Form of the program; null while it loads. */
  form: Form | null;
  /** Reason given by the server; '' without an answer. */
  reason: string;
  address: FormAddress;
}

/**
 * Shown when a filing could not be opened. It is tried again when the network returns, and a draft in this browser is shown
 * meanwhile.
 */
export default function NotOpened({
  program,
  form,
  reason,
  address: { id, draft: begun, kind },
}: NotOpenedProps) {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const user = useSelector((root: RootState) => getDraftOwner(root.user.currentUser));
  const drafts = useLocalDrafts();
  const again = useCallback(
    () => dispatch({ type: 'filing/open', payload: { user, program: program.key, kind, id, draft: begun } }),
    [dispatch, user, program, kind, id, begun],
  );
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);

  const isThis = (draft: FilingEntry) =>
    draft.program === program.key && draft.kind === kind && [null, draft.filing].includes(id ?? begun);
  const draft = drafts?.find(isThis);
  return (
    <>
      <div role="alert">
        <Result
          status="warning"
          title={t('forms.open.failed')}
          subTitle={reason || t('forms.open.failedWhy')}
          extra={
            <Button type="primary" onClick={again}>
              {t('common.retry')}
            </Button>
          }
        />
      </div>
      {form && draft && <Draft program={program} form={form} draft={draft} />}
    </>
  );
}

interface DraftProps {
  program: Program;
  form: Form;
  draft: FilingEntry;
}

/** Draft from this browser, read-only: it can be edited again once the server has reported other people's changes. */
function Draft({ program, form, draft }: DraftProps) {
  const { t } = useLanguage();
  const say = useText();
  const ctx = createFilingContext({ batch: draft.batch, window: null }, 0);
  return (
    <Panel id="local-draft" title={t('local.draftOf', { title: say(program.title) })}>
      <p>{t('local.edited', { time: formatDateTime(draft.editedAt) })}</p>
      <AnswersView
        form={form}
        answers={computeAnswers(form, draft.answers, ctx)}
        ctx={ctx}
        headingLevel={3}
      />
    </Panel>
  );
}

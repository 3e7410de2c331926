import { correctionStates, getCorrectionState, MAX_REMARK_LENGTH } from '@domain/filing/corrections';
import type { Correction } from '@domain/filing/types';
import { Button, Input, Tag } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { returnFocus } from '@/utils/returnFocus';
import styles from './index.module.css';

/** Saves an answer to a correction. Resolves with true if it was accepted. */
export type AnswerCorrection = (
  correction: Correction,
  answer: { state: 'open' | 'corrected' | 'answered'; remark?: string },
) => Promise<boolean>;

interface CorrectionNoteProps {
  correction: Correction;
  /** Id of the office's comment, for `aria-describedby`. */
  id?: string;
  /** Link to the answer that the correction is about. */
  place?: ReactNode;
  /** True where the filing was submitted again with the same answer. */
  isUnchanged?: boolean;
  /** State of the answer since the correction was asked for. */
  children?: ReactNode;
  /** Saves the company's answer; absent where the correction is read-only. */
  onAnswer?: AnswerCorrection | undefined;
}

const colours = { open: 'warning', corrected: 'success', answered: 'processing' } as const;

/** Renders a requested correction with the company's answer: done as asked, or an explanation. */
export default function CorrectionNote(props: CorrectionNoteProps) {
  const { correction, id, place, isUnchanged = false, onAnswer, children } = props;
  const { t } = useLanguage();
  const say = useText();
  const state = getCorrectionState(correction);
  const isDoubtful = isUnchanged && state === 'corrected';
  return (
    <div className={correction.resolved && !isDoubtful ? styles.resolved : styles.open}>
      <p id={id} className={styles.asked}>
        <Tag color={isDoubtful ? 'warning' : colours[state]}>{say(correctionStates[state])}</Tag>
        {place} <bdi>{t('forms.correction.of', { comment: correction.comment })}</bdi>
      </p>
      <Answer correction={correction} />
      {isUnchanged && (
        <p className={isDoubtful ? styles.doubt : styles.changed}>
          {t(isDoubtful ? 'forms.correction.doubtful' : 'forms.correction.unchanged')}
        </p>
      )}
      {children}
      {onAnswer && <AnswerButtons correction={correction} onAnswer={onAnswer} />}
    </div>
  );
}

function Answer({ correction: { answer } }: { correction: Correction }) {
  const { t } = useLanguage();
  if (!answer) return null;
  return (
    <p className={styles.answer}>
      {answer.remark && <bdi>{t('forms.correction.answer', { remark: answer.remark })}</bdi>}{' '}
      <small>
        <bdi>{answer.by}</bdi> <bdi>{formatDateTime(answer.at)}</bdi>
      </small>
    </p>
  );
}

/** Buttons to answer a correction. A changed value only highlights "done": the filer alone declares it done. */
function AnswerButtons({
  correction,
  onAnswer,
}: Required<Pick<CorrectionNoteProps, 'correction'>> & { onAnswer: AnswerCorrection }) {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [remark, setRemark] = useState<string | null>(null);
  const ways = useRef<HTMLDivElement>(null);
  const { comment, resolved, changed } = correction;
  const send = async (answer: Parameters<AnswerCorrection>[1]) => {
    setBusy(true);
    if (await onAnswer(correction, answer)) setRemark(null);
    setBusy(false);
    returnFocus(() => ways.current?.querySelector('button'));
  };
  const named = (action: string) => ({
    size: 'small' as const,
    disabled: isBusy,
    'aria-label': t('forms.correction.named', { action: t(action), comment }),
    children: t(action),
  });
  if (resolved)
    return (
      <div ref={ways} className={styles.ways}>
        <Button {...named('forms.correction.reopen')} onClick={() => send({ state: 'open' })} />
      </div>
    );
  return (
    <>
      {changed && <p className={styles.changed}>{t('forms.correction.changed')}</p>}
      <div ref={ways} className={styles.ways}>
        <Button
          {...named('forms.correction.done')}
          type={changed ? 'primary' : 'default'}
          onClick={() => send({ state: 'corrected' })}
        />
        <Button
          {...named('forms.correction.explain')}
          aria-expanded={remark !== null}
          onClick={() => setRemark(remark === null ? '' : null)}
        />
      </div>
      {remark !== null && (
        <div className={styles.remark}>
          <Input.TextArea
            autoFocus
            aria-label={t('forms.correction.named', { action: t('forms.correction.remark'), comment })}
            placeholder={t('forms.correction.remarkHint')}
            autoSize={{ minRows: 2 }}
            {...createLengthLimit(MAX_REMARK_LENGTH)}
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
          />
          <Button
            type="primary"
            size="small"
            disabled={isBusy || !remark.trim()}
            onClick={() => send({ state: 'answered', remark })}
          >
            {t('forms.correction.send')}
          </Button>
        </div>
      )}
    </>
  );
}

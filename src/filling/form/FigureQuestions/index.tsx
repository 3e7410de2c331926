import { takesFigure } from '@domain/filing/figure-offers';
import { isForOffice, MAX_FIGURE_REASON_LENGTH } from '@domain/filing/figure-questions';
import { isFillable, type KnownFigure } from '@domain/filing/figures';
import { Button, Input } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { getRowIdentity } from '@/filling/draft/changes';
import { useTextDraft, useTypedTextCheck } from '@/filling/draft/useTextDraft';
import { formatDateTime } from '@/utils/beijingTime';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { returnFocus } from '@/utils/returnFocus';
import { useFigureWords } from '../KnownFigures/words';
import { useLatestSession } from '../session';
import type { AskedFigure, ExplainFigure } from './asked';
import styles from './index.module.css';
import { type TypedReasons, useTypedReason } from './typedReasons';

export type { AskedFigure, ExplainFigure } from './asked';

/** True where a reason can be given: reports, and filings that are not stored yet, take none. */
const takesReason = (question: AskedFigure): boolean => question.filing !== '' && isForOffice(question);

export const isExplained = ({ given }: AskedFigure): boolean => Boolean(given?.reason);

interface FigureQuestionsProps {
  questions: AskedFigure[];
  explain: ExplainFigure;
  /** Figures that still need a reason, where one reason can be given for all of them at once. */
  waiting?: readonly AskedFigure[];
  /** Reasons that are typed and not saved, for a page that saves them with its own button. */
  typedReasons?: TypedReasons;
  wayTo?(question: AskedFigure): ReactNode;
}

/** Figures that differ from an earlier filing of the company: to be corrected, or explained to the office. */
export default function FigureQuestions({ questions, wayTo, ...reasons }: FigureQuestionsProps) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <>
      <p className={styles.lead}>
        {t(questions.some(takesReason) ? 'forms.figure.lead' : 'forms.figure.leadDraft')}
      </p>
      <ul className={styles.list}>
        {questions.map((question) => (
          <li key={question.id} className={isExplained(question) ? styles.explained : styles.open}>
            <p className={styles.asked}>
              <bdi>{say(question.message)}</bdi> {wayTo?.(question)}
            </p>
            <Others question={question} />
            {takesReason(question) && <Reason question={question} {...reasons} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Other values that were given for the figure, each to be taken in place of the present one. */
function Others({ question: { cell, others } }: { question: AskedFigure }) {
  const { t } = useLanguage();
  const words = useFigureWords();
  const session = useLatestSession();
  if (!cell || others.length === 0) return null;
  const take = ({ value }: KnownFigure) => {
    const { section, field, row } = cell;
    const place = { section: section.key, field: field.key };
    session.current.edit([{ ...place, value, ...(row && { row: getRowIdentity(section, row) }) }], true);
    feedback.undoable({
      title: t('forms.figure.taken', { value: words.formatAmount(cell, value) }),
      undo: () => session.current.undo(section.key),
    });
  };
  return (
    <ul className={styles.others}>
      {others.map((other) => (
        <li key={`${other.source.id} ${other.at} ${other.value}`}>
          {others.length > 1 && (
            <>
              <bdi>{words.nameSource(other)}</bdi> <bdi>{words.formatAmount(cell, other.value)}</bdi>{' '}
            </>
          )}
          {isFillable(cell) && takesFigure(cell, other.value) && (
            <Button size="small" onClick={() => take(other)}>
              {t('forms.figure.take', { value: words.formatAmount(cell, other.value) })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ReasonProps extends Pick<FigureQuestionsProps, 'explain' | 'waiting' | 'typedReasons'> {
  question: AskedFigure;
}

function Reason(props: ReasonProps) {
  const { t } = useLanguage();
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const { given } = props.question;
  const settle = () => {
    setChanging(false);
    returnFocus(() => change.current);
  };
  if (!given?.reason || isChanging) return <Writing {...props} takesFocus={isChanging} onDone={settle} />;
  return (
    <p className={styles.given}>
      <bdi>{t('forms.figure.given', { reason: given.reason })}</bdi>{' '}
      <small>
        <bdi>{given.by}</bdi> <bdi>{formatDateTime(given.at)}</bdi>
      </small>{' '}
      <Button size="small" type="link" ref={change} onClick={() => setChanging(true)}>
        {t('forms.figure.change')}
      </Button>
    </p>
  );
}

interface WritingProps extends ReasonProps {
  /** True where somebody has asked to write: the button that was pressed is gone. */
  takesFocus: boolean;
  onDone(): void;
}

const placeOf = ({ filing, id }: AskedFigure): string => `figure/${filing}/${id}`;

/** Form for a reason; the text is stored in this browser until it is sent. */
function Writing({ question, explain, waiting = [], typedReasons, takesFocus, onDone }: WritingProps) {
  const { t } = useLanguage();
  const say = useText();
  const [isBusy, setBusy] = useState(false);
  const isTyped = useTypedTextCheck();
  const { typed, type, forget } = useTextDraft<{ reason: string }>(placeOf(question));
  const given = question.given?.reason ?? '';
  const reason = typed?.reason ?? given;

  const others = waiting.filter(({ id }) => id !== question.id);

  const send = async (also?: readonly AskedFigure[]): Promise<boolean> => {
    setBusy(true);
    const isAccepted = await explain(question, reason.trim(), also);
    if (isAccepted) {
      await forget();
      onDone();
    }
    setBusy(false);
    return isAccepted;
  };
  useTypedReason(typedReasons, question.id, ['', given].includes(reason.trim()) ? null : () => send());
  if (!typed) return null;

  /** One with a reason typed of its own is left to that. */
  const sendForAll = async () => {
    const typedIn = await Promise.all(others.map((other) => isTyped(placeOf(other))));
    const blank = others.filter((_, i) => !typedIn[i]);
    const title = t('forms.figure.sendForAll.ask', { count: blank.length + 1 });
    const own = others.length - blank.length;
    const content = own > 0 && t('forms.figure.sendForAll.own', { count: own });
    if (await feedback.confirm({ title, content })) await send(blank);
  };

  return (
    <div className={styles.writing}>
      <Input.TextArea
        autoFocus={takesFocus}
        aria-label={t('forms.figure.named', { question: say(question.message) })}
        placeholder={t('forms.figure.hint')}
        autoSize={{ minRows: 1, maxRows: 6 }}
        {...createLengthLimit(MAX_FIGURE_REASON_LENGTH)}
        value={reason}
        onChange={({ target }) => type({ reason: target.value })}
      />
      <Button loading={isBusy} disabled={reason.trim() === given} onClick={() => send()}>
        {t('forms.figure.send')}
      </Button>
      {others.length > 0 && reason.trim() !== '' && (
        <Button disabled={isBusy} onClick={sendForAll}>
          {t('forms.figure.sendForAll')}
        </Button>
      )}
    </div>
  );
}

import type { Criterion } from '@domain/definition';
import { COMMENT_AT_MOST } from '@domain/experts/assessment';
import { SCORE_STEP } from '@domain/experts/criteria';
import { Input, InputNumber } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

interface CriterionProps {
  criterion: Criterion;
  score: number | undefined;
  comment: string;
  onScore(score: number | undefined): void;
  onComment(comment: string): void;
}

export default function CriterionFields({ criterion, score, comment, onScore, onComment }: CriterionProps) {
  const { t } = useLanguage();
  const say = useText();
  const name = say(criterion);
  return (
    <fieldset className={styles.criterion}>
      <legend>{name}</legend>
      <p>{say(criterion.hint)}</p>
      <div className={styles.score}>
        <InputNumber
          aria-label={t('experts.scoreOf', { criterion: name, points: criterion.points })}
          min={0}
          max={criterion.points}
          step={SCORE_STEP}
          precision={1}
          value={score ?? null}
          onChange={(value) => onScore(value ?? undefined)}
        />
        <bdi>/ {criterion.points}</bdi>
      </div>
      <Input.TextArea
        aria-label={t('experts.commentOn', { criterion: name })}
        placeholder={t('experts.comment')}
        rows={2}
        maxLength={COMMENT_AT_MOST}
        value={comment}
        onChange={({ target }) => onComment(target.value)}
      />
    </fieldset>
  );
}

import { DeleteOutlined } from '@ant-design/icons';
import { MAX_REMARK_LENGTH } from '@domain/filing/corrections';
import { Button, Form, Input } from 'antd';
import { useRef } from 'react';
import { Select } from '@/components/Controls/Select';
import Phrases from '@/pages/review/components/Phrases';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { createPin, type PinnedCorrection } from '../decisionDraft';
import styles from '../index.module.css';
import { type PinTarget, PinTargetLink } from '../pinTargets';

interface CorrectionsProps {
  places: PinTarget[];
  pinned: PinnedCorrection[];
  onPin(pinned: PinnedCorrection[]): void;
}

/** Corrections, each at its path; one without a path concerns the whole filing. */
export default function Corrections({ places, pinned, onPin }: CorrectionsProps) {
  const { t } = useLanguage();
  const more = useRef<HTMLButtonElement>(null);
  const change = (key: string, change: Partial<PinnedCorrection>) =>
    onPin(pinned.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const remove = (key: string) => {
    onPin(pinned.filter((each) => each.key !== key));
    // Moves the focus, because the pressed button is gone.
    more.current?.focus();
  };
  return (
    <Form.Item label={t('review.corrections')}>
      {/* One child whatever is listed: Form.Item draws one and several differently, and the pressed button would be replaced. */}
      <div>
        {pinned.length > 0 && (
          <ul className={styles.corrections}>
            {pinned.map((pin) => (
              <Entry key={pin.key} pin={pin} places={places} onChange={change} onRemove={remove} />
            ))}
          </ul>
        )}
        <Button ref={more} onClick={() => onPin([...pinned, createPin('')])}>
          {t('review.addPin')}
        </Button>
      </div>
    </Form.Item>
  );
}

interface EntryProps {
  pin: PinnedCorrection;
  places: PinTarget[];
  onChange(key: string, change: Partial<PinnedCorrection>): void;
  onRemove(key: string): void;
}

/** One correction. Those pinned in the answers keep their path; only those added here have a choice of path. */
function Entry({ pin: { key, path, comment, isChosen }, places, onChange, onRemove }: EntryProps) {
  const { t } = useLanguage();
  const whole = t('review.wholeFiling');
  const place = places.find(({ value }) => value === path)?.label ?? whole;
  return (
    <li className={styles.correction}>
      {isChosen || path === '' ? (
        <Select
          aria-label={t('review.place')}
          showSearch
          optionFilterProp="label"
          value={path}
          onChange={(value) => onChange(key, { path: value, isChosen: true })}
          options={[{ value: '', label: whole }, ...places]}
        />
      ) : (
        <PinTargetLink places={places} path={path} />
      )}
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('review.removePinOf', { place })}
        title={t('common.remove')}
        onClick={() => onRemove(key)}
      />
      <Input.TextArea
        id={`comment-${key}`}
        aria-label={t('review.commentOn', { place })}
        placeholder={t('review.comment')}
        autoSize={{ minRows: 1, maxRows: 12 }}
        {...createLengthLimit(MAX_REMARK_LENGTH)}
        value={comment}
        onChange={({ target }) => onChange(key, { comment: target.value })}
      />
      <Phrases
        field={`comment-${key}`}
        text={comment}
        atMost={MAX_REMARK_LENGTH}
        onPut={(said) => onChange(key, { comment: said })}
      />
    </li>
  );
}

import { CUT_SIDES, type Cut } from '@domain/review/ranking';
import { Form, InputNumber } from 'antd';
import RadioGroup from '@/components/Controls/RadioGroup';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

interface CutLineProps {
  cut: Cut;
  hasBudget: boolean;
  onChange(cut: Cut): void;
}

/** The line: how it is drawn, and where. */
export default function CutLine({ cut, hasBudget, onChange }: CutLineProps) {
  const { t } = useLanguage();
  return (
    <Form layout="inline" requiredMark={false}>
      <Form.Item label={t('ranking.cut')}>
        <RadioGroup
          label={t('ranking.cut')}
          className={styles.sides as string}
          value={cut.by}
          onChange={({ target: { value } }) => onChange({ by: value, at: 0 })}
          options={CUT_SIDES.map((by) => ({
            value: by,
            label: t(`ranking.by.${by}`),
            disabled: by === 'budget' && !hasBudget,
          }))}
        />
      </Form.Item>
      {cut.by !== 'budget' && (
        <Form.Item label={t(`ranking.at.${cut.by}`)} htmlFor="cut-at">
          <InputNumber
            id="cut-at"
            min={0}
            precision={cut.by === 'rank' ? 0 : 2}
            value={cut.at}
            onChange={(at) => onChange({ ...cut, at: at ?? 0 })}
          />
        </Form.Item>
      )}
    </Form>
  );
}

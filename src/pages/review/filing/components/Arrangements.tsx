import type { NewPanel } from '@domain/experts/calls';
import { Checkbox, Form } from 'antd';
import { useLanguage } from '@/utils/language';
import DueDay from './DueDay';

export type PanelArrangement = Omit<NewPanel, 'experts'>;

interface ArrangementsProps {
  arranged: PanelArrangement;
  onChange(arranged: PanelArrangement): void;
}

/** Arrangements for the experts: due day, and the data about the company that they see. */
export default function Arrangements({ arranged, onChange }: ArrangementsProps) {
  const { t } = useLanguage();
  const { due_on, blind, attachments_released } = arranged;
  const put = (change: Partial<PanelArrangement>) =>
    onChange({ due_on, blind, attachments_released, ...change });
  return (
    <>
      <Form.Item label={t('experts.dueOn')} htmlFor="due" required extra={t('experts.dueOn.why')}>
        <DueDay id="due" value={due_on} onChange={(day) => put({ due_on: day })} />
      </Form.Item>
      <Form.Item extra={t('experts.blind.why')}>
        <Checkbox checked={blind} onChange={({ target }) => put({ blind: target.checked })}>
          {t('experts.blind')}
        </Checkbox>
      </Form.Item>
      {blind && (
        <Form.Item extra={t('experts.release.why')}>
          <Checkbox
            checked={attachments_released}
            onChange={({ target }) => put({ attachments_released: target.checked })}
          >
            {t('experts.release')}
          </Checkbox>
        </Form.Item>
      )}
    </>
  );
}

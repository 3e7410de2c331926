import { MAX_PANEL_EXPERTS } from '@domain/experts/assessment';
import type { NewPanel } from '@domain/experts/calls';
import { Form } from 'antd';
import { Select } from '@/components/Controls/Select';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import Arrangements, { type PanelArrangement } from './Arrangements';
import DrawLot from './DrawLot';

interface ChoiceProps {
  id: string;
  filing?: string | undefined;
  /** Ids of further filings for which the same experts are asked. */
  group?: readonly string[] | undefined;
  label: string;
  value: string[];
  /** Ids of experts who are asked already. */
  without?: readonly string[];
  onChange(ids: string[]): void;
}

/**
 * Selection of experts by name, each with unit and number of open assessments. Experts who must avoid the filing are left out.
 */
export function ExpertChoice({ id, filing, group, label, value, without = [], onChange }: ChoiceProps) {
  const { t } = useLanguage();
  const experts = useRead('expertAccounts', { params: { filing } });
  const drawnFor = filing ? [filing] : (group ?? []);
  const offered = (experts.data ?? []).filter((expert) => !without.includes(expert.id));
  return (
    <>
      <Form.Item
        label={label}
        htmlFor={id}
        required
        extra={experts.data?.length === 0 && t('experts.noAccounts')}
      >
        <Select
          id={id}
          mode="multiple"
          showSearch
          optionFilterProp="label"
          maxCount={MAX_PANEL_EXPERTS}
          placeholder={t('experts.choose')}
          loading={experts.isSlow}
          value={value}
          onChange={onChange}
          options={offered.map(({ id: expert, name, username, unit, open }) => ({
            value: expert,
            label: t('experts.option', { name, who: unit || username, open }),
          }))}
        />
      </Form.Item>
      {drawnFor.length > 0 && (
        <DrawLot
          id={id}
          filings={drawnFor}
          onDrawn={(drawn) => onChange([...new Set([...value, ...drawn])])}
        />
      )}
    </>
  );
}

interface ExpertFieldsProps {
  filing?: string;
  group?: readonly string[] | undefined;
  panel: NewPanel;
  onChange(panel: NewPanel): void;
}

/** The fields that send a filing to the experts. */
export default function ExpertFields({ filing, group, panel, onChange }: ExpertFieldsProps) {
  const { t } = useLanguage();
  const put = (change: Partial<NewPanel> | PanelArrangement) => onChange({ ...panel, ...change });
  return (
    <>
      <ExpertChoice
        id="experts"
        filing={filing}
        group={group}
        label={t('experts.ask')}
        value={panel.experts}
        onChange={(experts) => put({ experts })}
      />
      <Arrangements arranged={panel} onChange={put} />
    </>
  );
}

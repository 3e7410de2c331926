import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { ConditionGroup, ConditionTree, RowsCondition } from '@domain/expressions/conditions/condition';
import { groupTexts } from '@domain/expressions/conditions/words';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import { Button } from 'antd';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import { asGroup, createRowsCondition, createSubjectRow } from './drafts';
import styles from './index.module.css';
import RowsFields from './RowsFields';
import SubjectFields from './SubjectFields';

interface PartProps {
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
}

interface ConditionFieldsProps extends PartProps {
  condition: ConditionTree;
  onChange(condition: ConditionTree): void;
}

/** The place of a condition on a row: the names around it, and the row of the table. */
const getRowPlace = (
  { parameter, table }: RowsCondition,
  { parameters }: ExpressionPlace,
): ExpressionPlace => ({
  parameters: [...new Set([...parameters, parameter])],
  table,
});

function ConditionFields({ condition, onChange, ...part }: ConditionFieldsProps) {
  const { t } = useLanguage();
  switch (condition.kind) {
    case 'subject':
      return <SubjectFields row={condition} onChange={onChange} {...part} />;
    case 'rows':
      return (
        <RowsFields rows={condition} onChange={onChange} {...part}>
          <GroupFields
            group={asGroup(condition.of)}
            vocabulary={part.vocabulary}
            place={getRowPlace(condition, part.place)}
            onChange={(of) => onChange({ ...condition, of })}
          />
        </RowsFields>
      );
    case 'thresholds':
      return (
        <div className={styles.row}>
          <span>{t('conditions.thresholds')}</span>
          <Select<string[]>
            mode="tags"
            className={styles.subject}
            aria-label={t('conditions.thresholds')}
            value={[...condition.names]}
            onChange={(names) => onChange({ ...condition, names })}
          />
        </div>
      );
    default:
      return <GroupFields group={condition} onChange={onChange} {...part} />;
  }
}

export interface GroupFieldsProps extends PartProps {
  group: ConditionGroup;
  onChange(group: ConditionGroup): void;
}

/** The conditions of a group, each with a way to remove it, and ways to add some. */
export default function GroupFields({ group, onChange, ...part }: GroupFieldsProps) {
  const { t } = useLanguage();
  const say = useText();
  const { parts } = group;
  const put = (next: ConditionTree[]) => onChange({ ...group, parts: next });
  const add = (condition: ConditionTree) => put([...parts, condition]);
  const hasTables = part.vocabulary.tables.length > 0;

  return (
    <div className={styles.group}>
      {parts.length > 1 && (
        <Select<ConditionGroup['kind']>
          className={styles.join}
          aria-label={t('conditions.join')}
          value={group.kind}
          onChange={(kind) => onChange({ ...group, kind })}
          options={(['all', 'any'] as const).map((kind) => ({ value: kind, label: say(groupTexts[kind]) }))}
        />
      )}
      <ol className={styles.parts}>
        {parts.map((condition, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity besides their place.
          <li key={index}>
            <ConditionFields
              condition={condition}
              onChange={(next) => put(parts.map((each, i) => (i === index ? next : each)))}
              {...part}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('conditions.remove', { n: index + 1 })}
              onClick={() => put(parts.filter((_, i) => i !== index))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(createSubjectRow())}>
          {t('conditions.add')}
        </Button>
        {hasTables && (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(createRowsCondition())}>
            {t('conditions.addRows')}
          </Button>
        )}
        {parts.length > 0 && (
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            onClick={() =>
              add({
                kind: group.kind === 'all' ? 'any' : 'all',
                parts: [createSubjectRow(), createSubjectRow()],
              })
            }
          >
            {t('conditions.addGroup')}
          </Button>
        )}
      </div>
    </div>
  );
}

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { ConditionGroup, ConditionTree } from '@domain/expressions/conditions/condition';
import { asGroup } from '@domain/expressions/conditions/condition-lines';
import { groupTexts } from '@domain/expressions/conditions/words';
import { getRowPlace } from '@domain/program-documents/condition-figures';
import type { ExpressionPlace, ExpressionVocabulary } from '@domain/program-documents/vocabulary';
import { Button } from 'antd';
import { useRef } from 'react';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import { createRowsCondition, createSubjectRow } from './drafts';
import type { LineGrammar } from './figureChoices';
import styles from './index.module.css';
import RowsFields from './RowsFields';
import SubjectFields from './SubjectFields';

interface PartProps {
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
  grammar: LineGrammar;
}

interface ConditionFieldsProps extends PartProps {
  condition: ConditionTree;
  onChange(condition: ConditionTree): void;
}

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
            grammar={part.grammar}
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
  const isCondition = part.grammar === 'condition';
  const hasTables = isCondition && part.vocabulary.tables.length > 0;
  const adder = useRef<HTMLButtonElement>(null);
  const createRow = () => createSubjectRow(part.grammar);

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
              onClick={() => {
                put(parts.filter((_, i) => i !== index));
                // The pressed button goes with its condition.
                adder.current?.focus();
              }}
            />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button ref={adder} size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(createRow())}>
          {t('conditions.add')}
        </Button>
        {hasTables && (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(createRowsCondition())}>
            {t('conditions.addRows')}
          </Button>
        )}
        {isCondition && parts.length > 0 && (
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            onClick={() =>
              add({
                kind: group.kind === 'all' ? 'any' : 'all',
                parts: [createRow(), createRow()],
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

import { actNames, effectNames } from '@domain/program-documents/comparison/words';
import type {
  ComparedChange,
  ComparedEditions,
  DocumentSource,
} from '@domain/program-documents/consequence-calls';
import { Segmented } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import ChangedItem from './ChangedItem';
import styles from './index.module.css';

type Effect = ComparedChange['effect'];
type Choice = 'all' | Effect;

const EFFECTS: readonly Effect[] = ['asksMore', 'values', 'loosens', 'words'];

const COLOURS: Record<Effect, string> = {
  asksMore: 'error',
  values: 'warning',
  loosens: 'success',
  words: 'default',
};

/** The items that a document changes beside the edition in force, by what each change means for whoever files. */
export default function Comparison({ proposed }: { proposed: DocumentSource }) {
  return (
    <AsyncView resource={useRead('compareEditions', { data: { proposed } })}>
      {(compared) => <Changes compared={compared} />}
    </AsyncView>
  );
}

function Changes({
  compared: { before, after, strictness, total, changes },
}: {
  compared: ComparedEditions;
}) {
  const { t } = useLanguage();
  const say = useText();
  const [choice, choose] = useState<Choice>('all');
  if (before === null) return <EmptyHint text={t('consequences.newProgram')} />;
  if (total === 0) return <EmptyHint text={t('consequences.noChanges', { before })} />;
  const count = (effect: Effect) => changes.filter((change) => change.effect === effect).length;
  const shown = changes.filter(({ effect }) => choice === 'all' || effect === choice);
  return (
    <div className={styles.panel}>
      <p role="status">{t(`consequences.strictness.${strictness}`, { before, after, count: total })}</p>
      <div className={styles.choice}>
        <Segmented<Choice>
          aria-label={t('consequences.filter')}
          value={choice}
          onChange={choose}
          options={[
            { value: 'all', label: t('consequences.all', { count: changes.length }) },
            ...EFFECTS.filter((effect) => count(effect) > 0).map((effect) => ({
              value: effect,
              label: `${say(effectNames[effect])} ${count(effect)}`,
            })),
          ]}
        />
      </div>
      {changes.length < total && <p>{t('consequences.someChanges', { count: changes.length, total })}</p>}
      <ul className={styles.changes}>
        {shown.map((change) => (
          <li key={change.identity}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Change({ change }: { change: ComparedChange }) {
  const { t } = useLanguage();
  const say = useText();
  const { acts, properties, effect } = change;
  return (
    <>
      <ChangedItem change={change} meaning={say(effectNames[effect])} colour={COLOURS[effect]}>
        <span>{acts.map((act) => say(actNames[act])).join(t('list.comma'))}</span>
      </ChangedItem>
      {properties.length > 0 && (
        <dl className={styles.properties}>
          {properties.map((property) => (
            <Property key={property.property} property={property} />
          ))}
        </dl>
      )}
    </>
  );
}

function Property({ property }: { property: ComparedChange['properties'][number] }) {
  const { t } = useLanguage();
  const say = useText();
  const { name, before, after, is_expression: isExpression } = property;
  const show = (value: typeof before) => {
    if (!value) return <span className={styles.none}>{t('consequences.nothing')}</span>;
    return isExpression ? <code dir="ltr">{say(value)}</code> : <bdi>{say(value)}</bdi>;
  };
  return (
    <>
      <dt>{say(name)}</dt>
      <dd>
        <span>
          <span className={styles.kind}>{t('consequences.before')}</span> {show(before)}
        </span>
        <span>
          <span className={styles.kind}>{t('consequences.after')}</span> {show(after)}
        </span>
      </dd>
    </>
  );
}

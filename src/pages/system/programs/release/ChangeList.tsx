import type { MergeSide } from '@domain/program-documents/comparison/merge-three-ways';
import { actNames } from '@domain/program-documents/comparison/words';
import type { ComparedChange } from '@domain/program-documents/consequence-calls';
import type { ThreeWayLine } from '@domain/program-documents/three-way-calls';
import { Segmented } from 'antd';
import { useState } from 'react';
import RadioGroup from '@/components/Controls/RadioGroup';
import { useLanguage, useText } from '@/utils/language';
import ChangedItem from '../consequences/ChangedItem';
import styles from './index.module.css';
import { CHANGE_SIDES, type ChangeSide, findChangeSide } from './sides';

const COLOURS: Record<ChangeSide, string> = {
  contested: 'error',
  theirs: 'processing',
  ours: 'default',
  both: 'success',
};

interface ChangeListProps {
  changes: readonly ThreeWayLine[];
  choices: Readonly<Record<string, MergeSide>>;
  onChoose(identity: string, side: MergeSide): void;
}

/** The changes of both sides by item, those that conflict first. */
export default function ChangeList({ changes, choices, onChoose }: ChangeListProps) {
  const { t } = useLanguage();
  const [shown, show] = useState<ChangeSide | 'all'>('all');
  const bySide = new Map(
    CHANGE_SIDES.map((side) => [side, changes.filter((change) => findChangeSide(change) === side)]),
  );
  const listed = CHANGE_SIDES.flatMap((side) =>
    shown === 'all' || shown === side ? (bySide.get(side) ?? []) : [],
  );
  const labels = new Map(changes.map((change) => [change.identity, change.label]));
  return (
    <>
      <div className={styles.choice}>
        <Segmented<ChangeSide | 'all'>
          aria-label={t('release.filter')}
          value={shown}
          onChange={show}
          options={[
            { value: 'all', label: t('consequences.all', { count: changes.length }) },
            ...CHANGE_SIDES.filter((side) => bySide.get(side)?.length).map((side) => ({
              value: side,
              label: `${t(`release.side.${side}`)} ${bySide.get(side)?.length}`,
            })),
          ]}
        />
      </div>
      <ul className={styles.changes}>
        {listed.map((change) => (
          <li key={change.identity}>
            <Change
              change={change}
              holder={change.decided_with === null ? undefined : labels.get(change.decided_with)}
              chosen={choices[change.identity]}
              onChoose={(side) => onChoose(change.identity, side)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChangeProps {
  change: ThreeWayLine;
  /** The removed item around it, with which it is decided. */
  holder: ThreeWayLine['label'] | undefined;
  chosen: MergeSide | undefined;
  onChoose(side: MergeSide): void;
}

function Change({ change, holder, chosen, onChoose }: ChangeProps) {
  const { t } = useLanguage();
  const say = useText();
  const { label, theirs, ours } = change;
  const side = findChangeSide(change);
  const sayActs = (own: ComparedChange | null) =>
    own ? own.acts.map((act) => say(actNames[act])).join(t('list.comma')) : t('release.unchanged');
  return (
    <>
      <ChangedItem change={change} meaning={t(`release.side.${side}`)} colour={COLOURS[side]} />
      <p className={styles.acts}>
        <span className={styles.kind}>{t('release.theirs')}</span> {sayActs(theirs)}
        <span className={styles.kind}>{t('release.ours')}</span> {sayActs(ours)}
      </p>
      {holder && <p>{t('release.decidedWith', { label: say(holder) })}</p>}
      <Properties theirs={theirs} ours={ours} />
      {side === 'contested' && (
        <RadioGroup
          label={t('release.decide', { label: say(label) })}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          options={[
            { value: 'theirs', label: t('release.takeTheirs') },
            { value: 'ours', label: t('release.keepOurs') },
          ]}
        />
      )}
    </>
  );
}

type Property = ComparedChange['properties'][number];

/** Values of the properties that either side has changed: before, and by each side. */
function Properties({ theirs, ours }: Pick<ThreeWayLine, 'theirs' | 'ours'>) {
  const { t } = useLanguage();
  const say = useText();
  const index = (change: ComparedChange | null) =>
    new Map((change?.properties ?? []).map((property) => [property.property, property]));
  const [their, our] = [index(theirs), index(ours)];
  const names = [...new Set([...their.keys(), ...our.keys()])];
  if (names.length === 0) return null;
  const show = (value: Property['before'] | undefined, isExpression: boolean) => {
    if (!value) return <span className={styles.kind}>{t('consequences.nothing')}</span>;
    return isExpression ? <code dir="ltr">{say(value)}</code> : <bdi>{say(value)}</bdi>;
  };
  return (
    <dl className={styles.properties}>
      {names.map((name) => {
        const either = (their.get(name) ?? our.get(name)) as Property;
        const values = [
          ['consequences.before', either.before],
          ['release.theirs', their.has(name) ? their.get(name)?.after : either.before],
          ['release.ours', our.has(name) ? our.get(name)?.after : either.before],
        ] as const;
        return (
          <div key={name}>
            <dt>{say(either.name)}</dt>
            {values.map(([heading, value]) => (
              <dd key={heading}>
                <span className={styles.kind}>{t(heading)}</span> {show(value, either.is_expression)}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

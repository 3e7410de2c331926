import type { Text } from '@domain/text';
import { Button } from 'antd';
import { useState } from 'react';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface UnfailedRulesProps {
  /** Rules that no scenario makes fail. */
  rules: readonly { id: string; label: Text }[];
  /** Ids of those that no change of a scenario does either; null where that could not be tried. */
  falsify(): Promise<string[] | null>;
}

/** Rules that no scenario makes fail, which may be wrong without anybody's notice; on demand scenarios are changed to find out. */
export default function UnfailedRules({ rules, falsify }: UnfailedRulesProps) {
  const { t } = useLanguage();
  const say = useText();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<{ ids: readonly string[]; of: string } | null>(null);
  const known = JSON.stringify(rules.map(({ id }) => id));
  // The results hold as long as the rules are the same ones.
  const tried = found?.of === known ? found.ids : null;
  const shown = tried ? rules.filter(({ id }) => tried.includes(id)) : rules;

  async function tryChanges(): Promise<void> {
    setBusy(true);
    const ids = await falsify();
    if (ids) setFound({ ids, of: known });
    else feedback.warn(t('design.scenarios.untried'));
    setBusy(false);
  }

  const wordState = (): string => {
    if (shown.length === 0) return t('consequences.allFail');
    const count = { count: shown.length };
    return tried ? t('consequences.neverFail', count) : t('design.scenarios.unfailed', count);
  };
  return (
    <section className={styles.rules}>
      <p role="status">{wordState()}</p>
      {rules.length > 0 && (
        <>
          <Button loading={isBusy} disabled={tried !== null} onClick={tryChanges}>
            {t('consequences.falsify')}
          </Button>
          <ul>
            {shown.map(({ id, label }) => (
              <li key={id}>
                <bdi>{`${id} ${say(label)}`}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

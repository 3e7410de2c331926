import {
  type RequiredSignatory,
  SIGNATORY_ROLES,
  type SignatoryRole,
  type SigningRequirements,
} from '@domain/definition';
import { getSectionShortTitle } from '@domain/filing/sections';
import { findProgram } from '@domain/programs/find';
import { signatoryNames } from '@domain/workflow/signatories';
import { Checkbox, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

interface SigningFieldsProps {
  program: string;
  signing: SigningRequirements | null;
  onChange(signing: SigningRequirements | null): void;
}

const whole = (hand: SignatoryRole): RequiredSignatory => ({ hand, sections: [] });

/** Signatories of a company required before submission; none: the person who submits is responsible. */
export default function SigningFields({ program, signing, onChange }: SigningFieldsProps) {
  const { t } = useLanguage();
  const say = useText();
  const start = () => onChange({ hands: SIGNATORY_ROLES.map(whole), inOrder: true, secondFactor: false });
  const put = (change: Partial<SigningRequirements>) => signing && onChange({ ...signing, ...change });
  const withHand = (hand: SignatoryRole, asked: RequiredSignatory | null) =>
    put({
      hands: SIGNATORY_ROLES.flatMap((each) =>
        each === hand ? (asked ?? []) : (signing?.hands.find((known) => known.hand === each) ?? []),
      ),
    });
  return (
    <fieldset className={styles.signing}>
      <legend className="visually-hidden">{t('workflows.hands')}</legend>
      <Checkbox
        checked={signing !== null}
        onChange={({ target }) => (target.checked ? start() : onChange(null))}
      >
        {t('workflows.hands')}
      </Checkbox>
      {signing && (
        <>
          {SIGNATORY_ROLES.map((hand) => (
            <HandFields
              key={hand}
              program={program}
              hand={hand}
              asked={signing.hands.find((each) => each.hand === hand) ?? null}
              onChange={(asked) => withHand(hand, asked)}
            />
          ))}
          <Radio.Group
            aria-label={t('workflows.hands.order')}
            value={signing.inOrder}
            options={[
              { value: true, label: t('workflows.hands.inOrder') },
              { value: false, label: t('workflows.hands.freely') },
            ]}
            onChange={({ target }) => put({ inOrder: target.value as boolean })}
          />
          <Checkbox
            checked={signing.secondFactor}
            onChange={({ target }) => put({ secondFactor: target.checked })}
          >
            {t('workflows.hands.secondFactor')}
          </Checkbox>
          <p className={styles.quiet}>{t('workflows.hands.why', { hand: say(signatoryNames.filler) })}</p>
        </>
      )}
    </fieldset>
  );
}

interface HandFieldsProps {
  program: string;
  hand: SignatoryRole;
  asked: RequiredSignatory | null;
  onChange(asked: RequiredSignatory | null): void;
}

/** Fields for one signatory. The person who fills in the filing always signs, and signs all of it. */
function HandFields({ program, hand, asked, onChange }: HandFieldsProps) {
  const { t } = useLanguage();
  const say = useText();
  const sections = useSections(program);
  const isFiller = hand === 'filler';
  return (
    <div className={styles.level}>
      <Checkbox
        checked={asked !== null}
        disabled={isFiller}
        onChange={({ target }) => onChange(target.checked ? whole(hand) : null)}
      >
        {say(signatoryNames[hand])}
      </Checkbox>
      {asked && !isFiller && (
        <Select
          mode="multiple"
          allowClear
          className={styles.sections ?? ''}
          aria-label={t('workflows.hands.sections', { hand: say(signatoryNames[hand]) })}
          placeholder={t('workflows.hands.whole')}
          optionFilterProp="label"
          value={[...asked.sections]}
          options={sections}
          onChange={(chosen: string[]) => onChange({ hand, sections: chosen })}
        />
      )}
    </div>
  );
}

/** Sections that people fill in; empty until the form of the program has loaded. */
function useSections(key: string) {
  const say = useText();
  const [form, setForm] = useState<{ value: string; label: string }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language of the page, which loads it anew
  useEffect(() => {
    let isWanted = true;
    void findProgram(key)
      ?.load()
      .then(({ sections }) => {
        const filled = sections.filter(({ kind }) => kind !== 'computed');
        const options = filled.map((each) => ({ value: each.key, label: say(getSectionShortTitle(each)) }));
        if (isWanted) setForm(options);
      });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return form;
}

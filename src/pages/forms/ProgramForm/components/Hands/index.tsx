import type { HandData } from '@domain/calls/hands';
import type { Form } from '@domain/definition';
import { shortTitleOf } from '@domain/filing/sections';
import type { Filing } from '@domain/filing/types';
import { handNames } from '@domain/workflow/hands';
import { Button, Tag } from 'antd';
import { useSelector } from 'umi';
import Panel from '@/components/Panel';
import SignedBy from '@/components/SignedBy';
import { isDirty } from '@/filling/draft/state';
import type { RootState } from '@/models/connect';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';
import type { HandsState } from './useHands';
import { useSigning } from './useSigning';

interface HandsProps {
  form: Form;
  filing: Filing;
  state: HandsState;
}

/** Who of the company has signed, when, and who is due; whoever is signs here. */
export default function Hands({ form, filing, state }: HandsProps) {
  const { t } = useLanguage();
  const say = useText();
  const isUnsaved = useSelector((root: RootState) => isDirty(root.filing));
  const { hands, inOrder, onHands } = state;
  const { sign, isSending, dialog } = useSigning(filing.id ?? '', filing.version, onHands);
  if (hands.length === 0) return null;
  const isOpen = hands.some(({ due }) => due);
  const scopeOf = ({ sections }: HandData) =>
    sections.length === 0
      ? t('forms.hands.whole')
      : form.sections
          .filter(({ key }) => sections.includes(key))
          .map((section) => say(shortTitleOf(section)))
          .join(t('forms.hands.comma'));
  return (
    <Panel id="form-hands" title={t('forms.hands.title')}>
      {isOpen && <p>{t(inOrder ? 'forms.hands.inOrder' : 'forms.hands.freely')}</p>}
      <ol className={styles.hands}>
        {hands.map((each) => (
          <li key={each.hand} className={styles.hand}>
            <strong>{say(handNames[each.hand])}</strong>
            <span className={styles.scope}>{t('forms.hands.scope', { scope: scopeOf(each) })}</span>
            <Standing hand={each} />
            {each.due && each.own && (
              <Button
                type="primary"
                loading={isSending}
                disabled={isUnsaved}
                onClick={() => void sign(each.hand)}
              >
                {t('forms.hands.signAs', { hand: say(handNames[each.hand]) })}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isUnsaved && hands.some(({ due, own }) => due && own) && (
        <p role="status">{t('forms.hands.unsaved')}</p>
      )}
      {dialog}
    </Panel>
  );
}

function Standing({ hand: { signature, due, holders } }: { hand: HandData }) {
  const { t } = useLanguage();
  if (signature)
    return (
      <span className={styles.standing}>
        <Tag color="success">{t('forms.hands.signed')}</Tag>
        <SignedBy signature={signature} />
      </span>
    );
  return (
    <span className={styles.standing}>
      <Tag color={due ? 'warning' : 'default'}>{t(due ? 'forms.hands.due' : 'forms.hands.later')}</Tag>
      {holders.length > 0 ? (
        <bdi>{holders.map(({ name }) => name).join(t('forms.hands.comma'))}</bdi>
      ) : (
        <span>{t('forms.hands.nobody')}</span>
      )}
    </span>
  );
}

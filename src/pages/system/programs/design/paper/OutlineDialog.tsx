import type { GuessedField } from '@domain/papers/form-outline/guess-field';
import type { GuessedSection } from '@domain/papers/form-outline/read-outline';
import { fieldTypes } from '@domain/program-documents/tables/choices';
import { Checkbox } from 'antd';
import { useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface OutlineDialogProps {
  outline: readonly GuessedSection[];
  onTake(taken: readonly GuessedSection[]): void;
  onClose(): void;
}

/** Sections found in a form. The chosen ones go into the draft, where kinds and texts are corrected. */
export default function OutlineDialog({ outline, onTake, onClose }: OutlineDialogProps) {
  const { t } = useLanguage();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const taken = outline.filter((_, index) => !left.has(index));
  const toggle = (index: number, isTaken: boolean) => {
    const next = new Set(left);
    if (isTaken) next.delete(index);
    else next.add(index);
    setLeft(next);
  };
  return (
    <Dialog
      open
      width={760}
      title={t('design.paper')}
      maskClosable={false}
      onOk={() => onTake(taken)}
      onCancel={onClose}
      okText={t('design.paper.take', { count: taken.length })}
      okButtonProps={{ disabled: taken.length === 0 }}
      cancelText={t('common.cancel')}
    >
      {outline.length === 0 ? (
        <EmptyHint text={t('design.paper.nothing')} />
      ) : (
        <>
          <p>{t('design.paper.about')}</p>
          <ul className={styles.sections}>
            {outline.map((section, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the outline does not change
              <li key={index}>
                <Checkbox checked={!left.has(index)} onChange={({ target }) => toggle(index, target.checked)}>
                  <strong>{section.title || t('design.paper.untitled')}</strong>
                </Checkbox>
                <SectionFields section={section} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function SectionFields({ section: { kind, fields, givenRows, offsets } }: { section: GuessedSection }) {
  const { t } = useLanguage();
  const say = useText();
  const describe = ({ label, type, unit, options }: GuessedField): string => {
    const name = fieldTypes.items.find(({ value }) => value === type);
    const kind = name && say(name);
    const more = [kind, !kind?.includes(unit ?? '') && unit, options?.join(t('list.comma'))].filter(Boolean);
    return `${label} (${more.join(' · ')})`;
  };
  return (
    <p className={styles.fields}>
      {kind === 'table' && <>{t('design.paper.table')} </>}
      {kind === 'yearly' && <>{t('design.paper.yearly', { count: offsets.length })} </>}
      <bdi>{fields.map(describe).join(t('list.comma'))}</bdi>
      {givenRows.length > 0 && (
        <bdi> {t('design.paper.rows', { rows: givenRows.join(t('list.comma')) })}</bdi>
      )}
    </p>
  );
}

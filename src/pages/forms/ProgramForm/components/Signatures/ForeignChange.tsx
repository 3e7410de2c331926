import type { Form } from '@domain/definition';
import { getSectionShortTitle } from '@domain/filing/sections';
import type { Filing } from '@domain/filing/types';
import { Alert } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useIsOwnName } from '@/utils/names';

interface ForeignChangeProps {
  form: Form;
  filing: Filing;
  /** Time at which this person signed or declined to: whoever does has read what stands there. */
  readAt: string | undefined;
}

/** Tells a signatory who changed which sections since the page was opened: what was read there is no longer what is signed. */
export default function ForeignChange({ form, filing, readAt }: ForeignChangeProps) {
  const { t, say } = useLanguage();
  const [{ data: read, at }, setRead] = useState({ data: filing.data, at: readAt });
  if (readAt && readAt !== at) setRead({ data: filing.data, at: readAt });
  const isOwn = useIsOwnName(filing.updated_by ?? '');
  const changed = form.sections.filter(
    ({ key, kind }) =>
      kind !== 'computed' && JSON.stringify(read[key] ?? null) !== JSON.stringify(filing.data[key] ?? null),
  );
  if (isOwn || changed.length === 0) return null;
  const told = {
    by: filing.updated_by || t('forms.conflict.somebody'),
    at: formatDateTime(filing.updated_at),
    sections: changed.map((section) => say(getSectionShortTitle(section))).join(t('list.comma')),
  };
  return (
    <Alert type="warning" showIcon message={<span role="status">{t('forms.hands.changed', told)}</span>} />
  );
}

import { maskSensitiveText } from '@domain/checks/mask';
import type { Field, AnswerValue as Value } from '@domain/definition';
import { documentWords } from '@domain/document/words';
import { formatValue } from '@domain/filing/input';
import { getFieldUnit, getUnitText } from '@domain/filing/units';
import { Button } from 'antd';
import { useContext, useState } from 'react';
import { useFileViewer } from '@/components/FileViewer/context';
import ScanTag from '@/components/FileViewer/ScanTag';
import { useDownload } from '@/components/FileViewer/useDownload';
import { fetchFileInfo } from '@/services/files';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';
import { SampleFilesContext } from './SampleFilesContext';

interface AnswerValueProps {
  field: Field;
  value: Value;
  /** True in a table cell, where a blank value is shown as a dash. */
  inCell?: boolean;
}

const isBlank = (value: Value) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isTypedIn = (field: Field) => !field.computed && !field.auto;

/** Renders one answer read-only. A blank one is named as such: an empty space could also be a rendering fault. */
export function AnswerValue({ field, value, inCell = false }: AnswerValueProps) {
  const { language } = useLanguage();
  const say = useText();
  if (isBlank(value)) {
    const inWords = isTypedIn(field) && !inCell;
    return <span className={styles.blank}>{inWords ? say(documentWords.blank) : '—'}</span>;
  }
  if (field.type === 'file' && Array.isArray(value)) return <FileNames ids={value.map(String)} />;
  if (field.sensitive) return <Sensitive value={formatValue(field, value, language)} name={say(field)} />;
  return (
    <bdi className={field.type === 'textarea' ? styles.longText : undefined}>
      {formatValue(field, value, language)}
    </bdi>
  );
}

/** Renders a masked value, revealed on demand; printed in full, because the print is what gets signed. */
export function Sensitive({ value, name }: { value: string; name: string }) {
  const { t } = useLanguage();
  const [isShown, setShown] = useState(false);
  const masked = maskSensitiveText(value);
  if (masked === value) return <bdi>{value}</bdi>;
  return (
    <>
      <bdi className={styles.screen}>{isShown ? value : masked}</bdi>
      <bdi className={styles.paper}>{value}</bdi>
      <Button
        type="link"
        size="small"
        className={styles.screen ?? ''}
        aria-label={t(isShown ? 'center.info.hideOf' : 'center.info.showOf', { name })}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'center.info.hide' : 'center.info.show')}
      </Button>
    </>
  );
}

/** Renders a field's name with its unit, isolated in its own text direction. */
export function FieldName({ field }: { field: Field }) {
  const { t } = useLanguage();
  const say = useText();
  const unit = getFieldUnit(field);
  return (
    <bdi>
      {say(field)}
      {unit && <span className={styles.unit}>{t('forms.field.unit', { unit: say(getUnitText(unit)) })}</span>}
    </bdi>
  );
}

/**
 * Lists the attachments of one answer by name; each opens in the file viewer of the page, or is downloaded where there is
 * none.
 */
export function FileNames({ ids }: { ids: string[] }) {
  return (
    <ul className={styles.files}>
      {ids.map((id) => (
        <li key={id} data-file={id}>
          <FileName id={id} />
        </li>
      ))}
    </ul>
  );
}

export function FileName({ id }: { id: string }) {
  const { t } = useLanguage();
  const say = useText();
  const viewer = useFileViewer();
  const download = useDownload();
  const known = viewer?.files.find((file) => file.id === id);
  const isSample = useContext(SampleFilesContext);
  const { data = known, failure } = useRead(known ? null : fetchFileInfo, id);
  if (!data) {
    const isLoading = data === undefined && failure === null;
    const missing = isSample ? t('forms.file.sample') : say(documentWords.noFile);
    return <span className={styles.blank}>{isLoading ? t('center.load.loading') : missing}</span>;
  }
  const open = () => (viewer ? viewer.open(data) : download(data));
  return (
    <>
      <Button type="link" className={styles.file} title={`SHA-256 ${data.sha256}`} onClick={open}>
        <bdi>{data.name}</bdi>
      </Button>
      <ScanTag scan={data.scan} />
    </>
  );
}

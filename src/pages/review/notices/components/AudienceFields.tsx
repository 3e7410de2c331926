import { AUDIENCE_KINDS } from '@domain/announcements/announcements';
import { groupNames, STATUS_GROUPS } from '@domain/filing/status';
import { department as departments } from '@domain/reference/authorities';
import { Form } from 'antd';
import { useSelector } from 'umi';
import RadioGroup from '@/components/Controls/RadioGroup';
import { Select } from '@/components/Controls/Select';
import type { RootState } from '@/models/connect';
import { useProgramOptions } from '@/models/useProgramOptions';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import { useTextOptions } from '@/utils/useTextOptions';
import styles from '../index.module.css';
import { type NoticeValues, readAudience } from '../values';
import CompanyListField from './CompanyListField';

/** True for an officer of the city, whose notices may reach every department. */
const useCityOffice = (): boolean =>
  useSelector((state: RootState) => state.user.currentUser?.permissions.includes('review.final')) ?? false;

/** The audience of the announcement, and its present number of companies. */
export default function AudienceFields() {
  const { t } = useLanguage();
  const kind = Form.useWatch<NoticeValues['kind']>('kind');
  const isCity = useCityOffice();
  const nameOf = (value: NoticeValues['kind']) =>
    value === 'all' && !isCity ? t('notices.to.own') : t(`notices.to.${value}`);
  const kinds = AUDIENCE_KINDS.filter((value) => value !== 'company').filter(
    (value) => isCity || value !== 'department',
  );
  return (
    <>
      <Form.Item
        name="kind"
        label={t('notices.to')}
        rules={[{ required: true, message: t('notices.to.choose') }]}
      >
        <RadioGroup
          label={t('notices.to')}
          options={kinds.map((value) => ({ value, label: nameOf(value) }))}
        />
      </Form.Item>
      {kind === 'department' && <DepartmentField />}
      {kind === 'program' && <ProgramFields isCity={isCity} />}
      {kind === 'companies' && <CompanyListField />}
      <Reach />
    </>
  );
}

function useDepartmentOptions() {
  const say = useText();
  return departments.items.map((item) => ({ value: String(item.value), label: say(item) }));
}

function DepartmentField() {
  const { t } = useLanguage();
  const say = useText();
  return (
    <Form.Item
      name="department"
      label={say(departments.title)}
      getValueProps={(value?: string) => ({ value: value || undefined })}
      rules={[{ required: true, message: t('notices.department.choose') }]}
    >
      <Select showSearch optionFilterProp="label" options={useDepartmentOptions()} />
    </Form.Item>
  );
}

function ProgramFields({ isCity }: { isCity: boolean }) {
  const { t } = useLanguage();
  const say = useText();
  const optionsOf = useTextOptions();
  const programOptions = useProgramOptions();
  const departmentOptions = useDepartmentOptions();
  const batchName = useBatchName();
  const program = Form.useWatch<string | undefined>('program');
  const windows = useRead('declareDay');
  const batches = (windows.data ?? [])
    .filter((window) => window.program === program)
    .map(({ batch_year, batch_no }) => `${batch_year}-${batch_no}`);
  return (
    <div className={styles.row}>
      <Form.Item
        name="program"
        label={t('common.program')}
        rules={[{ required: true, message: t('notices.program.choose') }]}
      >
        <Select showSearch optionFilterProp="label" options={programOptions} />
      </Form.Item>
      <Form.Item name="batch" label={t('common.batch')}>
        <Select
          options={[
            { value: '', label: t('common.anyBatch') },
            ...batches.map((batch) => ({ value: batch, label: batchName(batch) })),
          ]}
        />
      </Form.Item>
      <Form.Item name="group" label={t('notices.group')}>
        <Select
          options={[{ value: '', label: t('notices.anyGroup') }, ...optionsOf(STATUS_GROUPS, groupNames)]}
        />
      </Form.Item>
      {isCity && (
        <Form.Item name="department" label={say(departments.title)}>
          <Select
            showSearch
            optionFilterProp="label"
            options={[{ value: '', label: t('common.anyDepartment') }, ...departmentOptions]}
          />
        </Form.Item>
      )}
    </div>
  );
}

/** The number of companies that the announcement would reach now. */
function Reach() {
  const { t } = useLanguage();
  const values = Form.useWatch([], Form.useFormInstance<NoticeValues>());
  const audience = readAudience(values ?? {});
  const count = useRead(audience && 'noticeRecipients', { data: { audience: audience ?? { kind: 'all' } } });
  if (!audience || !count.data) return null;
  return (
    <p role="status" className={styles.reach}>
      {t('notices.reach', { count: count.data.companies })}
    </p>
  );
}

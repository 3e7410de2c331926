import type { Form } from '@domain/definition';
import { MAX_ARCHIVED_FILINGS } from '@domain/document/archive';
import type { ExportRequest } from '@domain/document/calls';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  getAnswerColumnKey,
  LIST_COLUMN_KEYS,
  LIST_COLUMNS,
  MAX_EXPORT_ROWS,
  mayExportColumn,
} from '@domain/document/export';
import {
  MAX_HEADING_LENGTH,
  MAX_PRINTED_FILINGS,
  NOTICE_ORDERS,
  type NoticeOrder,
  noticeOrders,
  PRINTED_LISTS,
  type PrintedList,
} from '@domain/document/list';
import { listSectionFields } from '@domain/filing/sections';
import { findProgram } from '@domain/programs/find';
import { toFileLanguage } from '@domain/text';
import { Form as AntdForm, Input, Tree } from 'antd';
import { useEffect, useState } from 'react';
import { useSelector } from 'umi';
import Dialog from '@/components/Controls/Dialog';
import RadioGroup from '@/components/Controls/RadioGroup';
import { Select } from '@/components/Controls/Select';
import type { RootState } from '@/models/connect';
import { useProgramOptions } from '@/models/useProgramOptions';
import { useRightCheck } from '@/models/useRightCheck';
import { fetchExport, fetchList } from '@/services/documents';
import { call } from '@/utils/call';
import { ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { seesApprovedOnly } from '@/utils/pageName';
import { saveAs } from '@/utils/saveAs';
import { readStored, writeStored } from '@/utils/storage';
import { useRead } from '@/utils/useRead';
import ArchiveList from './Archives';

/** Default columns, where the person has not chosen any. */
const USUAL = ['no', 'company', 'credit_code', 'program', 'subject', 'status', 'submitted_at', 'assignee'];

/** The same for people who see approved filings alone, to pay their grants. */
const USUAL_OF_APPROVED = [
  'no',
  'company',
  'credit_code',
  'program',
  'subject',
  'decided_at',
  'project_no',
  'grant',
];

type Kind = ExportFormat | PrintedList | 'archive';
const KINDS: Kind[] = [...EXPORT_FORMATS, ...PRINTED_LISTS, 'archive'];

const isFormat = (kind: Kind): kind is ExportFormat => EXPORT_FORMATS.some((format) => format === kind);
function limitOf(kind: Kind): number {
  if (kind === 'archive') return MAX_ARCHIVED_FILINGS;
  return isFormat(kind) ? MAX_EXPORT_ROWS[kind] : MAX_PRINTED_FILINGS;
}

interface ExportDialogProps {
  open: boolean;
  filter: NonNullable<ExportRequest['filter']>;
  onClose(): void;
  /** Called when the dialog has disappeared. */
  onClosed?(): void;
}

export default function ExportDialog({ open, filter, onClose, onClosed }: ExportDialogProps) {
  const { t, language } = useLanguage();
  const programOptions = useProgramOptions();
  const [kind, setKind] = useState<Kind>('xlsx');
  const [program, setProgram] = useState(filter.program ?? '');
  const [isBusy, setBusy] = useState(false);
  const may = useRightCheck();
  const form = useFormOf(may('review.read') ? program : '');
  const groups = useGroups(form, may('ranking.read'));
  const isArchived = may('review.final');
  const archives = useRead(isArchived && kind === 'archive' ? 'archives' : null);
  const [chosen, choose] = useChosen(program);
  const notice = useNotice(may('ranking.read'));
  const known = groups.flatMap(({ children }) => children.map(({ key }) => key));
  const columns = known.filter((key) => chosen.includes(key));

  const take = async () => {
    setBusy(true);
    const asked = { ...filter, ...(program && { program }) };
    if (kind === 'archive') {
      // The archive is created in the background and stays in the list below.
      if (await mutate(call('orderArchive', { data: { filter: asked } }))) await archives.reload();
      setBusy(false);
      return;
    }
    try {
      const { name, blob } = isFormat(kind)
        ? await fetchExport({ format: kind, language: toFileLanguage(language), columns, filter: asked })
        : await fetchList({
            list: kind,
            language: toFileLanguage(language),
            filter: asked,
            ...(kind === 'notice' && notice.asked),
          });
      saveAs(blob, name);
      feedback.info(t('exports.done', { name }));
      onClose();
    } catch (error) {
      ignoreShownFailure(error);
      setBusy(false);
    }
  };

  const isEmpty = isFormat(kind) && columns.length === 0;
  const printText = kind === 'archive' ? t('exports.makeArchive') : t('exports.print');
  const okText = isFormat(kind) ? t('exports.take', { count: columns.length }) : printText;

  return (
    <Dialog
      open={open}
      title={t('exports.title')}
      onCancel={onClose}
      afterClose={onClosed}
      onOk={take}
      okText={isEmpty ? t('exports.none') : okText}
      cancelText={t('common.cancel')}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isEmpty }}
    >
      <p>{t(kind === 'archive' ? 'exports.archiveLead' : 'exports.lead')}</p>
      <AntdForm layout="vertical" component="div" requiredMark={false}>
        <AntdForm.Item label={t('exports.kind')}>
          <RadioGroup
            label={t('exports.kind')}
            value={kind}
            onChange={(event) => setKind(event.target.value)}
            options={KINDS.filter((value) => value !== 'archive' || isArchived).map((value) => ({
              value,
              label: t(`exports.${value}`, { limit: limitOf(value).toLocaleString('en-US') }),
            }))}
          />
        </AntdForm.Item>
        <AntdForm.Item label={t('common.program')}>
          <Select
            aria-label={t('common.program')}
            value={program}
            disabled={Boolean(filter.program)}
            onChange={setProgram}
            options={[
              { value: '', label: t(isFormat(kind) ? 'exports.noProgram' : 'common.anyProgram') },
              ...programOptions,
            ]}
          />
        </AntdForm.Item>
        {kind === 'notice' && notice.fields}
        {isFormat(kind) && (
          <AntdForm.Item label={t('exports.columns')}>
            <Tree
              checkable
              selectable={false}
              height={280}
              aria-label={t('exports.columns')}
              defaultExpandedKeys={['list']}
              treeData={groups}
              checkedKeys={columns}
              onCheck={(keys) => choose([keys].flat().map(String))}
            />
          </AntdForm.Item>
        )}
      </AntdForm>
      {kind === 'archive' && <ArchiveList resource={archives} />}
    </Dialog>
  );
}

/** Heading and order of the list for the public notice; an empty heading means the office's default. */
function useNotice(seesRanks: boolean) {
  const { t } = useLanguage();
  const say = useText();
  const [heading, setHeading] = useState('');
  const [order, setOrder] = useState<NoticeOrder>('no');
  const said = heading.trim();
  return {
    asked: { order, ...(said && { heading: said }) },
    fields: (
      <>
        <AntdForm.Item label={t('exports.heading')} htmlFor="notice-heading" extra={t('exports.objected')}>
          <Input
            id="notice-heading"
            maxLength={MAX_HEADING_LENGTH}
            placeholder={t('exports.heading.house')}
            value={heading}
            onChange={({ target }) => setHeading(target.value)}
          />
        </AntdForm.Item>
        <AntdForm.Item label={t('exports.order')}>
          <RadioGroup
            label={t('exports.order')}
            value={order}
            onChange={({ target: { value } }) => setOrder(value)}
            options={NOTICE_ORDERS.filter((value) => value !== 'rank' || seesRanks).map((value) => ({
              value,
              label: say(noticeOrders[value]),
            }))}
          />
        </AntdForm.Item>
      </>
    ),
  };
}

/** Present form of a program; null until it has loaded. */
function useFormOf(program: string): Form | null {
  const [loaded, setLoaded] = useState<{ program: string; form: Form }>();
  useEffect(() => {
    let isWanted = true;
    findProgram(program)
      ?.load()
      .then((form) => isWanted && setLoaded({ program, form }), feedback.error);
    return () => {
      isWanted = false;
    };
  }, [program]);
  return loaded?.program === program ? loaded.form : null;
}

/** Columns of the list, followed by the fields of the form by section. */
function useGroups(form: Form | null, isFinal: boolean) {
  const { t } = useLanguage();
  const say = useText();
  const listed = LIST_COLUMN_KEYS.filter((key) => mayExportColumn(key, isFinal));
  return [
    {
      key: 'list',
      title: t('exports.list'),
      children: listed.map((key) => ({ key: key as string, title: say(LIST_COLUMNS[key]) })),
    },
    ...(form?.sections ?? []).map((section) => ({
      key: section.key,
      title: say(section.title),
      children: listSectionFields(section).map((field) => ({
        key: getAnswerColumnKey(section, field),
        title: say(field),
      })),
    })),
  ];
}

/** Columns that the person last chose, per program. */
function useChosen(program: string): [string[], (columns: string[]) => void] {
  const person = useSelector((state: RootState) => state.user.currentUser);
  const key = `portal:export:${person?.id}:${program}`;
  const usual = person && seesApprovedOnly(person) ? USUAL_OF_APPROVED : USUAL;
  const [changed, setChanged] = useState<{ key: string; columns: string[] }>();
  const stored = readStored(key)?.split(',') ?? usual;
  const choose = (columns: string[]) => {
    writeStored(key, columns.join(','));
    setChanged({ key, columns });
  };
  return [changed?.key === key ? changed.columns : stored, choose];
}

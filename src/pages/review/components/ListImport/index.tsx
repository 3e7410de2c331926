import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { FieldAnswers } from '@domain/definition';
import type { ListSection } from '@domain/definition/list-section';
import { createListTemplate, type ReadList, readList } from '@domain/spreadsheet/list';
import type { SheetFault } from '@domain/spreadsheet/model';
import { toFileLanguage } from '@domain/text';
import { Button, Flex, Space } from 'antd';
import { useRef, useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import FileInput from '@/components/Controls/FileInput';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { SPREADSHEET_FILES } from '@/filling/spreadsheet/fileTypes';
import { FaultTable } from '@/filling/spreadsheet/ImportDialog/LineTable';
import { formatEnvelopeMessage, ignoreShownFailure, RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { saveAs } from '@/utils/saveAs';

/** What the server found in lines, which are counted from 0; doubts refuse nothing. */
interface LineFaults {
  faults: LineNote[];
  doubts?: LineNote[];
}
interface LineNote {
  line: number;
  field: string;
  msg: string;
}

/** Kind of list imported from a spreadsheet, all or nothing. */
export interface ImportedListKind<Item, Data extends LineFaults> {
  section: ListSection;
  itemIn(line: FieldAnswers): Item;
  send(items: Item[], preview: boolean): Promise<ResponseEnvelope<Data>>;
  columns: RecordColumn<Item>[];
  /** Returns the id of a line in the preview. */
  idOf(item: Item): string;
  /** Prefix of its text keys: `why` (with `limit`), `refused`, `ready` and `send` (with `count`). */
  texts: string;
}

/** A list that was read and checked; it is imported only without faults. */
interface CheckedList<Item> extends Pick<ReadList, 'sheets' | 'place' | 'faults' | 'notes'> {
  items: Item[];
  doubts: SheetFault[];
}

const toFaults = (notes: LineNote[] = []) =>
  notes.map(({ msg, ...rest }) => ({ ...rest, message: { zh: msg, en: msg } }));

/** False for a line without a value that it must have: the server takes no such line, not even to check it. */
const hasRequiredValues = ({ columns }: ListSection, line: FieldAnswers): boolean =>
  columns.every(({ key, required }) => !required || key in line);

/**
 * Reads the lines of a file and lets the server check what was readable of them; null where the server refused them, which has
 * been shown.
 */
async function judge<Item, Data extends LineFaults>(
  { section, itemIn, send }: ImportedListKind<Item, Data>,
  file: File,
): Promise<CheckedList<Item> | null> {
  const { readBookFile: bookIn } = await import('@/filling/spreadsheet/files');
  const book = await bookIn(file);
  if (!('sheets' in book))
    return { sheets: [], items: [], faults: [book], notes: [], doubts: [], place: () => [] };
  const { lines, addFaults, ...list } = readList(section, book);
  const { faults, place } = list;
  const items = lines.map(itemIn);
  const read = { ...list, items, doubts: [] };
  const whole = [...lines.keys()].filter((line) => hasRequiredValues(section, lines[line] ?? {}));
  if (whole.length === 0) return read;
  const answer = await send(
    whole.flatMap((line) => items[line] ?? []),
    true,
  );
  if (answer.code === CODE.success) {
    const found = (notes?: LineNote[]) =>
      toFaults(notes).map((note) => ({ ...note, line: whole[note.line] ?? note.line }));
    const doubts = place(found(answer.data.doubts)).map((doubt) => ({ ...doubt, isRefused: false }));
    return { ...read, faults: addFaults(found(answer.data.faults)), doubts };
  }
  if (faults.length > 0) return read;
  feedback.error(formatEnvelopeMessage(answer));
  return null;
}

interface ListImportProps<Item, Data extends LineFaults> {
  open: boolean;
  title: string;
  list: ImportedListKind<Item, Data>;
  onClose(): void;
  onImported(data: Data): void;
}

/** A list from a spreadsheet: a template, its faults by cell, a preview, and all of its lines or none. */
export default function ListImport<Item extends object, Data extends LineFaults>(
  props: ListImportProps<Item, Data>,
) {
  const { open, title, list, onClose, onImported } = props;
  return (
    <Dialog
      open={open}
      title={title}
      width={760}
      maskClosable={false}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <Importing list={list} onImported={onImported} />
    </Dialog>
  );
}

function Importing<Item extends object, Data extends LineFaults>({
  list,
  onImported,
}: Pick<ListImportProps<Item, Data>, 'list' | 'onImported'>) {
  const { section, send, columns, idOf, texts } = list;
  const { language, t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [judged, setJudged] = useState<CheckedList<Item> | null>(null);
  /** Faults that the server found only at the import itself. */
  const [refused, setRefused] = useState<SheetFault[]>([]);
  const [busy, setBusy] = useState<'template' | 'read' | 'import' | null>(null);

  const during = async (what: typeof busy, work: () => Promise<unknown>) => {
    setBusy(what);
    await work().catch((error: unknown) => {
      if (error instanceof RequestFailure) ignoreShownFailure(error);
      else feedback.warn(t(`sheets.${what === 'template' ? 'export' : 'import'}Failed`));
    });
    setBusy(null);
  };
  const saveTemplate = () =>
    during('template', async () => {
      const { createSheetFile } = await import('@/filling/spreadsheet/files');
      const sheet = createListTemplate(section, toFileLanguage(language));
      saveAs(await createSheetFile(sheet), `${sheet.name}.xlsx`);
    });
  const read = (file: File) =>
    during('read', async () => {
      setJudged(null);
      setRefused([]);
      setJudged(await judge(list, file));
    });
  const take = ({ items, place }: CheckedList<Item>) =>
    during('import', async () => {
      const sent = send(items, false);
      const done = await mutate(sent);
      if (done) return onImported(done);
      const answer = await sent.catch(() => null);
      setRefused(place(toFaults(answer?.data?.faults)));
    });

  const faults = [...(judged?.faults ?? []), ...refused];
  return (
    <Flex vertical gap="middle">
      <p>{t(`${texts}.why`, { limit: section.maxRows })}</p>
      <Space wrap>
        <Button loading={busy === 'template'} onClick={saveTemplate}>
          {t('lists.import.template')}
        </Button>
        <Button loading={busy === 'read'} onClick={() => input.current?.click()}>
          {t('lists.import.choose')}
        </Button>
        <FileInput
          ref={input}
          accept={SPREADSHEET_FILES}
          hidden
          aria-label={t('lists.import.choose')}
          onChoose={read}
        />
      </Space>
      {judged && judged.sheets.length > 1 && (
        <p>{t('lists.import.sheets', { names: judged.sheets.join(t('list.comma')) })}</p>
      )}
      {judged && faults.length > 0 && (
        <>
          <p role="alert">{t(`${texts}.refused`)}</p>
          <FaultTable faults={faults} />
        </>
      )}
      {judged && judged.notes.length > 0 && (
        <>
          <p>{t('lists.import.notes')}</p>
          <FaultTable faults={judged.notes} />
        </>
      )}
      {judged && judged.faults.length === 0 && (
        <>
          {faults.length === 0 && <p role="status">{t(`${texts}.ready`, { count: judged.items.length })}</p>}
          {judged.doubts.length > 0 && (
            <>
              <p>{t('lists.import.doubts')}</p>
              <FaultTable faults={judged.doubts} />
            </>
          )}
          <Preview items={judged.items} columns={columns} idOf={idOf} />
          <div>
            <Button type="primary" loading={busy === 'import'} onClick={() => take(judged)}>
              {t(`${texts}.send`, { count: judged.items.length })}
            </Button>
          </div>
        </>
      )}
    </Flex>
  );
}

const SHOWN_AT_MOST = 200;

function Preview<Item extends object>({
  items,
  columns,
  idOf,
}: Pick<ImportedListKind<Item, LineFaults>, 'columns' | 'idOf'> & { items: Item[] }) {
  const { t } = useLanguage();
  return (
    <>
      <RecordTable
        items={items.slice(0, SHOWN_AT_MOST).map((each) => ({ ...each, id: idOf(each) }))}
        columns={columns as RecordColumn<Item & { id: string }>[]}
      />
      {items.length > SHOWN_AT_MOST && <p>{t('lists.import.shown', { count: SHOWN_AT_MOST })}</p>}
    </>
  );
}

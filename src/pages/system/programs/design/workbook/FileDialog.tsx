import type { Answers } from '@domain/definition';
import { exchangeTexts } from '@domain/program-documents/exchange/messages';
import {
  type ItemDifference,
  type ProgramFileReading,
  readProgramFile,
} from '@domain/program-documents/exchange/program-file';
import { type ItemChoice, resolveLibraryItems } from '@domain/program-documents/exchange/resolve-items';
import { createItemFinder } from '@domain/program-documents/library-item';
import { writeDocumentRows } from '@domain/program-documents/tables';
import { libraryItems } from '@domain/programs/library.generated';
import { programBookTexts } from '@domain/spreadsheet/program-book/messages';
import type { ProgramBookReading } from '@domain/spreadsheet/program-book/read-program-book';
import { createFileFault } from '@domain/spreadsheet/sheet-faults';
import { fillText, type Text } from '@domain/text';
import { Radio } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { getSectionFields } from '@/filling/draft/changes';
import { useLanguage } from '@/utils/language';
import { hashText } from './hashText';
import styles from './index.module.css';
import TakeDialog from './TakeDialog';

const findOurs = createItemFinder(libraryItems);

type Choices = Readonly<Record<string, ItemChoice>>;

/** Returns the rows with the chosen items. */
function takeFile(reading: ProgramFileReading, choices: Choices, current: Answers): ProgramBookReading {
  const refuse = (faults: readonly { text: Text }[]): ProgramBookReading => ({
    answers: current,
    document: null,
    faults: faults.map(({ text }) => createFileFault(text)),
    notices: [],
  });
  if (!reading.file) return refuse(reading.faults);
  const { document, faults } = resolveLibraryItems(reading.file, reading.items, choices, findOurs);
  if (!document) return refuse(faults);
  const { key, title_zh: own } = getSectionFields(current, 'about');
  if (key && key !== document.key) {
    const theirs = document.manifest.title.zh;
    return refuse([{ text: fillText(programBookTexts.otherProgram, { theirs, own: String(own ?? '') }) }]);
  }
  return { answers: writeDocumentRows(document), document, faults: [], notices: [] };
}

interface FileDialogProps {
  text: string;
  /** Rows of the draft that the file is imported into. */
  current: Answers;
  onTake(answers: Answers): void;
  onClose(): void;
}

/** Dialog on what the file of another house would change, with a choice for each library item that differs. */
export default function FileDialog({ text, current, ...acts }: FileDialogProps) {
  const { t } = useLanguage();
  const [read, setRead] = useState<ProgramFileReading | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  useEffect(() => {
    readProgramFile(text, findOurs, hashText).then(setRead, () =>
      setRead({ faults: [{ text: exchangeTexts.notProgramFile }] }),
    );
  }, [text]);
  const reading = useMemo(() => read && takeFile(read, choices, current), [read, choices, current]);
  if (!read || !reading) return null;
  const differing = (read.file ? read.items : []).filter(({ kind }) => kind === 'differs');
  return (
    <TakeDialog title={t('design.file.import')} reading={reading} current={current} {...acts}>
      {differing.length > 0 && <ItemChoices items={differing} choices={choices} onChoose={setChoices} />}
    </TakeDialog>
  );
}

interface ItemChoicesProps {
  items: readonly ItemDifference[];
  choices: Choices;
  onChoose(choices: Choices): void;
}

/** A draft has its items written out: theirs stand in it beside ours of other programs, and the library stays as it is. */
const OFFERED = ['ours', 'theirs'] as const satisfies readonly ItemChoice[];

function ItemChoices({ items, choices, onChoose }: ItemChoicesProps) {
  const { t } = useLanguage();
  return (
    <section className={styles.choices} aria-label={t('design.file.items')}>
      <p>{t('design.file.items')}</p>
      {items.map(({ name }) => (
        <div key={name} className={styles.choice}>
          <bdi>{name}</bdi>
          <Radio.Group
            aria-label={name}
            value={choices[name] ?? 'ours'}
            onChange={({ target }) => onChoose({ ...choices, [name]: target.value })}
            options={OFFERED.map((value) => ({ value, label: t(`design.file.${value}`) }))}
          />
        </div>
      ))}
    </section>
  );
}

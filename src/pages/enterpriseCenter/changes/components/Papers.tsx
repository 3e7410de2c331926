import { changeEvidence, newLicence } from '@domain/company/changes';
import type { Answers, FileField } from '@domain/definition';
import Attachments from '@/filling/attachments';
import UploadsProvider from '@/filling/attachments/UploadsProvider';
import type { Edit } from '@/filling/draft/changes';
import { useText } from '@/utils/language';
import styles from './index.module.css';

/** Papers of a request, by the ids of their files. */
export interface TypedPapers {
  licence: string[];
  evidence: string[];
}

interface PapersProps {
  typed: Partial<TypedPapers>;
  type(change: Partial<TypedPapers>): void;
  /** Files are on their way: it cannot be sent yet. */
  onBusy(isBusy: boolean): void;
}

const SECTION = 'papers';
const BOXES: [keyof TypedPapers, FileField][] = [
  ['licence', newLicence],
  ['evidence', changeEvidence],
];
const form = {
  sections: [
    {
      key: SECTION,
      title: changeEvidence,
      kind: 'files' as const,
      fields: BOXES.map(([, field]) => field),
    },
  ],
};
const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The new licence and other evidence: a form of two fields, with the uploads of any form. */
export default function Papers({ typed, type, onBusy }: PapersProps) {
  const say = useText();
  const answers: Answers = {
    [SECTION]: Object.fromEntries(BOXES.map(([name, { key }]) => [key, typed[name] ?? []])),
  };
  const edit = (edits: readonly Edit[]) => {
    for (const [name, { key }] of BOXES) {
      const last = edits.findLast(({ field }) => field === key);
      if (last) type({ [name]: idsOf(last.value) });
    }
  };
  return (
    <UploadsProvider session={{ form, answers, filled: answers, edit }} onBusy={onBusy}>
      {BOXES.map(([name, field]) => (
        <div key={name} className={styles.papers}>
          <span id={`change-${name}`}>{say(field)}</span>
          <Attachments
            id={`change-${name}-input`}
            path={`${SECTION}.${field.key}`}
            field={field}
            ids={typed[name] ?? []}
            labelledBy={`change-${name}`}
            aria={{}}
            isCompact={false}
            onChange={(files) => type({ [name]: files })}
          />
        </div>
      ))}
    </UploadsProvider>
  );
}

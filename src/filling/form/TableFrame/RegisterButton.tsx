import { DatabaseOutlined } from '@ant-design/icons';
import type { CompanyRegister, Row, Section } from '@domain/definition';
import { createRowIndex, isRegisterSection, type RegisterSection } from '@domain/filing/company-registers';
import { getRowLimit, isBlankRow, isRowSection, listSectionFields } from '@domain/filing/sections';
import { Button } from 'antd';
import { Suspense, useContext, useMemo, useRef, useState } from 'react';
import { type OpenDraft, UploadsContext } from '@/filling/attachments/uploads';
import { useFormSession } from '@/filling/form/session';
import type { PickedEntry } from '@/filling/library/RegisterPicker';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { useRead } from '@/utils/useRead';

/** Loaded on a click, so that it is not part of every form's chunk. */
const RegisterPicker = lazyWithRetry(() => import('@/filling/library/RegisterPicker'));

/**
 * Button that takes entries of the company's registers into the section; absent where the section lists none, and where the
 * company has none that fit.
 */
export default function RegisterButton({ section, className }: RegisterButtonProps) {
  const draft = useContext(UploadsContext)?.draft;
  return draft && isRegisterSection(section) ? (
    <Opener section={section} draft={draft} className={className} />
  ) : null;
}

interface RegisterButtonProps {
  section: Section;
  /** Class of the line that the button stands in. */
  className?: string | undefined;
}

interface OpenerProps extends Pick<RegisterButtonProps, 'className'> {
  section: RegisterSection;
  draft: OpenDraft;
}

function Opener({ section, draft, className }: OpenerProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { rows, room, take } = useRegisterRows(section);
  const { data } = useRead('sectionEntries', {
    params: {
      program: draft.program,
      section: section.key,
      ...(draft.id && { except: draft.id }),
    },
  });
  const index = useMemo(() => createRowIndex(section, rows), [section, rows]);
  const isTaken = useMemo(
    () => (entry: PickedEntry) => index.has(entry.row as Row, entry.register as CompanyRegister),
    [index],
  );
  const free = data?.entries.filter((entry) => !isTaken(entry)).length ?? 0;
  if (!data || data.entries.length === 0) return null;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={className}>
      <Button
        ref={opener}
        type={isRowSection(section) && rows.length === 0 ? 'primary' : 'default'}
        icon={<DatabaseOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('library.pick.open', { count: free })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RegisterPicker
            section={section}
            data={data}
            isTaken={isTaken}
            room={room}
            onTake={(entries) => {
              take(entries);
              feedback.success(t('library.pick.taken.done', { count: entries.length }));
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Rows of the section that say something, its room, and the function that adds entries as one step that can be undone. */
function useRegisterRows(section: RegisterSection) {
  const { answers, setRows, edit } = useFormSession();
  const given = answers[section.key];
  const isTable = isRowSection(section);
  // A section that describes one entry can take any, also the one that it has.
  const rows = useMemo(
    () => (isTable && Array.isArray(given) ? given.filter((row) => !isBlankRow(section, row)) : []),
    [given, section, isTable],
  );

  const take = (entries: PickedEntry[]) => {
    const added = entries.map(({ row }) => row as Row);
    if (isTable)
      return setRows(section.key, (before) => [
        ...before.filter((row) => !isBlankRow(section, row)),
        ...added.map((row) => ({ row: createId(), ...row })),
      ]);
    const [first = {}] = added;
    const edits = listSectionFields(section)
      .filter(({ key }) => first[key] !== undefined)
      .map(({ key }) => ({ section: section.key, field: key, value: first[key] }));
    edit(edits, true);
  };
  const room = isTable ? Math.max(0, getRowLimit(section) - rows.length) : 1;
  return { rows, room, take };
}

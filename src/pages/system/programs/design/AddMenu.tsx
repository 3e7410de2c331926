import { PlusOutlined } from '@ant-design/icons';
import type { Answers } from '@domain/definition';
import { fieldTypes, sectionKinds } from '@domain/program-documents/tables/choices';
import { itemTables } from '@domain/program-documents/tables/definitions';
import type { ItemAddress } from '@domain/program-drafts/rows/items';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import { findRowContext } from './rowDefaults';

interface AddMenuProps {
  answers: Answers;
  chosen: ItemAddress | null;
  /** Adds a row; `kind`: the kind of a section or a field. */
  onAdd(table: string, kind: string): void;
}

const KINDS = { sections: sectionKinds, fields: fieldTypes } as const;

/** Adds a section or field of each kind, or a row of any other table, where it can belong to what is chosen. */
export default function AddMenu({ answers, chosen, onAdd }: AddMenuProps) {
  const { t } = useLanguage();
  const say = useText();
  const items: MenuProps['items'] = itemTables.map(({ key, title }) => {
    const kinds = key === 'sections' || key === 'fields' ? KINDS[key].items : [];
    const disabled = findRowContext(answers, chosen, key) === null;
    const label = say(title);
    if (kinds.length === 0) return { key: `${key} `, label, disabled };
    const children = kinds.map((kind) => ({ key: `${key} ${kind.value}`, label: say(kind) }));
    return { key, label, disabled, children };
  });
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items,
        style: { maxHeight: '60vh', overflow: 'auto' },
        onClick: ({ key }) => {
          const [table = '', kind = ''] = key.split(' ');
          onAdd(table, kind);
        },
      }}
    >
      <Button type="primary" icon={<PlusOutlined aria-hidden />} aria-haspopup="menu">
        {t('design.add')}
      </Button>
    </Dropdown>
  );
}

import type { Answers } from '@domain/definition';
import { listOfferedItems, type OfferedItem, writeLibraryRows } from '@domain/program-drafts/library-rows';
import type { CopiedRows } from '@domain/program-drafts/rows/edit-rows';
import { libraryItems } from '@domain/programs/library.generated';
import { libraryUses } from '@domain/programs/library-uses.generated';
import { programs } from '@domain/programs/registry';
import { Button, Form, Input } from 'antd';
import { Select } from '@/components/Controls/Select';
import ValidatedForm from '@/components/ValidatedForm';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';

interface LibraryFormProps {
  answers: Answers;
  onAdd(rows: CopiedRows[]): void;
}

const offered = listOfferedItems(libraryItems);

/** Chooses a section or rules of the library, and what they ask; they are written out where the outline is. */
export default function LibraryForm({ answers, onAdd }: LibraryFormProps) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<{ name: string } & Record<string, string>>();
  const name = Form.useWatch('name', form);
  const item = offered.find((each) => each.name === name);
  const group = (table: OfferedItem['table']) => ({
    label: t(`design.library.${table}`),
    options: offered
      .filter((each) => each.table === table)
      .map((each) => ({ value: each.name, label: say(each.title) })),
  });
  const uses = programs.filter(({ key }) => libraryUses[name ?? '']?.includes(key));
  function add({ name: _, ...values }: Record<string, string>): void {
    const rows = item && writeLibraryRows(item, values, libraryItems, answers);
    if (rows) onAdd(rows);
    else feedback.error(t('design.library.incomplete'));
  }
  return (
    <ValidatedForm form={form} onFinish={add} requiredMark={false}>
      <Form.Item
        name="name"
        label={t('design.library.item')}
        extra={
          uses.length > 0 &&
          t('design.library.usedIn', { programs: uses.map(({ title }) => say(title)).join(t('list.comma')) })
        }
        rules={[{ required: true, message: t('design.library.choose') }]}
      >
        <Select showSearch optionFilterProp="label" options={[group('sections'), group('rules')]} />
      </Form.Item>
      {item?.parameters.map((parameter) => (
        <Form.Item
          key={parameter}
          name={parameter}
          label={parameter}
          extra={t('design.library.parameter')}
          rules={[{ required: true, message: t('design.library.value') }]}
        >
          <Input autoComplete="off" maxLength={500} />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit">
        {t('design.add')}
      </Button>
    </ValidatedForm>
  );
}

import type { DeclarationSection as DeclarationSectionOf } from '@domain/definition';
import { isVisible } from '@domain/filing/scope';
import { Checkbox } from 'antd';
import { fieldsAt } from '@/filling/draft/changes';
import FaultText from '@/filling/form/FaultText';
import { useFormSession } from '@/filling/form/session';
import { useFieldStates } from '@/filling/form/useFieldStates';
import { useText } from '@/utils/language';
import FieldsSection from '../FieldsSection';
import styles from './index.module.css';

/** The filer's declaration: statements to read, promises to tick, and the signer. */
export default function DeclarationSection({ section }: { section: DeclarationSectionOf }) {
  const { answers, scope, edit } = useFormSession();
  const say = useText();
  const stateOf = useFieldStates();
  const typed = fieldsAt(answers, section.key);
  const fields = section.fields.filter((field) => isVisible(field, scope));
  const promises = fields.filter((field) => field.type === 'boolean');
  const signature = fields.filter((field) => field.type !== 'boolean');
  return (
    <>
      {section.statements && (
        <ol className={styles.statements}>
          {section.statements.map((statement) => (
            <li key={statement.zh}>{say(statement)}</li>
          ))}
        </ol>
      )}
      {promises.map((field) => {
        const path = `${section.key}.${field.key}`;
        const value = typed[field.key];
        const { fault, isRequired } = stateOf(field, path, { section: section.key, field: field.key }, value);
        return (
          <div key={field.key} className={styles.promise}>
            <Checkbox
              id={path}
              checked={value === true}
              aria-invalid={fault ? true : undefined}
              aria-required={isRequired || undefined}
              aria-describedby={fault && `${path}-fault`}
              onChange={(event) =>
                edit([{ section: section.key, field: field.key, value: event.target.checked ? true : null }])
              }
            >
              {say(field)}
            </Checkbox>
            <FaultText id={`${path}-fault`} text={fault} />
          </div>
        );
      })}
      <FieldsSection section={{ ...section, kind: 'fields', fields: signature }} />
    </>
  );
}

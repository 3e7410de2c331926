import {
  type CompanyFigure,
  type Field,
  type Form,
  findCompanyFigure,
  type Program,
  type Section,
} from '@domain/definition';
import { getFieldHelp } from '@domain/filing/field-help';
import { listFieldFigures } from '@domain/filing/figures';
import { parsePath } from '@domain/filing/paths';
import { listRulesAbout } from '@domain/filing/rules';
import { listSectionFields } from '@domain/filing/sections';
import { findProgramByRoute } from '@domain/programs/find';
import { Fragment } from 'react';
import LawText from '@/components/LawText';
import { useUsedAnswer } from '@/filling/form/usedAnswer';
import { useProgramForm } from '@/filling/hooks/useProgramForm';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/**
 * Help on the field that was used last, on pages with a form; it follows who moves from field to field. Nothing before one was used, and
 * for fields of which there is nothing to say.
 */
export default function FieldHelp({ path }: { path: string }) {
  const program = findProgramByRoute(path);
  const used = useUsedAnswer();
  return program && used ? <UsedField program={program} used={used} /> : null;
}

function UsedField({ program, used }: { program: Program; used: string }) {
  const form = useProgramForm(program);
  const at = parsePath(used);
  const section = form?.sections.find(({ key }) => key === at?.section);
  const field = section && listSectionFields(section).find(({ key }) => key === at?.field);
  return form && section && field ? <OneField form={form} section={section} field={field} /> : null;
}

interface OneFieldProps {
  form: Form;
  section: Section;
  field: Field;
}

/** Help on one field: what it takes, what its figure counts in every form, and the conditions that it is judged by. */
function OneField({ form, section, field }: OneFieldProps) {
  const { t } = useLanguage();
  const say = useText();
  const help = getFieldHelp(field);
  const figures = listFieldFigures(section, field).flatMap((key): CompanyFigure[] => {
    const figure = findCompanyFigure(key);
    return figure ? [figure] : [];
  });
  const conditions = [
    { title: t('help.field.rules'), rules: listRulesAbout(form, `${section.key}.${field.key}`) },
    { title: t('help.section.rules'), rules: listRulesAbout(form, section.key) },
  ].filter(({ rules }) => rules.length > 0);
  if (!help && figures.length === 0 && conditions.length === 0) return null;
  return (
    <section aria-labelledby="help-field" className={styles.field}>
      <h3 id="help-field">{t('help.field', { name: say(field) })}</h3>
      {help && <p dir="auto">{say(help)}</p>}
      {figures.map(({ definition }) => (
        <p key={definition.en} dir="auto">
          {t('help.field.counts', { definition: say(definition) })}
        </p>
      ))}
      {conditions.map(({ title, rules }) => (
        <Fragment key={title}>
          <p>{title}</p>
          <ul className={styles.notes}>
            {rules.map((rule) => (
              <li key={rule.id}>
                <bdi>{say(rule.met)}</bdi>
                <LawText text={rule.lawText} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

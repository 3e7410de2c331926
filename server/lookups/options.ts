import type { OptionNode } from '../../domain/calls/shapes';
import type { Dictionary, Option } from '../../domain/definition';
import { filingMessages } from '../../domain/filing/messages';
import { department, listedDepartments } from '../../domain/reference/authorities';
import { type Language, say, type Text } from '../../domain/text';

const toOptionNode = (option: Option, language: Language): OptionNode => ({
  value: option.value,
  label: say(option, language),
  ...(option.children && { children: option.children.map((child) => toOptionNode(child, language)) }),
});

/** Returns a dictionary as an option tree, labelled in one language. */
export const buildOptionTree = (dictionary: Dictionary, language: Language): OptionNode[] =>
  dictionary.items.map((option) => toOptionNode(option, language));

/** Finds the option with a value at any depth of the dictionary. */
export function findOption(dictionary: Dictionary, value: string): Option | undefined {
  const search = (options: Option[]): Option | undefined => {
    for (const option of options) {
      const found = option.value === value ? option : option.children && search(option.children);
      if (found) return found;
    }
    return undefined;
  };
  return search(dictionary.items);
}

type Office = { value: string; label: string };

function findOffice(
  offices: readonly (Text & { value: unknown })[],
  value: string | null,
  language: Language,
) {
  const known = offices.find((item) => item.value === value);
  return { value: value ?? '', label: say(known ?? filingMessages.departmentInCharge, language) };
}

/** A department by its value in the dictionary. */
export const toOffice = (value: string | null, language: Language): Office =>
  findOffice(department.items, value, language);

/** Department with its short name for lists. */
export const toListedOffice = (value: string | null, language: Language): Office =>
  findOffice(listedDepartments, value, language);

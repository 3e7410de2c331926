import { describe, expect, it } from 'vitest';
import type { ChoiceField } from '../definition';
import { ipType } from '../reference/achievements';
import { education, gender, professionalTitle } from '../reference/people';
import { findNearest } from './nearest';
import { listUnlistedParts, proposeOption, replaceChosenOptions } from './unlisted';

const kind: ChoiceField = { key: 'kind', zh: '类别', en: 'Kind', type: 'select', options: ipType };
const ways: ChoiceField = { ...kind, type: 'multiselect' };
const ofRows: ChoiceField = { ...kind, options: { rowsOf: 'team', column: 'no' } };

describe(proposeOption, () => {
  it.each([
    ['发明专利', 'invention'],
    ['发明', 'invention'],
    ['国防专利', 'invention_defence'],
    ['实用新型', 'utility_model'],
    ['外观设计', 'design'],
    ['软著', 'software_copyright'],
    ['计算机软件著作权', 'software_copyright'],
    ['集成电路布图设计', 'ic_layout'],
    ['Utility model', 'utility_model'],
  ])('returns the nearest option for %s', (text, value) => {
    expect(proposeOption(kind, text)?.value).toBe(value);
  });

  it.each(['商标', '专利', '无', 'x', '2024SR0123412', '软件著作权；实用新型专利'])(
    'returns nothing for %s',
    (text) => {
      expect(proposeOption(kind, text)).toBeUndefined();
    },
  );
});

describe(`${proposeOption.name}() for people`, () => {
  const ofGender: ChoiceField = { ...kind, options: gender };
  const ofEducation: ChoiceField = { ...kind, options: education };
  const ofTitle: ChoiceField = { ...kind, options: professionalTitle };

  it.each([
    [ofGender, '女性', 'female'],
    [ofGender, '男士', 'male'],
    [ofEducation, '本科', 'bachelor'],
    [ofEducation, '硕士', 'master'],
    [ofEducation, '大专', 'college'],
    [ofEducation, '本科以下', undefined],
    [ofGender, '不男', undefined],
    [ofTitle, '研究员级高级工程师', 'prof_engineer'],
    [ofTitle, '教授级高级工程师', 'prof_engineer'],
  ])('returns the nearest option of %j for %s', (field, text, value) => {
    expect(proposeOption(field, text)?.value).toBe(value);
  });
});

describe(findNearest, () => {
  it('finds a name that is written without its brackets', () => {
    const levels = ['国家级', '省（部）级', '市级', '区县级'];
    expect(findNearest('省部级', levels, (level) => [level])).toBe('省（部）级');
  });
});

describe(listUnlistedParts, () => {
  it('returns the parts that are no option, and none for rows of another table', () => {
    expect(listUnlistedParts(kind, '软件著作权')).toEqual([]);
    expect(listUnlistedParts(kind, ' 软著 ')).toEqual(['软著']);
    expect(listUnlistedParts(ways, '软著；植物新品种、发明')).toEqual(['软著', '发明']);
    expect(listUnlistedParts(ofRows, 'T07')).toEqual([]);
  });
});

describe(replaceChosenOptions, () => {
  it('returns the text with the chosen options in place of the parts', () => {
    const chosen = new Map([['软著', 'software_copyright']]);
    expect(replaceChosenOptions(kind, '软著', chosen)).toBe('software_copyright');
    expect(replaceChosenOptions(ways, '软著、植物新品种', chosen)).toBe('software_copyright；植物新品种');
    expect(replaceChosenOptions(kind, '发明', chosen)).toBe('发明');
  });
});

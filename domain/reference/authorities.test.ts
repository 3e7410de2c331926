import { expect, it } from 'vitest';
import { department, listedDepartments } from './authorities';

it('names departments in lists without the end that all of them share', () => {
  expect(listedDepartments.find(({ value }) => value === 'D210112')).toEqual({
    value: 'D210112',
    zh: '浑南区',
    en: 'Hunnan District',
  });
  expect(new Set(listedDepartments.map(({ zh }) => zh)).size).toBe(department.items.length);
});

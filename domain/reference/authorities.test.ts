import { describe, expect, it } from 'vitest';
import { department, listedDepartments } from './authorities';

describe('listedDepartments', () => {
  it('have names without the ending that all departments share', () => {
    expect(listedDepartments.find(({ value }) => value === 'D210112')).toEqual({
      value: 'D210112',
      zh: '浑南区',
      en: 'Hunnan District',
    });
    expect(new Set(listedDepartments.map(({ zh }) => zh)).size).toBe(department.items.length);
  });
});

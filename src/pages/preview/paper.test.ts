import { describe, expect, it } from 'vitest';
import { pageRules } from '.';

describe(pageRules, () => {
  it('escapes a file name that would end the style sheet', () => {
    const rules = pageRules('a" } body { display: none } @page { content: "</style>');
    expect(rules).not.toContain('</style>');
    expect(rules.match(/\{/g)).toHaveLength(3);
  });
});

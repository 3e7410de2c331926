import { describe, expect, it } from 'vitest';
import { pageRules } from '.';

describe('a printed filing', () => {
  it('cannot break out of the style sheet by its name', () => {
    const rules = pageRules('a" } body { display: none } @page { content: "</style>');
    expect(rules).not.toContain('</style>');
    expect(rules.match(/\{/g)).toHaveLength(3);
  });
});

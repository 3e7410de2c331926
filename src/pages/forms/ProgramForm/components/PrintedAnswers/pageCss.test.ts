import { describe, expect, it } from 'vitest';
import { buildPageCss } from './index';

describe(buildPageCss, () => {
  it('escapes a file name that would end the style sheet', () => {
    const rules = buildPageCss('a" } body { display: none } @page { content: "</style>');
    expect(rules).not.toContain('</style>');
    expect(rules.match(/\{/g)).toHaveLength(3);
  });

  it('keeps "page / pages" on one line, from left to right in any language', () => {
    expect(buildPageCss('a')).toMatch(/@bottom-right \{[^}]*white-space: nowrap; direction: ltr;/);
  });
});

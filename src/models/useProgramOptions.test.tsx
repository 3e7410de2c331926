import type { Role } from '@domain/accounts/roles';
import { programs } from '@domain/programs/index.generated';
import { render, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withPortal } from '../../tests/support/portal/with-portal';
import { useProgramOptions } from './useProgramOptions';

const Offered = () => useProgramOptions().map(({ value, label }) => <p key={value}>{label}</p>);
const offeredTo = (role: Role, granted: string[]) => {
  const { container } = render(withPortal({ role, programs: granted }, <Offered />));
  return within(container)
    .queryAllByText(/./, { selector: 'p' })
    .map((each) => each.textContent);
};

describe(useProgramOptions, () => {
  it('returns the programs that an office account is limited to', () => {
    expect(offeredTo('reviewer', ['gazelle'])).toEqual(['瞪羚企业申报']);
  });

  it.each([
    ['reviewer', []],
    ['filer', ['gazelle']],
  ] as const)('returns all programs to a %s with the programs %j', (role, granted) => {
    expect(offeredTo(role, [...granted])).toHaveLength(programs.length);
  });
});

import type { Assignee } from '@domain/calls/assigning';

/** A person as it is chosen: of several of one name the department tells them apart. */
export const officerName = ({ name, department }: Assignee): string =>
  department ? `${name} (${department})` : name;

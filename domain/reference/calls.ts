/** Calls that answer with option lists. Those of one program are in its manifest; see `defineLookupQuery`, `optionTree`. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { optionTree } from '../calls/shapes';
import { key } from '../calls/text-kinds';

const TAG = 'lookups';

export const departments = defineCall('departments', 'GET /api/v1.0/portal/company/register/dept_list/', {
  tag: TAG,
  summary: 'Departments in charge: the first reviewers of every filing',
  access: 'public',
  data: optionTree,
});

export const taxAuthorities = defineCall('taxAuthorities', 'GET /api/v1.0/portal/company/register/tax_list/', {
  tag: TAG,
  summary: 'Tax authorities',
  access: 'public',
  data: optionTree,
});

export const industries = defineCall('industries', 'GET /api/v1.0/portal/company/register/industry/', {
  tag: TAG,
  summary: 'Industries (GB/T 4754-2017), sections and divisions',
  access: 'public',
  data: optionTree,
});

/** Option groups by the name of their dictionary. */
const companyChoices = z.record(z.string(), optionTree);
export type CompanyChoices = z.infer<typeof companyChoices>;

export const companyChoose = defineCall('companyChoose', 'GET /api/v1.0/accounts/portal/company/choose', {
  tag: TAG,
  summary: 'The option groups that describe a company',
  access: 'signedIn',
  data: companyChoices,
});

/** Query of a call with several lists, chosen by `type`; an unknown type is answered with 208. */
export const defineLookupQuery = (types: readonly string[]) =>
  z.object({
    type: key.optional().describe(types.length > 0 ? `One of: ${types.join(', ')}` : 'The call has one list, whatever the type'),
  });

/**
 * Calls that return option lists: the portal's own, and those that programs name in their manifests. Programs may share a call;
 * each adds its types to it.
 */
import type { FastifyInstance } from 'fastify';
import { lookupMessages } from '../../domain/api/messages';
import { addApiBase, defineCall } from '../../domain/calls/define';
import { optionTree as optionTreeSchema } from '../../domain/calls/shapes';
import type { CallPath, Dictionary, LookupCall, Program } from '../../domain/definition';
import { department, district, taxAuthority } from '../../domain/reference/authorities';
import * as calls from '../../domain/reference/calls';
import {
  enterpriseScale,
  listingBoard,
  registrationType,
  taxCollectionMethod,
} from '../../domain/reference/companies';
import { industry } from '../../domain/reference/industry';
import { keyIndustryChain } from '../../domain/reference/key-industry-chain';
import type { Language } from '../../domain/text';
import { listRealPrograms } from '../../domain/trials/trial-key';
import { defineFeature } from '../core/define-feature';
import { createRefusal } from '../core/errors';
import { route } from '../core/http/route';
import { buildOptionTree } from './options';

const companyDictionaries = [
  registrationType,
  enterpriseScale,
  listingBoard,
  taxCollectionMethod,
  district,
  keyIndustryChain,
];

/** Groups the lookups of all programs by their call. */
export function listLookupsByCall(programs: Pick<Program, 'lookups'>[]): Map<CallPath, LookupCall[]> {
  const byCall = new Map<CallPath, LookupCall[]>();
  for (const lookup of programs.flatMap((program) => program.lookups ?? []))
    byCall.set(lookup.call, [...(byCall.get(lookup.call) ?? []), lookup]);
  return byCall;
}

/**
 * Loads the list of a call that has only one, or the first that its lookups have under a type. Throws 208 for an unknown type.
 */
async function loadDictionaries(lookups: LookupCall[], type: string): Promise<Dictionary[]> {
  for (const lookup of lookups) {
    const lists = await lookup.load();
    const found = lists[''] ?? (Object.hasOwn(lists, type) ? lists[type] : undefined);
    if (found) return [found].flat();
  }
  throw createRefusal(lookupMessages.unknownType);
}

const buildOptionTrees = (dictionaries: Dictionary[], language: Language) =>
  dictionaries.flatMap((dictionary) => buildOptionTree(dictionary, language));

/** Returns the types that a call accepts; empty where it has one list. */
async function listTypes(lookups: LookupCall[]): Promise<string[]> {
  const lists = await Promise.all(lookups.map((lookup) => lookup.load()));
  return lists.flatMap(Object.keys).filter((type) => type !== '');
}

/** Describes a lookup call once for all programs that share it. */
const programLookupCall = (callPath: CallPath, types: readonly string[]) =>
  defineCall(`lookup ${callPath.split(' ')[1]}`, addApiBase(callPath), {
    tag: 'lookups',
    summary: 'Options of the programs’ forms',
    access: 'signedIn',
    query: calls.defineLookupQuery(types),
    data: optionTreeSchema,
  });

function addRoutes(app: FastifyInstance, programs: Pick<Program, 'lookups'>[]): void {
  route(app, calls.departments, ({ language }) => buildOptionTree(department, language));
  route(app, calls.taxAuthorities, ({ language }) => buildOptionTree(taxAuthority, language));
  route(app, calls.industries, ({ language }) => buildOptionTree(industry, language));
  route(app, calls.companyChoose, ({ language }) =>
    Object.fromEntries(companyDictionaries.map((each) => [each.name, buildOptionTree(each, language)])),
  );
  for (const [callPath, lookups] of listLookupsByCall(programs))
    app.register(async (scope) =>
      route(scope, programLookupCall(callPath, await listTypes(lookups)), async ({ query, language }) =>
        buildOptionTrees(await loadDictionaries(lookups, query.type ?? ''), language),
      ),
    );
}

export const lookupsFeature = defineFeature({
  create: ({ programs }) => listRealPrograms(programs),
  addRoutes,
});

/** Reads the values that a function has closed over, through the debugger of the same process. */
import { Session } from 'node:inspector';

const session = new Session();
session.connect();

/** Every call of an inspector in its own process answers before it returns. */
function ask<T>(method: string, params: object): T {
  let answer: unknown;
  session.post(method, params, (error, result) => {
    if (error) throw new Error(JSON.stringify(error));
    answer = result;
  });
  return answer as T;
}

interface Property {
  name: string;
  value?: { objectId?: string; value?: unknown; unserializableValue?: string; description?: string };
}

const hand = globalThis as unknown as { given?: unknown; taken?: unknown };
const scopesByFunction = new Map<unknown, Map<string, Property>[]>();

const listProperties = (objectId: string | undefined) =>
  ask<{ result: Property[]; internalProperties: Property[] }>('Runtime.getProperties', {
    objectId,
    ownProperties: true,
  });

function listScopes(closure: unknown): Map<string, Property>[] {
  const known = scopesByFunction.get(closure);
  if (known) return known;
  hand.given = closure;
  const { result } = ask<{ result: { objectId: string } }>('Runtime.evaluate', {
    expression: 'globalThis.given',
  });
  const list = listProperties(result.objectId).internalProperties.find(({ name }) => name === '[[Scopes]]');
  const scopes = listProperties(list?.value?.objectId)
    .result.filter(({ name, value }) => /^\d+$/.test(name) && value?.description !== 'Global')
    .map(({ value }) => listProperties(value?.objectId).result)
    .map((properties) => new Map(properties.map((property) => [property.name, property])));
  scopesByFunction.set(closure, scopes);
  return scopes;
}

/** The value of a name that a function has closed over. */
export function readClosedValue(closure: unknown, name: string): { value: unknown } | undefined {
  const found = listScopes(closure)
    .find((scope) => scope.has(name))
    ?.get(name)?.value;
  if (!found) return undefined;
  if (!found.objectId)
    return { value: found.unserializableValue ? Number(found.unserializableValue) : found.value };
  ask('Runtime.callFunctionOn', {
    objectId: found.objectId,
    functionDeclaration: 'function () { globalThis.taken = this; }',
  });
  return { value: hand.taken };
}

/** A value as it is compared: one that was emptied again is as one that was never given. */
const toComparedText = (value: unknown): string =>
  JSON.stringify(value || null, (_, part) => part || undefined);

/** Returns whether a value of a form differs from its initial one. `isCounted`: whether a field counts; absent: all do. */
export const hasChanges = (values: object, initial: object = {}, isCounted = (_: string) => true): boolean =>
  Object.entries(values).some(
    ([name, value]) =>
      toComparedText(value) !== toComparedText((initial as Record<string, unknown>)[name]) && isCounted(name),
  );

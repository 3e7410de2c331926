/** Labels in place of keys: the text keeps its keys, and shows what they stand for. */

import { type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { LabelledRange } from '@domain/program-documents/vocabulary';

export interface ShownLabel extends Pick<LabelledRange, 'at' | 'path'> {
  text: string;
}

class LabelWidget extends WidgetType {
  constructor(private readonly label: ShownLabel) {
    super();
  }

  override eq({ label }: LabelWidget): boolean {
    return label.text === this.label.text && label.path === this.label.path;
  }

  toDOM(): HTMLElement {
    const sign = document.createElement('bdi');
    sign.className = 'cm-label';
    sign.textContent = this.label.text;
    sign.title = this.label.path;
    return sign;
  }
}

const decorate = (labels: readonly ShownLabel[], length: number): DecorationSet => {
  const ranges = labels
    .filter(({ at: [, end] }) => end <= length)
    .map(
      (label): Range<Decoration> =>
        Decoration.replace({ widget: new LabelWidget(label) }).range(label.at[0], label.at[1]),
    );
  return Decoration.set(ranges, true);
};

type FindLabels = (text: string) => readonly ShownLabel[] | null;

/** Asks for the labels anew, as after a change of language. */
export const relabel = StateEffect.define<null>();

/** While a text is half typed and no expression, the labels that it had stay with their characters. */
export function createLabels(getFinder: () => FindLabels) {
  const find = (text: string, before: DecorationSet) => {
    const labels = getFinder()(text);
    return labels ? decorate(labels, text.length) : before;
  };
  const field = StateField.define<DecorationSet>({
    create: ({ doc }) => find(doc.toString(), Decoration.none),
    update(labels, { docChanged, changes, newDoc, effects }) {
      const isAsked = effects.some((effect) => effect.is(relabel));
      if (!docChanged && !isAsked) return labels;
      return find(newDoc.toString(), labels.map(changes));
    },
    provide: (self) => [
      EditorView.decorations.from(self),
      EditorView.atomicRanges.of((view) => view.state.field(self, false) ?? Decoration.none),
    ],
  });
  return field;
}

/** The body of a program: what it asks, checks and prints. */
import type { Text } from '../text';
import type { Answers, Scope } from './answers';
import type { Continuation, Reader, Sight } from './continuation';
import type { DocumentPlan } from './document';
import type { EditionStep } from './editions';
import type { Assessment, Eligibility, Rule, Thresholds } from './rules';
import type { Section, SectionOf } from './sections';

export interface Form {
  sections: Section[];
  rules: Rule[];
  eligibility: Eligibility[];
  thresholds?: Thresholds;
  /** Given where a program publishes how its judges count. */
  assess?(scope: Scope): Assessment;
  /** Of a program that continues another. */
  continuation?: Continuation;
  /** The part of an approved filing that other companies see. Absent: nothing. */
  sightOf?(answers: Answers, reader: Reader): Sight;
  document: DocumentPlan;
  /** The rules, laws and notices that the form follows. */
  basis: string[];
  /** Benefits of an approved filing. Facts that stand among the conditions are the same objects here. */
  brings?: Text[];
  /** Steps by which answers of earlier editions come to this one. */
  editions?: EditionStep[];
}

/** A form as its program writes it: every function knows the program's own answers. */
export interface TypedForm<A> extends Omit<Form, 'sections' | 'rules' | 'thresholds' | 'assess' | 'sightOf'> {
  sections: { [K in keyof A & string]: SectionOf<A, K> }[keyof A & string][];
  rules: Rule<A>[];
  thresholds?: Thresholds<A>;
  assess?(scope: Scope<A>): Assessment;
  sightOf?(answers: A, reader: Reader): Sight;
}

/** Hands a form to the engine, which knows no program: the one place where the type of its answers is let go. */
export const defineForm = <A>(form: TypedForm<A>): Form => form as unknown as Form;

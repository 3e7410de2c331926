/** One closure for the parts of a chain of one operator: each of them is evaluated only while those before do not decide. */
import type { NodeEvaluator } from './evaluate';

export function joinByAnd(tests: readonly NodeEvaluator[]): NodeEvaluator {
  const [first, second, third, ...others] = tests as [NodeEvaluator, NodeEvaluator, ...NodeEvaluator[]];
  if (!third) return (scope, frame) => first(scope, frame) && second(scope, frame);
  const last = others.length > 0 ? joinByAnd([third, ...others]) : third;
  return (scope, frame) => first(scope, frame) && second(scope, frame) && last(scope, frame);
}

export function joinByOr(tests: readonly NodeEvaluator[]): NodeEvaluator {
  const [first, second, third, ...others] = tests as [NodeEvaluator, NodeEvaluator, ...NodeEvaluator[]];
  if (!third) return (scope, frame) => first(scope, frame) || second(scope, frame);
  const last = others.length > 0 ? joinByOr([third, ...others]) : third;
  return (scope, frame) => first(scope, frame) || second(scope, frame) || last(scope, frame);
}

export function joinByElse(tests: readonly NodeEvaluator[]): NodeEvaluator {
  const [first, second, ...others] = tests as [NodeEvaluator, NodeEvaluator, ...NodeEvaluator[]];
  const last = others.length > 0 ? joinByElse([second, ...others]) : second;
  return (scope, frame) => first(scope, frame) ?? last(scope, frame);
}

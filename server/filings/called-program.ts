/** The program of a generic call, whose path names it. */
import type { FastifyRequest } from 'fastify';
import type { Program } from '../../domain/definition';
import { isGenericProgram } from '../../domain/program-documents/addresses';
import { problems } from '../core/errors';
import type { FilingDeps } from './filing-deps';
import { getProgram } from './filing-steps';

/** False for a program whose calls differ from those of others in its key alone. */
export const hasOwnCalls = (program: Program): boolean => !isGenericProgram(program);

export function findCalledProgram(
  { programs }: Pick<FilingDeps, 'programs'>,
  { params }: FastifyRequest,
): Program {
  const program = getProgram(programs, (params as { program: string }).program);
  if (hasOwnCalls(program)) throw problems.notFound();
  return program;
}

/** The minutes of a draw by lot, on paper. */
import { minutesModel } from '../../domain/document/minutes';
import { cityOffice } from '../../domain/filing/offices';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import type { ExpertParts } from '../experts/expert-parts';
import { drawsOf } from '../experts/lot-service';
import type { PrintedDocument, Printing } from './printing';

interface MinutesParts extends Pick<Deps, 'house'> {
  printing: Printing;
  review: { experts: ExpertParts };
}

export async function printMinutes(
  { house, printing, review: { experts } }: MinutesParts,
  caller: Caller,
  filingId: string,
  drawId: string,
  language: Language,
): Promise<PrintedDocument> {
  const draw = (await drawsOf(experts, caller, filingId)).find(({ id }) => id === drawId);
  if (!draw) throw problems.notFound();
  const known = new Map((await experts.panels.experts(draw.candidates)).map((each) => [each.id, each]));
  const candidates = draw.candidates.map((id) => {
    const { name = '—', profile = null } = known.get(id) ?? {};
    return { id, name, unit: profile?.unit ?? '' };
  });
  const model = minutesModel({
    ...draw,
    at: new Date(draw.at),
    candidates,
    office: cityOffice(await house.current()),
    language,
  });
  return printing(caller, model, 'list', true);
}
